import type { SearchKind } from "#domain/site/search-views.ts";

export const texts = {
  label: "Search",
  description: "Search pages, notices, events, reports, trade associations and HS codes.",
  hint: "Pages, notices, events, reports, associations and HS codes",
  kinds: {
    page: "Page",
    notice: "Public notice",
    tender: "Tender",
    event: "Event",
    report: "Report",
    policy: "Policy",
    publication: "Publication",
    association: "Trade association",
    circular: "Circular",
    "hs-code": "HS code",
  } satisfies Record<SearchKind, string>,
  begin: "Type a word, a code or the name of a page.",
  found: (count: number, words: string, page: number, pages: number) =>
    `${count === 1 ? "1 result" : `${count} results`} for "${words}"${pages > 1 ? `, page ${page} of ${pages}` : ""}`,
  nothing: (words: string) => `Nothing found for "${words}".`,
  tips: ["Check the spelling.", "Try one word instead of several.", "HS codes can be searched by their first digits."],
  orGo: "Or go on from the site map.",
  results: "Results",
  pages: "Pages of results",
  previous: "Previous page",
  next: "Next page",
};
