import { renderToString } from "react-dom/server";
import { islandNames } from "../parts/island.tsx";
import { StaticPartProvider } from "../parts/static-part.tsx";
import type { SiteState } from "../parts/site-state.ts";
import { componentIslands } from "./component-islands.ts";
import { staticPartsOf, withStaticParts, type SiteHtml } from "./static-parts.tsx";
import { loadView, viewFileOf } from "./page-views.ts";
import { SiteApp } from "./site-app.tsx";

/** The HTML of a public page with its frame. In development, static parts are rendered each time. */
export async function renderSite(state: SiteState): Promise<SiteHtml> {
  const Page = await loadView(state);
  const app = <SiteApp state={state} Page={Page} />;
  if (import.meta.env.DEV) return [renderToString(app)];
  return withStaticParts(renderToString(<StaticPartProvider value={staticPartsOf(state.language)}>{app}</StaticPartProvider>));
}

/** Source files, named as in the manifest of the build. */
export type SiteSources = { readonly styled: readonly string[]; readonly scripts: readonly string[] };

/** The files whose styles a page needs, and those whose scripts the islands in its HTML need. */
export function sourcesOf(state: SiteState, body: SiteHtml): SiteSources {
  const found = new Set(
    body.flatMap((piece) => (typeof piece === "string" ? [...piece.matchAll(/data-island="([a-z-]+)"/g)] : [])).map(([, name]) => name),
  );
  const islands = islandNames.filter((name) => found.has(name)).map((name) => componentIslands[name]);
  const shared = ["site/render/enhance-component.tsx", `site/content/languages/${state.language}/texts.ts`];
  const pages = islands.flatMap(({ page }) => (page === undefined ? [] : [`site/pages/${page}/texts.${state.language}.ts`]));
  return {
    styled: ["site/render/site-app.tsx", viewFileOf(state)],
    scripts: ["site/render/entry-client.ts", ...(islands.length === 0 ? [] : shared), ...pages, ...islands.map(({ file }) => file)],
  };
}
