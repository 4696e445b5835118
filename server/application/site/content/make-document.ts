import { createHash } from "node:crypto";
import { council } from "#domain/council.ts";
import { fieldsIn, hasHindi } from "#domain/site/content/in-language.ts";
import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import { isReference, readStoredFields } from "#domain/site/content/stored.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import {
  findContentEntry,
  insertContentFile,
  lockContentEntry,
  selectMadeOf,
  updateContentDocuments,
  type ContentEntryRow,
} from "#db/queries/content-desk.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";

/** What a document is made of. Dates are YYYY-MM-DD. */
export type DocumentText = {
  readonly language: ContentLanguage;
  readonly title: string;
  readonly kindLabel: string;
  readonly summary: string;
  readonly publishedOn: string | null;
  readonly body: string;
};
export type DocumentToMake = { readonly entryId: string; readonly name: string; readonly madeOf: string; readonly text: DocumentText };

const maxDocumentBytes = 20 * 1024 * 1024;
const languages: readonly ContentLanguage[] = ["en", "hi"];
const columns = { en: "documentId", hi: "hindiDocumentId" } as const;

/**
 * Requests the PDFs of an entry's published text in each language that it has, unless the entry has an uploaded one. A PDF of the same text
 * keeps its address; those of an earlier text are removed at once.
 */
export async function askForDocuments(tx: Tx, row: ContentEntryRow): Promise<void> {
  const madeOf = await selectMadeOf(
    tx,
    languages.flatMap((language) => row[columns[language]] ?? []),
  );
  const texts = languages.map((language) => ({ column: columns[language], text: textOf(row, language) }));
  const isMade = ({ column, text }: (typeof texts)[number]): boolean => text !== undefined && madeOf.get(row[column] ?? "") === hashOf(text);
  const gone = texts.filter((one) => row[one.column] !== null && !isMade(one));
  if (gone.length > 0) await updateContentDocuments(tx, row.id, Object.fromEntries(gone.map(({ column }) => [column, null])));
  if (texts.some((one) => one.text !== undefined && !isMade(one))) await enqueue(tx, "make-content-document", { entryId: row.id });
}

/** The words of an entry that wants a PDF; undefined for one that has none in this language or brings its own. */
function textOf({ kind, publishedFields }: ContentEntryRow, language: ContentLanguage): DocumentText | undefined {
  const declared = contentKindOf(kind);
  if (!declared.hasDocument || publishedFields === null || publishedFields === undefined) return undefined;
  const stored: Readonly<Record<string, unknown>> = readStoredFields(kind, publishedFields);
  if (language === "hi" && !hasHindi(kind, stored)) return undefined;
  if (isReference(stored[language === "hi" ? "fileHindi" : "file"])) return undefined;
  const fields = fieldsIn(kind, stored, language);
  const word = (name: string): string => {
    const value = fields[name];
    return typeof value === "string" ? value : "";
  };
  if (word("body") === "") return undefined;
  const publishedOn = word("publishedOn");
  return {
    language,
    title: word(declared.titleField),
    kindLabel: language === "hi" ? (declared.titleHindi ?? declared.title) : declared.title,
    summary: word("summary"),
    publishedOn: publishedOn === "" ? null : publishedOn,
    body: word("body"),
  };
}

/** What the worker has to make: nothing that is made already, or no longer wanted. @throws forbidden (not the worker) */
export async function loadContentDocuments(ctx: AppContext, entryId: string): Promise<readonly DocumentToMake[]> {
  authorizeSystem(ctx.actor);
  const row = await findContentEntry(ctx.db, entryId);
  if (row === undefined) return [];
  return languages.flatMap((language) => {
    const text = row[columns[language]] === null ? textOf(row, language) : undefined;
    const name = `${council.slug}-${row.slug}${language === "hi" ? "-hi" : ""}.pdf`;
    return text === undefined ? [] : [{ entryId, name, madeOf: hashOf(text), text }];
  });
}

const hashOf = (text: DocumentText): string => createHash("sha256").update(JSON.stringify(text)).digest("hex");

/**
 * Keeps a made PDF. It is deleted when the words have changed since, because another one is on its way then, and when a second run
 * of the job has made one already.
 * @throws forbidden (not the worker); unavailable
 */
export async function keepContentDocument(
  ctx: AppContext,
  { entryId, name, madeOf, text: { language } }: DocumentToMake,
  pdf: Uint8Array,
  finish: (tx: Tx) => Promise<void>,
): Promise<void> {
  authorizeSystem(ctx.actor);
  const { storageKey, sizeBytes } = await ctx.files.keep(pdf, { maxBytes: maxDocumentBytes, name });
  const isKept = await ctx.db.transaction(async (tx) => {
    // A second run waits here until the first has committed, and then sees its PDF.
    const row = await lockContentEntry(tx, entryId);
    const text = row === undefined ? undefined : textOf(row, language);
    const isWanted = text !== undefined && row?.[columns[language]] === null && hashOf(text) === madeOf;
    if (isWanted) {
      const at = ctx.now();
      const file = { name, mediaType: "application/pdf", sizeBytes, storageKey, madeOf, language, createdAt: at };
      await updateContentDocuments(tx, entryId, { [columns[language]]: await insertContentFile(tx, file) });
      await updateContentVersion(tx);
    }
    await finish(tx);
    return isWanted;
  });
  if (!isKept) await ctx.files.delete(storageKey);
}
