import type { AppContext } from "#server/context.ts";
import type { Loaded } from "../content/page-content.ts";
import { sitePages, type PageKey } from "../content/pages.ts";
import { loaders } from "../page-index/loaders.ts";
import type { ListedAddress, PageLoader, PageRequest } from "./page-loader.ts";

/** What `load.ts` of a page folder exports. */
export const loaderOf = (key: PageKey): PageLoader => loaders[key];

/** The content of a page, with the day of its last review. Undefined when there is no such page, such as an unknown event. */
export async function loadContent(ctx: AppContext, request: PageRequest): Promise<Loaded<unknown>> {
  const { load, changedOn } = loaderOf(request.key);
  const loaded = await load(ctx, request);
  if (loaded === undefined || changedOn === undefined) return loaded;
  return { ...loaded, head: { ...loaded.head, reviewedOn: await lastReviewOf(ctx, request.key) } };
}

/** The day on which the council last read a page, or later changed what it shows. YYYY-MM-DD */
export async function lastReviewOf(ctx: AppContext, key: PageKey): Promise<string> {
  const { reviewedOn } = sitePages[key];
  const changedOn = (await loaderOf(key).changedOn?.(ctx)) ?? reviewedOn;
  return changedOn > reviewedOn ? changedOn : reviewedOn;
}

/** The addresses of a path that has values, for the sitemap. */
export const listedAddressesOf = (ctx: AppContext, key: PageKey): Promise<readonly ListedAddress[]> =>
  loaderOf(key).listParams?.(ctx) ?? Promise.resolve([]);
