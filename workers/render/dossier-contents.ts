import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { Box } from "./dossier-geometry.ts";

const name = (value: string): PDFName => PDFName.of(value);

/** Makes forms of the contents of pages; pages that share content and resources share the form. */
export class PageContents {
  private readonly context: PDFContext;
  private readonly made = new Map<string, PDFRef>();
  private readonly joined = new Set<PDFRef>();

  constructor(context: PDFContext) {
    this.context = context;
  }

  formOf(page: PDFDict, { left, bottom, right, top }: Box): PDFRef | undefined {
    const parts = partsOf(page);
    if (parts.length === 0) return undefined;
    const resources = page.get(name("Resources"));
    const box = [left, bottom, right, top];
    const isShareable = resources === undefined || resources instanceof PDFRef;
    const key = [...parts.map(({ ref }) => ref?.toString() ?? "direct"), resources?.toString() ?? "", ...box].join(" ");
    const known = isShareable ? this.made.get(key) : undefined;
    if (known !== undefined) return known;
    const form = this.context.register(this.formFrom(parts, resources, box));
    this.made.set(key, form);
    return form;
  }

  /** Their bytes are in the forms. */
  deleteJoined(): void {
    for (const ref of this.joined) this.context.delete(ref);
  }

  private formFrom(parts: readonly Part[], resources: PDFObject | undefined, box: readonly number[]): PDFStream {
    for (const { ref } of parts) if (ref !== undefined) this.joined.add(ref);
    const [only] = parts;
    const form =
      parts.length === 1 && only?.stream instanceof PDFRawStream
        ? PDFRawStream.of(only.stream.dict.clone(this.context), only.stream.contents)
        : this.context.flateStream(joinedText(parts));
    form.dict.set(name("Type"), name("XObject"));
    form.dict.set(name("Subtype"), name("Form"));
    form.dict.set(name("BBox"), this.context.obj([...box]));
    if (resources !== undefined) form.dict.set(name("Resources"), resources);
    return form;
  }
}

type Part = { readonly ref: PDFRef | undefined; readonly stream: PDFStream };

function partsOf(page: PDFDict): Part[] {
  const held = page.get(name("Contents"));
  const contents = page.lookup(name("Contents"));
  const all = contents instanceof PDFArray ? contents.asArray() : held === undefined ? [] : [held];
  return all.flatMap((part) => {
    const stream = page.context.lookup(part);
    return stream instanceof PDFStream ? [{ ref: part instanceof PDFRef ? part : undefined, stream }] : [];
  });
}

/** Filters whose output is text; a part with another one, such as a picture's, draws nothing in any reader. */
const textFilters = new Set(["FlateDecode", "LZWDecode", "ASCII85Decode", "ASCIIHexDecode", "RunLengthDecode"]);

function joinedText(parts: readonly Part[]): Uint8Array {
  const blank = Buffer.from("\n");
  return Buffer.concat(parts.flatMap(({ stream }) => (isText(stream) ? [decoded(stream), blank] : [])));
}

const decoded = (stream: PDFStream): Uint8Array => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents());

function isText(stream: PDFStream): boolean {
  const filter = stream.dict.lookup(name("Filter"));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  return filters.every((each) => each instanceof PDFName && textFilters.has(each.decodeText()));
}
