import type { EventView } from "#domain/site/events.ts";
import type { CalendarView } from "#domain/site/event-views.ts";
import { useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";
import { useLangOf } from "../../parts/entry-words.tsx";
import { MonthSheet } from "../../parts/drawings/month-sheet.tsx";
import eventClasses from "../../parts/events/events.module.css";
import { EventPlace, EventWhen } from "../../parts/events/event-when.tsx";
import { MonthEvents } from "../../parts/events/month-events.tsx";
import { MonthSwitcher, type MonthAddress } from "../../parts/events/month-switcher.tsx";

/** The link "Event Calendar" in the footer leads here. @source specification 2 "Shared frame" */
export const eventsSectionId = "events-section";
const place: MonthAddress = { page: "home", anchor: eventsSectionId };

/** The calendar of events on the home page. @source specification 2 "Home" */
export function EventsSection({ view }: { readonly view: CalendarView }) {
  const { events } = useTexts();
  const texts = usePageTexts().home;
  const href = useHref();
  return (
    <section id={eventsSectionId} className={eventClasses.group} aria-labelledby="events-title" tabIndex={-1}>
      <h2 id="events-title">{texts.events}</h2>
      <MonthSwitcher month={view.month} place={place} monthAs="p" />
      <div className={eventClasses.calendar}>
        <div className={eventClasses.group}>
          <MonthEvents view={view} place={place} level={3} />
          {view.events.length === 0 && <Undated events={view.undated} today={view.today} />}
        </div>
        <MonthSheet month={view.month} today={view.today} events={view.events} />
      </div>
      <p>
        <a href={href("upcoming-events")}>{events.coming}</a>
      </p>
    </section>
  );
}

/** For an empty month: events without confirmed days, with the month in which each is usually held. */
function Undated({ events: undated, today }: { readonly events: readonly EventView[]; readonly today: string }) {
  const { events } = useTexts();
  const href = useHref();
  const langOf = useLangOf();
  if (undated.length === 0) return null;
  return (
    <>
      <h3>{events.undated}</h3>
      <ul className={eventClasses.rows}>
        {undated.map((event) => (
          <li key={event.slug}>
            <a href={href("event", {}, { slug: event.slug })} lang={langOf(event)}>
              {event.title}
            </a>
            <EventWhen event={event} today={today} />
            <EventPlace event={event} />
          </li>
        ))}
      </ul>
    </>
  );
}
