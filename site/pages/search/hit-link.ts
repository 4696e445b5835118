import type { SearchHit, SearchKind } from "#domain/site/search-views.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { hrefOf, type Search } from "../../content/addresses.ts";
import type { Language } from "../../content/languages/languages.ts";
import type { PageTexts } from "../../content/languages/texts.ts";
import { pageKeys, type PageKey } from "../../content/pages.ts";

export type HitLink = { readonly href: string; readonly title: string; readonly summary: string };

type Target = { readonly page: PageKey; readonly search?: Search; readonly params?: Search; readonly anchor?: string };

/** An entry of a list, on the right page of the list. */
const listed = (page: PageKey, slug: string, search: Search = {}): Target => ({
  page,
  search: { ...search, entry: slug },
  anchor: entryAnchor(slug),
});

const pageOfSection = { strategy: "strategy-paper", annual: "annual-reports", publication: "publications" } as const satisfies Record<
  string,
  PageKey
>;
const publicationPage = (section: string | null): PageKey =>
  section === "strategy" || section === "annual" ? pageOfSection[section] : pageOfSection.publication;

/** The page of a hit, or its row in a list. */
const targets: Readonly<Record<Exclude<SearchKind, "page">, (hit: SearchHit) => Target>> = {
  notice: ({ ref }) => listed("public-notice", ref),
  tender: ({ ref }) => listed("public-notice", ref, { tab: "tenders" }),
  event: ({ ref }) => ({ page: "event", params: { slug: ref } }),
  report: ({ ref }) => listed("report-hub", ref),
  policy: ({ ref }) => listed("policies", ref),
  publication: ({ ref, section }) => listed(publicationPage(section), ref),
  association: ({ ref }) => listed("medical-device-trade-associations", ref),
  circular: ({ ref }) => ({ page: "circular", params: { slug: ref } }),
  "hs-code": ({ ref }) => ({ page: "hs-codes", search: { search: ref }, anchor: "codes" }),
};

/** The address of a hit, and its title in the language of the reader. */
export function hitLink(hit: SearchHit, language: Language, texts: PageTexts): HitLink {
  const { kind, ref, title, summary } = hit;
  if (kind === "page") {
    const key = pageKeys.find((known) => known === ref) ?? "sitemap";
    return { href: hrefOf(key, language), title: texts[key].label, summary };
  }
  const { page, search, params, anchor } = targets[kind](hit);
  const address = hrefOf(page, language, search, params);
  return { href: anchor === undefined ? address : `${address}#${anchor}`, title, summary };
}
