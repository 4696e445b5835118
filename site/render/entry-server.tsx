import { renderToString } from "react-dom/server";
import { StaticPartProvider } from "../parts/static-part.tsx";
import type { SiteState } from "../parts/site-state.ts";
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

/** The source files whose styles a page needs, named as in the manifest of the build. */
export const styledFilesOf = (state: SiteState): readonly string[] => ["site/render/site-app.tsx", viewFileOf(state)];
