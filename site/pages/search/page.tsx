import type { SearchView } from "#domain/site/search-views.ts";
import { SearchResults } from "./search-results.tsx";
import type { SitePageProps } from "../../parts/site-context.ts";

/** /search. */
export function SearchPage({ content }: SitePageProps<SearchView>) {
  return <SearchResults view={content} />;
}
