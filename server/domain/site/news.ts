import { financialYearLabel } from "../dates.ts";
import type { DeadlineView, NewsView } from "./home-views.ts";
import type { PublishedContent } from "./content/published.ts";

type Announced = Pick<PublishedContent<"notice">, "slug"> & {
  readonly kind: "notice" | "tender";
  readonly fields: Pick<PublishedContent<"notice">["fields"], "title" | "publishedOn">;
};
type Tender = Pick<PublishedContent<"tender">, "slug"> & { readonly fields: Pick<PublishedContent<"tender">["fields"], "title" | "closesOn"> };

/** As many as fit beside the deadline. */
const newsShown = 4;

/** The newest notices and tenders together. */
export const latestNews = (announced: readonly Announced[]): readonly NewsView[] =>
  announced
    .flatMap(({ kind, slug, fields: { title, publishedOn } }) => (publishedOn === null ? [] : [{ kind, slug, title, on: publishedOn }]))
    .toSorted((a, b) => (a.on === b.on ? a.title.localeCompare(b.title, "en") : a.on < b.on ? 1 : -1))
    .slice(0, newsShown);

/** The last day for offers that comes next or, where it is sooner, the end of the membership year, on a day (YYYY-MM-DD in India). */
export function nextDeadline(tenders: readonly Tender[], today: string): DeadlineView {
  const financialYear = financialYearLabel(today);
  const yearEnds = `${Number(financialYear.slice(0, 4)) + 1}-03-31`;
  const [next] = tenders
    .flatMap(({ slug, fields: { title, closesOn } }) => (closesOn === null || closesOn < today ? [] : [{ slug, title, on: closesOn }]))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  if (next !== undefined && next.on <= yearEnds) return { kind: "tender", ...next };
  return { kind: "membership", on: yearEnds, financialYear };
}
