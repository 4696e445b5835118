import type { AppContext } from "#server/context.ts";
import type { Search } from "../content/addresses.ts";
import type { Loaded } from "../content/page-content.ts";
import type { PageKey } from "../content/pages.ts";
import { loaders } from "../page-index/loaders.ts";
import type { PageLoader, PageRequest } from "./page-loader.ts";

/** What `load.ts` of a page folder exports. */
export const loaderOf = (key: PageKey): PageLoader => loaders[key];

/** The content of a page. Undefined when there is no such page, such as an unknown event. */
export const loadContent = (ctx: AppContext, request: PageRequest): Promise<Loaded<unknown>> => loaderOf(request.key).load(ctx, request);

/** The values of a path that has some, for the sitemap. */
export const listParamsOf = (ctx: AppContext, key: PageKey): Promise<readonly Search[]> => loaderOf(key).listParams?.(ctx) ?? Promise.resolve([]);
