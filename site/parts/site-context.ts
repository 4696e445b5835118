import { createContext, useContext, type ComponentType } from "react";
import { hrefOf, type Search } from "../content/addresses.ts";
import type { Language } from "../content/languages/languages.ts";
import type { PageTexts, Texts } from "../content/languages/texts.ts";
import type { TypedForm } from "../content/page-content.ts";
import type { PageKey } from "../content/pages.ts";
import type { PostedForm } from "./forms/posted-form.ts";

/** The address of a page: its path in its language, its parameters, and the values in its path. */
export type SiteAddress = { readonly path: string; readonly search: Search; readonly params: Search };

/** The props of every view. `content` is what the loader of the same folder returns. */
export type SitePageProps<Content> = { readonly content: Content; readonly language: Language; readonly address: SiteAddress };
export type SitePageComponent<Content> = ComponentType<SitePageProps<Content>>;

export type SiteContext = {
  readonly language: Language;
  readonly texts: Texts;
  readonly pageTexts: PageTexts;
  readonly address: SiteAddress;
  /** Of the website, for printed addresses. */
  readonly host?: string | undefined;
  /** The day on which the page was last reviewed (YYYY-MM-DD). */
  readonly reviewedOn?: string | undefined;
  /** The form that this page answers. */
  readonly posted?: PostedForm | undefined;
  /** The link to the other language stores what is typed in it. */
  readonly typedForm?: TypedForm | undefined;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

/** @throws outside of a public page */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (site === undefined) throw new Error("only a public page has a site context");
  return site;
}

/** The shared texts in the language of the page. */
export const useTexts = (): Texts => useSite().texts;
/** The texts of the pages in the language of the page: `usePageTexts().gallery.label`. */
export const usePageTexts = (): PageTexts => useSite().pageTexts;

/** Addresses of pages in the language of the page: `href("hs-codes", { search: "9018" })`. */
export function useHref(): (key: PageKey, search?: Search, params?: Search) => string {
  const { language } = useSite();
  return (key, search, params) => hrefOf(key, language, search, params);
}
