import type { PageKey } from "../content/pages.ts";
import type { loaders } from "../page-index/loaders.ts";
import type { SitePageComponent } from "../parts/site-context.ts";
import type { Loader } from "./page-loader.ts";

type ContentOf<Key extends PageKey> = (typeof loaders)[Key]["load"] extends Loader<infer Content> ? Content : never;

/** Loads the view of a page, which has to take what the loader of the same folder returns. */
export type PageView<Key extends PageKey> = () => Promise<SitePageComponent<ContentOf<Key>>>;
