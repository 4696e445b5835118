import type { EventsOfTypeView } from "#domain/site/event-views.ts";
import { readEventsOfType } from "#server/application/site/read-events.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<EventsOfTypeView> = async (ctx) => ({ content: await readEventsOfType(ctx, { type: "trade-show" }) });

export const changedOn = entriesChangedOn("event");
