import { renderToString } from "react-dom/server";
import { islandNames } from "../../lib/island.tsx";
import type { SiteState } from "../../lib/site-state.ts";
import { componentIslands } from "./component-islands.ts";
import { fileOf, loadPage } from "./page-modules.ts";
import { SiteApp } from "./site-app.tsx";

/** The HTML of a public page, frame included. */
export async function renderSite(state: SiteState): Promise<string> {
  const Page = await loadPage(state);
  return renderToString(<SiteApp state={state} Page={Page} />);
}

/** Source files as the build's manifest names them. */
export type SiteSources = { readonly styled: readonly string[]; readonly scripts: readonly string[] };

/** The files whose styles a page needs, and those of whose scripts `body`, as it was drawn, has islands. */
export function sourcesOf(state: SiteState, body: string): SiteSources {
  const islands = islandNames.filter((name) => body.includes(`data-island="${name}"`));
  const shared = ["app/site/wake-component.tsx", `content/languages/${state.language}/texts.ts`];
  return {
    styled: ["app/site/site-app.tsx", fileOf(state)],
    scripts: ["app/site/entry-client.ts", ...(islands.length === 0 ? [] : shared), ...islands.map((name) => componentIslands[name].file)],
  };
}
