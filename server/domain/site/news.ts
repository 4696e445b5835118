import { financialYearLabel } from "../dates.ts";
import { isPast } from "./archive.ts";
import type { DeadlineView, NewsView } from "./home-views.ts";
import type { PublishedContent } from "./content/published.ts";

type NoticeFields = PublishedContent<"notice">["fields"];
type TenderFields = PublishedContent<"tender">["fields"];
type Announced = Pick<PublishedContent<"notice">, "slug" | "writtenIn"> &
  (
    | { readonly kind: "notice"; readonly fields: Pick<NoticeFields, "title" | "publishedOn" | "lastOn"> }
    | { readonly kind: "tender"; readonly fields: Pick<TenderFields, "title" | "publishedOn" | "closesOn"> }
  );
type Tender = Pick<PublishedContent<"tender">, "slug" | "writtenIn"> & { readonly fields: Pick<TenderFields, "title" | "closesOn"> };

/** As many as fit beside the deadline. */
const newsShown = 4;

/** The newest notices and tenders together, on a day (YYYY-MM-DD in India), without those that stand in the archive then. */
export const latestNews = (announced: readonly Announced[], today: string): readonly NewsView[] =>
  announced
    .filter((entry) => !isPast(entry, today))
    .flatMap(({ kind, slug, writtenIn, fields: { title, publishedOn } }) =>
      publishedOn === null ? [] : [{ kind, slug, title, on: publishedOn, writtenIn }],
    )
    .toSorted((a, b) => (a.on === b.on ? a.title.localeCompare(b.title, "en") : a.on < b.on ? 1 : -1))
    .slice(0, newsShown);

/** The last day for offers that comes next or, where it is sooner, the end of the membership year, on a day (YYYY-MM-DD in India). */
export function nextDeadline(tenders: readonly Tender[], today: string): DeadlineView {
  const financialYear = financialYearLabel(today);
  const yearEnds = `${Number(financialYear.slice(0, 4)) + 1}-03-31`;
  const [next] = tenders
    .flatMap(({ slug, writtenIn, fields: { title, closesOn } }) =>
      closesOn === null || closesOn < today ? [] : [{ slug, title, on: closesOn, writtenIn }],
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  if (next !== undefined && next.on <= yearEnds) return { kind: "tender", ...next };
  return { kind: "membership", on: yearEnds, financialYear };
}
