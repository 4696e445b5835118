import type { AppContext } from "#server/context.ts";
import type { Search } from "../content/addresses.ts";
import type { FactsContent } from "../content/facts/facts.ts";
import type { Language } from "../content/languages/languages.ts";
import type { Loaded } from "../content/page-content.ts";
import type { PageKey } from "../content/pages.ts";

/** The parts of the address that a loader gets. */
export type PageRequest = { readonly key: PageKey; readonly language: Language; readonly search: Search; readonly params: Search };
/** Reads the content of a page. */
export type Loader<Content> = (ctx: AppContext, request: PageRequest) => Promise<Loaded<Content>>;
/** Lists the values of a path that has some: one entry for each address. */
export type ListParams = (ctx: AppContext) => Promise<readonly Search[]>;

/** What `load.ts` of a page folder exports. */
export type PageLoader = {
  readonly load: Loader<unknown>;
  readonly listParams?: ListParams;
  /** The text of the page in each language, as Markdown without a title. Search and content desk read it, too. */
  readonly body?: Readonly<Record<Language, string>>;
  /** The facts of the page. The search reads them, and the content desk, which may replace them. */
  readonly facts?: FactsContent;
};

/** For a page whose view needs no data. */
export const loadNothing: Loader<Record<string, never>> = async () => ({ content: {} });
