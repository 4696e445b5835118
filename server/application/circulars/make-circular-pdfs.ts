import { circularSlug } from "#domain/circulars/circular-number.ts";
import { council } from "#domain/council.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import type { Tx } from "#db/connection/client.ts";
import { getCircular, insertCircularFile, lockCircular, updateMadeDocument, type CircularRow } from "#db/queries/circulars.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** What a PDF of a circular is made of. Dates are YYYY-MM-DD. */
export type CircularPdfText = {
  readonly circularId: string;
  readonly language: ContentLanguage;
  readonly name: string;
  readonly number: string;
  readonly subject: string;
  readonly body: string;
  readonly publishedOn: string;
  readonly holdsFromOn: string;
  /** The number of the circular that it replaces; null without one. */
  readonly replaces: string | null;
};

const maxPdfBytes = 20 * 1024 * 1024;
const columns = { en: "documentId", hi: "hindiDocumentId" } as const;

/** The PDFs that are still to be made: none for a circular with a PDF of the office. @throws forbidden (not the worker); not_found */
export async function loadCircularPdfs(ctx: AppContext, circularId: string): Promise<readonly CircularPdfText[]> {
  authorizeSystem(ctx.actor);
  const row = await getCircular(ctx.db, circularId);
  const { number, financialYear, serial, publishedAt, holdsFromOn, replaces } = row;
  if (number === null || financialYear === null || serial === null || publishedAt === null || row.fileId !== null) return [];
  const missing = (["en", "hi"] as const).filter((language) => row[columns[language]] === null);
  return missing.map((language) => ({
    circularId,
    language,
    name: `${council.slug}-circular-${circularSlug({ financialYear, serial })}${language === "hi" ? "-hi" : ""}.pdf`,
    number,
    ...textsIn(row, language),
    publishedOn: calendarDateInIndia(publishedAt),
    holdsFromOn,
    replaces: replaces?.number ?? null,
  }));
}

const textsIn = ({ subject, subjectHindi, body, bodyHindi }: CircularRow, language: ContentLanguage) =>
  language === "hi" ? { subject: subjectHindi, body: bodyHindi } : { subject, body };

/** Keeps a made PDF; a second run of the job deletes its own when one is there already. @throws forbidden (not the worker); unavailable */
export async function keepCircularPdf(
  ctx: AppContext,
  { circularId, language, name }: CircularPdfText,
  pdf: Uint8Array,
  finish: (tx: Tx) => Promise<void>,
): Promise<void> {
  authorizeSystem(ctx.actor);
  const { storageKey, sizeBytes } = await ctx.files.keep(pdf, { maxBytes: maxPdfBytes, name });
  const isKept = await ctx.db.transaction(async (tx) => {
    const row = await lockCircular(tx, circularId);
    const isWanted = row[columns[language]] === null;
    if (isWanted) {
      const { id } = await insertCircularFile(tx, { name, sizeBytes, storageKey, createdAt: ctx.now(), createdBy: null });
      await updateMadeDocument(tx, circularId, columns[language], id);
      if (row.isPublic) await updateContentVersion(tx);
    }
    await finish(tx);
    return isWanted;
  });
  if (!isKept) await ctx.files.delete(storageKey);
}
