import { renderToString } from "react-dom/server";
import { textsOf } from "../../content/languages/all-texts.ts";
import type { SiteState } from "../../lib/site-state.ts";
import { loadPage } from "./page-modules.ts";
import { SiteApp } from "./site-app.tsx";

export { sourcesOf } from "./page-modules.ts";

/** The HTML of a public page, frame included. */
export async function renderSite(state: SiteState): Promise<string> {
  const Page = await loadPage(state);
  return renderToString(<SiteApp state={state} texts={textsOf(state.language)} Page={Page} />);
}
