import type { OwnPageKey, PageContents } from "../../content/page-contents.ts";
import type { SitePageComponent } from "../../lib/site-context.ts";
import type { SiteState } from "../../lib/site-state.ts";

type PageModule<Content> = {
  /** The file that `load` imports, below pages/public: the server looks up its styles and scripts under this name. */
  readonly file: string;
  readonly load: () => Promise<SitePageComponent<Content>>;
};
type PageModules = { readonly [K in OwnPageKey]: PageModule<PageContents[K]> };

/** The component of each page that is more than text; its code is loaded by its page only. */
const modules: PageModules = {
  home: { file: "home-page.tsx", load: async () => (await import("../../pages/public/home-page.tsx")).HomePage },
  sitemap: { file: "sitemap-page.tsx", load: async () => (await import("../../pages/public/sitemap-page.tsx")).SitemapPage },
};

const textPage = { file: "text-page.tsx", load: async () => (await import("../../pages/public/text-page.tsx")).TextPage };
const notFoundPage = { file: "not-found-page.tsx", load: async () => (await import("../../pages/public/not-found-page.tsx")).NotFoundPage };

const isOwnPage = (key: SiteState["key"]): key is OwnPageKey => key in modules;
const moduleOf = (key: SiteState["key"]) => (key === "not-found" ? notFoundPage : isOwnPage(key) ? modules[key] : textPage);

/** The component that shows a state. */
export function loadPage({ key }: SiteState): Promise<SitePageComponent<unknown>> {
  // Server and browser give a page the content of its own loader: both are typed by PageContents under the same key.
  return moduleOf(key).load() as Promise<SitePageComponent<unknown>>;
}

/** The source files that a page needs beside the frame's, as the build's manifest names them. */
export const sourcesOf = ({ key, language }: SiteState): readonly string[] => [
  `pages/public/${moduleOf(key).file}`,
  `content/languages/${language}/texts.ts`,
];
