import { z } from "zod";
import { audienceText, type Audience } from "#domain/circulars/audience.ts";
import type { CircularPdfs } from "#domain/circulars/circular-views.ts";
import { stateCodes } from "#domain/members/gst-states.ts";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import { countReaders, type AudienceColumns } from "#db/queries/circular-readers.ts";
import { findCircularFiles, getCircular, type CircularRow, type RelatedCircular, type ShownCircular } from "#db/queries/circulars.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { renderMarkdown } from "../../infra/markdown.ts";

export const CircularId = z.object({ id: z.uuid() });
export type CircularId = z.output<typeof CircularId>;

/** A circular as the caller last saw it. */
export const CircularRevision = CircularId.extend({ revision: z.int().min(1) });
export type CircularRevision = z.output<typeof CircularRevision>;

export const audienceOf = ({ isForAll, schemes, deviceGroups, gstCodes }: AudienceColumns): Audience => ({
  isForAll,
  schemes,
  deviceGroups,
  states: stateCodes.filter((code) => gstCodes.includes(code)),
});

/** The address of a circular's PDF in a language. */
export const circularPdfPath = (id: string, language: ContentLanguage): string => `/files/circulars/${id}/${language}`;

/** Where the PDFs of a circular are. The PDF of the office is one for both languages; a made one may still be on its way. */
export function pdfPathsOf({
  id,
  fileId,
  documentId,
  hindiDocumentId,
}: Pick<CircularRow, "id" | "fileId" | "documentId" | "hindiDocumentId">): CircularPdfs {
  const path = (language: ContentLanguage, made: string | null) => (fileId === null && made === null ? null : circularPdfPath(id, language));
  return { en: path("en", documentId), hi: path("hi", hindiDocumentId), isOne: fileId !== null };
}

/** What the desk may do with a circular now. */
export type CircularAction = "save" | "publish" | "discard" | "withdraw" | "replace";
const actionsOf = ({ state, replacedBy }: ShownCircular): readonly CircularAction[] => {
  if (state === "draft") return ["save", "publish", "discard"];
  if (state === "withdrawn") return [];
  return replacedBy === null ? ["withdraw", "replace"] : ["withdraw"];
};

/** A circular for the desk, with its audience and its readers. */
export type CircularView = Pick<
  ShownCircular,
  | "id"
  | "revision"
  | "number"
  | "state"
  | "subject"
  | "subjectHindi"
  | "body"
  | "bodyHindi"
  | "holdsFromOn"
  | "isPublic"
  | "isUrgent"
  | "replacesId"
  | "fileId"
  | "withdrawnReason"
  | "withdrawnAt"
  | "withdrawnByName"
  | "updatedAt"
  | "updatedByName"
  | "publishedAt"
  | "publishedByName"
> & {
  readonly audience: Audience;
  readonly audienceText: string;
  readonly bodyHtml: string;
  readonly bodyHindiHtml: string;
  readonly file: { readonly name: string; readonly sizeBytes: number } | null;
  readonly pdfs: CircularPdfs;
  readonly replaces: RelatedCircular | null;
  readonly replacedBy: RelatedCircular | null;
  readonly firms: number;
  readonly readers: number;
  readonly actions: readonly CircularAction[];
};

/** @throws not_found */
export async function viewOfCircular(db: Db | Tx, id: string): Promise<CircularView> {
  const row = await getCircular(db, id);
  const [files, counts] = await Promise.all([findCircularFiles(db, [row.fileId]), countReaders(db, id)]);
  const file = files.get(row.fileId ?? "");
  const audience = audienceOf(row);
  const { revision, number, state, subject, subjectHindi, body, bodyHindi, holdsFromOn, isPublic, isUrgent, replacesId, fileId } = row;
  const { withdrawnReason, withdrawnAt, withdrawnByName, updatedAt, updatedByName, publishedAt, publishedByName, replaces, replacedBy } = row;
  return {
    id,
    revision,
    number,
    state,
    subject,
    subjectHindi,
    body,
    bodyHindi,
    bodyHtml: renderMarkdown(body),
    bodyHindiHtml: renderMarkdown(bodyHindi, "hi"),
    holdsFromOn,
    audience,
    audienceText: audienceText(audience),
    isPublic,
    isUrgent,
    replacesId,
    replaces,
    replacedBy,
    fileId,
    file: file === undefined ? null : { name: file.name, sizeBytes: file.sizeBytes },
    pdfs: pdfPathsOf(row),
    withdrawnReason,
    withdrawnAt,
    withdrawnByName,
    updatedAt,
    updatedByName,
    publishedAt,
    publishedByName,
    ...counts,
    actions: actionsOf(row),
  };
}
