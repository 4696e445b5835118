import type { OfficialsPageView } from "#domain/site/offices-view.ts";
import { readOfficials } from "#server/application/site/read-offices.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<OfficialsPageView> = async (ctx) => ({ content: { cards: await readOfficials(ctx) } });

export const changedOn = entriesChangedOn("official");
