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
