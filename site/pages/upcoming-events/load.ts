import type { UpcomingView } from "#domain/site/event-views.ts";
import { readUpcoming } from "#server/application/site/read-events.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<UpcomingView> = async (ctx, { search }) => ({ content: await readUpcoming(ctx, { search: search["search"] }) });

export const changedOn = entriesChangedOn("event");
