import type { CalendarView } from "#domain/site/event-views.ts";
import { EventCalendar } from "./event-calendar.tsx";
import type { SitePageProps } from "../../parts/site-context.ts";

/** /event-calender, spelled as the specification spells it. @source specification 2 "Events" */
export function EventCalenderPage({ content }: SitePageProps<CalendarView>) {
  return <EventCalendar view={content} />;
}
