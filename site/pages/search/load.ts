import type { SearchView } from "#domain/site/search-views.ts";
import { searchSite } from "#server/application/site/search-site.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<SearchView> = async (ctx, { search, language }) => ({ content: await searchSite(ctx, { search, language }) });
