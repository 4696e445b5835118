import type { CalendarView } from "#domain/site/event-views.ts";
import { readCalendar } from "#server/application/site/read-events.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<CalendarView> = async (ctx, { search }) => ({ content: await readCalendar(ctx, { month: search["month"] }) });

export const changedOn = entriesChangedOn("event");
