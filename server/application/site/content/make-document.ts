import { createHash } from "node:crypto";
import { council } from "#domain/council.ts";
import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import { referencesOf } from "#domain/site/content/stored.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { findContentEntry, insertContentFile, lockContentEntry, updateContentDocument, type ContentEntryRow } from "#db/queries/content-desk.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";

/** What a document is made of. Dates are YYYY-MM-DD. */
export type DocumentText = {
  readonly title: string;
  readonly kindLabel: string;
  readonly summary: string;
  readonly publishedOn: string | null;
  readonly body: string;
};
export type DocumentToMake = { readonly entryId: string; readonly name: string; readonly madeOf: string; readonly text: DocumentText };

const maxDocumentBytes = 20 * 1024 * 1024;

/** Requests the PDF of an entry's published text, unless the entry has an uploaded one. A PDF of an earlier text is removed at once. */
export async function askForDocument(tx: Tx, row: ContentEntryRow): Promise<void> {
  if (row.documentId !== null) await updateContentDocument(tx, row.id, null);
  if (textOf(row) !== undefined) await enqueue(tx, "make-content-document", { entryId: row.id });
}

/** The words of an entry that wants a PDF; undefined for one that has none or brings its own. */
function textOf({ kind, publishedFields }: ContentEntryRow): DocumentText | undefined {
  const declared = contentKindOf(kind);
  if (!declared.hasDocument || publishedFields === null || publishedFields === undefined || referencesOf(kind, publishedFields).files.length > 0)
    return undefined;
  const fields = new Map<string, unknown>(Object.entries(publishedFields));
  const word = (name: string): string => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  if (word("body") === "") return undefined;
  const publishedOn = word("publishedOn");
  return {
    title: word(declared.titleField),
    kindLabel: declared.title,
    summary: word("summary"),
    publishedOn: publishedOn === "" ? null : publishedOn,
    body: word("body"),
  };
}

/** What the worker has to make; undefined when it is made already, or no longer wanted. @throws forbidden (not the worker) */
export async function loadContentDocument(ctx: AppContext, entryId: string): Promise<DocumentToMake | undefined> {
  authorizeSystem(ctx.actor);
  const row = await findContentEntry(ctx.db, entryId);
  const text = row === undefined || row.documentId !== null ? undefined : textOf(row);
  if (row === undefined || text === undefined) return undefined;
  return { entryId, name: `${council.slug}-${row.slug}.pdf`, madeOf: hashOf(text), text };
}

const hashOf = (text: DocumentText): string => createHash("sha256").update(JSON.stringify(text)).digest("hex");

/**
 * Keeps a made PDF. It is deleted when the words have changed since, because another one is on its way then, and when a second run
 * of the job has made one already.
 * @throws forbidden (not the worker); unavailable
 */
export async function keepContentDocument(
  ctx: AppContext,
  { entryId, name, madeOf }: DocumentToMake,
  pdf: Uint8Array,
  finish: (tx: Tx) => Promise<void>,
): Promise<void> {
  authorizeSystem(ctx.actor);
  const { storageKey, sizeBytes } = await ctx.files.keep(pdf, { maxBytes: maxDocumentBytes, name });
  const isKept = await ctx.db.transaction(async (tx) => {
    // A second run waits here until the first has committed, and then sees its PDF.
    const row = await lockContentEntry(tx, entryId);
    const text = row === undefined ? undefined : textOf(row);
    const isWanted = text !== undefined && row?.documentId === null && hashOf(text) === madeOf;
    if (isWanted) {
      const at = ctx.now();
      const file = { name, mediaType: "application/pdf", sizeBytes, storageKey, madeOf, createdAt: at };
      await updateContentDocument(tx, entryId, await insertContentFile(tx, file));
      await updateContentVersion(tx);
    }
    await finish(tx);
    return isWanted;
  });
  if (!isKept) await ctx.files.delete(storageKey);
}
