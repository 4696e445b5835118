import type { SearchHit, SearchKind } from "#domain/site/search-views.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { hrefOf, type Search } from "../../content/addresses.ts";
import type { Language } from "../../content/languages/languages.ts";
import type { Texts } from "../../content/languages/texts.ts";
import { pageKeys, type PageKey } from "../../content/pages.ts";

export type HitLink = { readonly href: string; readonly title: string; readonly summary: string; readonly isTranslated: boolean };

type Place = { readonly page: PageKey; readonly search?: Search; readonly params?: Search; readonly anchor?: string };

/** An entry of a list, on the page of the list on which it stands. */
const listed = (page: PageKey, slug: string, search: Search = {}): Place => ({ page, search: { ...search, entry: slug }, anchor: entryAnchor(slug) });

const shelves = { strategy: "strategy-paper", annual: "annual-reports", publication: "publications" } as const satisfies Record<string, PageKey>;
const shelfOf = (section: string | null): PageKey => (section === "strategy" || section === "annual" ? shelves[section] : shelves.publication);

/** The place at which a find stands: its own page, or its row in a list. */
const places: Readonly<Record<Exclude<SearchKind, "page">, (hit: SearchHit) => Place>> = {
  notice: ({ ref }) => listed("public-notice", ref),
  tender: ({ ref }) => listed("public-notice", ref, { tab: "tenders" }),
  event: ({ ref }) => ({ page: "event", params: { slug: ref } }),
  report: ({ ref }) => listed("report-hub", ref),
  policy: ({ ref }) => listed("policies", ref),
  publication: ({ ref, section }) => listed(shelfOf(section), ref),
  association: ({ ref }) => listed("medical-device-trade-associations", ref),
  "hs-code": ({ ref }) => ({ page: "hs-codes", search: { search: ref }, anchor: "codes" }),
};

/** Where a find leads and what it is called in the reader's language. */
export function hitLink(hit: SearchHit, language: Language, texts: Texts): HitLink {
  const { kind, ref, title, summary } = hit;
  if (kind === "page") {
    const key = pageKeys.find((known) => known === ref) ?? "sitemap";
    return { href: hrefOf(key, language), title: texts.pages[key], summary, isTranslated: true };
  }
  const { page, search, params, anchor } = places[kind](hit);
  const address = hrefOf(page, language, search, params);
  return { href: anchor === undefined ? address : `${address}#${anchor}`, title, summary, isTranslated: false };
}
