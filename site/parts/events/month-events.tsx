import type { MonthView } from "#domain/site/event-views.ts";
import { useSite } from "../site-context.ts";
import { EventCard } from "./event-card.tsx";
import classes from "./events.module.css";
import { monthLabel } from "./month-label.ts";
import { useMonthHref, type MonthAddress } from "./month-switcher.tsx";

type MonthEventsProps = { readonly view: MonthView; readonly place: MonthAddress; readonly level: 3 | 4 };

/** The events of a month in a list that scrolls. An empty month links to the nearest one with events. */
export function MonthEvents({ view, place, level }: MonthEventsProps) {
  const { texts } = useSite();
  if (view.events.length === 0) return <EmptyMonth view={view} place={place} />;
  return (
    <div className={classes.scroller} role="region" tabIndex={0} aria-label={`${texts.events.ofThisMonth}: ${monthLabel(texts, view.month)}`}>
      <ul className={classes.list}>
        {view.events.map((event) => (
          <li key={event.slug}>
            <EventCard event={event} today={view.today} level={level} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmptyMonth({ view: { month, laterMonth, earlierMonth }, place }: Omit<MonthEventsProps, "level">) {
  const { texts } = useSite();
  const { events } = texts;
  const hrefOfMonth = useMonthHref(place);
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{events.nothingInMonth(monthLabel(texts, month))}</p>
      {laterMonth === null ? <p>{events.noLater}</p> : <a href={hrefOfMonth(laterMonth)}>{events.goToLater(monthLabel(texts, laterMonth))}</a>}
      {laterMonth === null && earlierMonth !== null && <a href={hrefOfMonth(earlierMonth)}>{events.goToEarlier(monthLabel(texts, earlierMonth))}</a>}
    </div>
  );
}
