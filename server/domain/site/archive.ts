import type { DocumentCategory } from "./documents-view.ts";

/** The categories that hold what is past its date. */
const ofArchive: ReadonlySet<DocumentCategory> = new Set(["pastNotices", "pastTenders"]);
export const isOfArchive = (category: DocumentCategory): boolean => ofArchive.has(category);

/**
 * The last day of a notice in its list: its own, or twelve months after its date. From the next day it stands in the archive.
 * Dates are YYYY-MM-DD; null for a notice without a date, which stays.
 * @source GIGW 3.0 "Content archival policy"
 */
export function noticePastAfter({ publishedOn, lastOn }: { readonly publishedOn: string | null; readonly lastOn: string | null }): string | null {
  if (lastOn !== null || publishedOn === null) return lastOn;
  const [year = "", ...monthAndDay] = publishedOn.split("-");
  return [Number(year) + 1, ...monthAndDay].join("-");
}

/** A notice or tender with the days that decide when it stands in the archive. */
type Dated =
  | { readonly kind: "notice"; readonly fields: { readonly publishedOn: string | null; readonly lastOn: string | null } }
  | { readonly kind: "tender"; readonly fields: { readonly closesOn: string | null } };

/** Whether a notice or tender stands in the archive on a day (YYYY-MM-DD in India). */
export function isPast(entry: Dated, today: string): boolean {
  const lastDay = entry.kind === "notice" ? noticePastAfter(entry.fields) : entry.fields.closesOn;
  return lastDay !== null && lastDay < today;
}
