import type { EventsOfTypeView } from "#domain/site/event-views.ts";
import { readTradeShows } from "#server/application/site/read-events.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<EventsOfTypeView> = async (ctx) => ({ content: await readTradeShows(ctx) });

export const changedOn = entriesChangedOn("event");
