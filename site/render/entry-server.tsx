import { renderToString } from "react-dom/server";
import { islandNames } from "../parts/island.tsx";
import { KeeperProvider } from "../parts/static-part.tsx";
import type { SiteState } from "../parts/site-state.ts";
import { componentIslands } from "./component-islands.ts";
import { keeperOf, withParts, type SiteHtml } from "./static-parts.tsx";
import { fileOf, loadPage } from "./page-modules.ts";
import { SiteApp } from "./site-app.tsx";

/** The HTML of a public page, frame included. While one works on it, nothing is kept. */
export async function renderSite(state: SiteState): Promise<SiteHtml> {
  const Page = await loadPage(state);
  const app = <SiteApp state={state} Page={Page} />;
  if (import.meta.env.DEV) return [renderToString(app)];
  return withParts(renderToString(<KeeperProvider value={keeperOf(state.language)}>{app}</KeeperProvider>));
}

/** Source files as the build's manifest names them. */
export type SiteSources = { readonly styled: readonly string[]; readonly scripts: readonly string[] };

/** The files whose styles a page needs, and those of whose scripts `body`, as it was drawn, has islands. */
export function sourcesOf(state: SiteState, body: SiteHtml): SiteSources {
  const alive = new Set(
    body.flatMap((piece) => (typeof piece === "string" ? [...piece.matchAll(/data-island="([a-z-]+)"/g)] : [])).map(([, name]) => name),
  );
  const islands = islandNames.filter((name) => alive.has(name));
  const shared = ["site/render/enhance-component.tsx", `site/content/languages/${state.language}/texts.ts`];
  return {
    styled: ["site/render/site-app.tsx", fileOf(state)],
    scripts: ["site/render/entry-client.ts", ...(islands.length === 0 ? [] : shared), ...islands.map((name) => componentIslands[name].file)],
  };
}
