import type { CalendarView } from "#domain/site/event-views.ts";
import { calendarFeedPath } from "#domain/site/calendar-file.ts";
import { inLanguage } from "../../content/addresses.ts";
import { useHref, usePageTexts, useTexts, type SitePageProps } from "../../parts/site-context.ts";
import { MonthSheet } from "../../parts/drawings/month-sheet.tsx";
import { EventColumns } from "../../parts/events/event-columns.tsx";
import classes from "../../parts/events/events.module.css";
import { MonthEvents } from "../../parts/events/month-events.tsx";
import { MonthSwitcher, type MonthAddress } from "../../parts/events/month-switcher.tsx";

const place: MonthAddress = { page: "event-calender", anchor: "month" };

/** The calendar month by month, with the events that have no dates yet. @source specification 2 "/event-calender" */
export function Page({ content: view, language }: SitePageProps<CalendarView>) {
  const { events } = useTexts();
  const { "event-calender": texts, follow } = usePageTexts();
  const href = useHref();
  return (
    <div className={classes.groups}>
      <section id={place.anchor} className={classes.group} aria-label={events.ofThisMonth}>
        <MonthSwitcher month={view.month} place={place} monthAs="h2" />
        <div className={classes.calendar}>
          <MonthEvents view={view} place={place} level={3} />
          <MonthSheet month={view.month} today={view.today} events={view.events} />
        </div>
      </section>
      <p>
        <a href={inLanguage(calendarFeedPath(), language)}>{events.subscribe}</a> · <a href={href("follow")}>{follow.label}</a>
      </p>
      {view.undated.length > 0 && (
        <section className={classes.group} aria-labelledby="undated">
          <h2 id="undated">{events.undated}</h2>
          <p>{texts.undatedLead}</p>
          <EventColumns events={view.undated} today={view.today} level={3} />
        </section>
      )}
    </div>
  );
}
