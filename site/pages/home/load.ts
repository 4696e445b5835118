import type { HomeView } from "#domain/site/home-views.ts";
import { readHome } from "#server/application/site/read-home.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<HomeView> = async (ctx, { search }) => ({ content: await readHome(ctx, { month: search["month"] }) });

export const changedOn = entriesChangedOn("event", "carousel-slide", "gallery-image", "notice", "tender", "export-figure", "headline-figure");
