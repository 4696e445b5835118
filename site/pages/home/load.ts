import type { HomeView } from "#domain/site/home-views.ts";
import { readHome } from "#server/application/site/read-home.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<HomeView> = async (ctx, { search }) => ({ content: await readHome(ctx, { month: search["month"] }) });
