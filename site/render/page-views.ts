import { views } from "../page-index/views.ts";
import type { SitePageComponent } from "../parts/site-context.ts";
import type { SiteState } from "../parts/site-state.ts";

const textPage = async () => (await import("../parts/text/staff-text-page.ts")).TextPage;
const notFoundPage = async () => (await import("../parts/text/not-found-page.tsx")).NotFoundPage;

/** The component that shows a page. */
export function loadView({ key, isText }: SiteState): Promise<SitePageComponent<unknown>> {
  const load = key === "not-found" ? notFoundPage : isText === true ? textPage : views[key];
  // `PageView` checks that the view of a folder takes what its loader returns.
  return load() as Promise<SitePageComponent<unknown>>;
}

/** The file of that component, from the project folder. The manifest of the build names its styles under it. */
export function viewFileOf({ key, isText }: SiteState): string {
  if (key === "not-found") return "site/parts/text/not-found-page.tsx";
  return isText === true ? "site/parts/text/staff-text-page.ts" : `site/pages/${key}/page.tsx`;
}
