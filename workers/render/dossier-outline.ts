import { type PDFContext, PDFHexString, PDFName, PDFNumber, PDFRawStream, type PDFRef } from "@cantoo/pdf-lib";

export type Bookmark = { readonly title: string; readonly target: PDFRef; readonly children?: readonly Bookmark[] };
export type Attachment = { readonly name: string; readonly description: string; readonly ref: PDFRef };

/** The bookmarks of the dossier, expanded. @source ISO 32000-1, 12.3.3 */
export function registerOutline(context: PDFContext, bookmarks: readonly Bookmark[]): PDFRef {
  const root = context.nextRef();
  const { first, last, count } = registerLevel(context, root, bookmarks);
  context.assign(root, context.obj({ Type: "Outlines", Count: count, ...(first && last ? { First: first, Last: last } : {}) }));
  return root;
}

function registerLevel(context: PDFContext, parent: PDFRef, bookmarks: readonly Bookmark[]): { first?: PDFRef; last?: PDFRef; count: number } {
  const refs = bookmarks.map(() => context.nextRef());
  let count = bookmarks.length;
  bookmarks.forEach((bookmark, index) => {
    const ref = refs[index];
    if (ref === undefined) return;
    const inner = registerLevel(context, ref, bookmark.children ?? []);
    count += inner.count;
    const entry = context.obj({ Title: PDFHexString.fromText(bookmark.title), Parent: parent, Dest: [bookmark.target, PDFName.of("Fit")] });
    const neighbours = { Prev: refs[index - 1], Next: refs[index + 1], First: inner.first, Last: inner.last };
    for (const [key, neighbour] of Object.entries(neighbours)) if (neighbour !== undefined) entry.set(PDFName.of(key), neighbour);
    if (inner.count > 0) entry.set(PDFName.of("Count"), PDFNumber.of(inner.count));
    context.assign(ref, entry);
  });
  const [first] = refs;
  const last = refs.at(-1);
  return first && last ? { first, last, count } : { count };
}

/** The bytes of an original, for the reader's list of attachments; never opened by itself. @source ISO 32000-1, 7.11.4 */
export function registerAttachment(context: PDFContext, file: { name: string; description: string; bytes: Uint8Array }): Attachment {
  const { name, description, bytes } = file;
  const stream = PDFRawStream.of(context.obj({ Type: "EmbeddedFile", Params: { Size: bytes.length } }), bytes);
  const embedded = context.register(stream);
  const ref = context.register(
    context.obj({
      Type: "Filespec",
      F: PDFHexString.fromText(name),
      UF: PDFHexString.fromText(name),
      Desc: PDFHexString.fromText(description),
      EF: { F: embedded, UF: embedded },
    }),
  );
  return { name, description, ref };
}

/** The catalog's table of attachments, in the order of their names as a name tree must be. */
export function attachmentNames(context: PDFContext, attachments: readonly Attachment[]): PDFRef {
  const sorted = [...attachments].sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = sorted.flatMap(({ name, ref }) => [PDFHexString.fromText(name), ref]);
  return context.register(context.obj({ EmbeddedFiles: { Names: names } }));
}
