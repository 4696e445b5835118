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
/** An address of a path with values, and the day on which its content changed. */
export type ListedAddress = { readonly params: Search; readonly changedOn: string };
/** Lists the values of a path that has some: one entry for each address. */
export type ListParams = (ctx: AppContext) => Promise<readonly ListedAddress[]>;
/** The day (YYYY-MM-DD) on which staff last changed what a page shows. */
export type ChangedOn = (ctx: AppContext) => Promise<string | undefined>;

/** What `load.ts` of a page folder exports. */
export type PageLoader = {
  readonly load: Loader<unknown>;
  readonly listParams?: ListParams;
  /** For a page of what staff write. Not for one with facts: their day is that of the last check. */
  readonly changedOn?: ChangedOn;
  /** The text of the page in each language, as Markdown without a title. Search and content desk read it, too. */
  readonly body?: Readonly<Record<Language, string>>;
  /** The facts of the page. The search reads them, and the content desk, which may replace them. */
  readonly facts?: FactsContent;
};

/** For a page whose view needs no data. */
export const loadNothing: Loader<Record<string, never>> = async () => ({ content: {} });
