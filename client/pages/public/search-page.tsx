import type { SearchView } from "#domain/site/search-views.ts";
import { SearchResults } from "../../features/site/search/search-results.tsx";
import type { SitePageProps } from "../../lib/site-context.ts";

/** /search. */
export function SearchPage({ content }: SitePageProps<SearchView>) {
  return <SearchResults view={content} />;
}
