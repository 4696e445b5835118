import type { SearchHit, SearchKind } from "#domain/site/search-views.ts";
import { hrefOf, type Search } from "../../../content/addresses.ts";
import type { Language } from "../../../content/languages/languages.ts";
import type { Texts } from "../../../content/languages/texts.ts";
import { pageKeys, type PageKey } from "../../../content/pages.ts";

export type HitLink = { readonly href: string; readonly title: string; readonly summary: string; readonly isTranslated: boolean };

type Place = (hit: SearchHit) => { readonly page: PageKey; readonly search?: Search; readonly params?: Search };

/** The page on which a find stands: its own, or the list narrowed to it. */
const places: Readonly<Record<Exclude<SearchKind, "page">, Place>> = {
  notice: ({ title }) => ({ page: "public-notice", search: { search: title } }),
  tender: ({ title }) => ({ page: "public-notice", search: { tab: "tenders", search: title } }),
  event: ({ ref }) => ({ page: "event", params: { slug: ref } }),
  report: ({ title }) => ({ page: "report-hub", search: { search: title } }),
  policy: ({ title }) => ({ page: "policies", search: { search: title } }),
  publication: ({ title }) => ({ page: "publications", search: { search: title } }),
  association: ({ title }) => ({ page: "medical-device-trade-associations", search: { search: title } }),
  "hs-code": ({ ref }) => ({ page: "hs-codes", search: { search: ref } }),
};

/** Where a find leads and what it is called in the reader's language. */
export function hitLink(hit: SearchHit, language: Language, texts: Texts): HitLink {
  const { kind, ref, title, summary } = hit;
  if (kind === "page") {
    const key = pageKeys.find((known) => known === ref) ?? "sitemap";
    return { href: hrefOf(key, language), title: texts.pages[key], summary, isTranslated: true };
  }
  const { page, search, params } = places[kind](hit);
  return { href: hrefOf(page, language, search, params), title, summary, isTranslated: false };
}
