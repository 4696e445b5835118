import { createContext, useContext, type ComponentType } from "react";
import { hrefOf, type Search } from "../content/addresses.ts";
import type { Language } from "../content/languages/languages.ts";
import type { Texts } from "../content/languages/texts.ts";
import type { PageKey } from "../content/pages.ts";

/** Where a public page is: its path in its language, the parameters that it knows, and the values in its path. */
export type SiteAddress = { readonly path: string; readonly search: Search; readonly params: Search };

/** What every public page gets. @see site/content/page-contents.ts */
export type SitePageProps<Content> = { readonly content: Content; readonly language: Language; readonly address: SiteAddress };
export type SitePageComponent<Content> = ComponentType<SitePageProps<Content>>;

export type SiteContext = { readonly language: Language; readonly texts: Texts; readonly address: SiteAddress };

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

/** @throws outside of a public page */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (site === undefined) throw new Error("only a public page has a site context");
  return site;
}

/** What the website says, in the language of the page. */
export const useTexts = (): Texts => useSite().texts;

/** Addresses of pages in the language of the page: `href("hs-codes", { search: "9018" })`. */
export function useHref(): (key: PageKey, search?: Search, params?: Search) => string {
  const { language } = useSite();
  return (key, search, params) => hrefOf(key, language, search, params);
}
