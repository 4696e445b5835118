import type { EventView } from "#domain/site/events.ts";
import { EventCard } from "./event-card.tsx";
import classes from "./events.module.css";

type EventColumnsProps = { readonly events: readonly EventView[]; readonly today: string; readonly level: 2 | 3 };

/** Event cards in columns: one on a phone, more on wide screens. */
export function EventColumns({ events, today, level }: EventColumnsProps) {
  return (
    <ul className={classes.columns}>
      {events.map((event) => (
        <li key={event.slug}>
          <EventCard event={event} today={today} level={level} />
        </li>
      ))}
    </ul>
  );
}
