import type { LifelongPageView } from "#domain/site/offices-view.ts";
import { readMemberLogos } from "#server/application/site/read-offices.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<LifelongPageView> = async (ctx) => ({ content: { logos: await readMemberLogos(ctx) } });

export const changedOn = entriesChangedOn("member-logo");
