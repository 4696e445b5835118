import type { Language } from "#client/content/languages/languages.ts";
import type { Search } from "#client/content/addresses.ts";
import type { Loaded, OwnPageKey, PageContents } from "#client/content/page-contents.ts";
import type { PageKey } from "#client/content/pages.ts";
import type { AppContext } from "../context.ts";
import { textContent } from "./text-content.ts";

/** What a page's loader is told beside who asks. */
export type PageRequest = { readonly language: Language; readonly search: Search; readonly params: Search };
type Loader<Content> = (ctx: AppContext, request: PageRequest) => Promise<Loaded<Content>>;
type Loaders = { readonly [K in OwnPageKey]: Loader<PageContents[K]> };

/** Which verb reads a page: a line for each page that is more than text, and no rule. */
const loaders: Loaders = {
  home: async () => ({ content: {} }),
  sitemap: async () => ({ content: {} }),
};

const isOwnPage = (key: PageKey): key is OwnPageKey => key in loaders;

/** The content of a page; undefined when there is no such page, as for an event that nobody knows. */
export function loadContent(ctx: AppContext, key: PageKey, request: PageRequest): Promise<Loaded<unknown>> {
  return isOwnPage(key) ? loaders[key](ctx, request) : Promise.resolve({ content: textContent(key, request.language) });
}

/** The values of pages whose path has some, as an event's: a line for each such page. */
const places: { readonly [K in PageKey]?: (ctx: AppContext) => Promise<readonly Search[]> } = {};

/** What the site map lists under a page whose path has values. */
export const listPlaces = (ctx: AppContext, key: PageKey): Promise<readonly Search[]> => places[key]?.(ctx) ?? Promise.resolve([]);
