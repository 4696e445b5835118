import type { MonthView } from "#domain/site/event-views.ts";
import { useHref, useTexts } from "../../../lib/site-context.ts";
import { MonthSheet } from "../drawings/month-sheet.tsx";
import eventClasses from "../events/events.module.css";
import { MonthEvents } from "../events/month-events.tsx";
import { MonthSwitcher, type MonthPlace } from "../events/month-switcher.tsx";

/** The footer's "Event Calendar" leads to this place. @source specification 2 "Shared frame" */
export const eventsSectionId = "events-section";
const place: MonthPlace = { page: "home", anchor: eventsSectionId };

/** The calendar of events on the home page. @source specification 2 "Home" */
export function EventsSection({ view }: { readonly view: MonthView }) {
  const { home, events } = useTexts();
  const href = useHref();
  return (
    <section id={eventsSectionId} className={eventClasses.group} aria-labelledby="events-title" tabIndex={-1}>
      <h2 id="events-title">{home.events}</h2>
      <MonthSwitcher month={view.month} place={place} monthAs="p" />
      <div className={eventClasses.calendar}>
        <MonthEvents view={view} place={place} level={3} />
        <MonthSheet month={view.month} today={view.today} events={view.events} />
      </div>
      <p>
        <a href={href("upcoming-events")}>{events.coming}</a>
      </p>
    </section>
  );
}
