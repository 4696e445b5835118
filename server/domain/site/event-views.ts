import type { EventView } from "./events.ts";

/** A month with its events, and where to go from an empty one. Months as YYYY-MM, `today` as YYYY-MM-DD in India. */
export type MonthView = {
  readonly month: string;
  readonly today: string;
  readonly events: readonly EventView[];
  readonly laterMonth: string | null;
  readonly earlierMonth: string | null;
};

/** The calendar page: a month, and what has no dates yet. */
export type CalendarView = MonthView & { readonly undated: readonly EventView[] };

/** The events of one kind: what is on, comes or has no dates, and what is over. */
export type EventsOfTypeView = { readonly today: string; readonly coming: readonly EventView[]; readonly past: readonly EventView[] };

/** Events that are not over, narrowed by words. */
export type UpcomingView = { readonly today: string; readonly search: string; readonly events: readonly EventView[] };

/** One event with the text of its page, and the day on which it was last published. */
export type EventPageView = { readonly today: string; readonly event: EventView; readonly bodyHtml: string; readonly changedOn: string };
