import type { EventsOfTypeView } from "#domain/site/event-views.ts";
import { useHref, usePageTexts, useTexts } from "../site-context.ts";
import { EventColumns } from "./event-columns.tsx";
import classes from "./events.module.css";

/** The events of one type: coming events, then past ones. @source specification 2 "Events" */
export function EventsOfType({ view: { today, coming, past } }: { readonly view: EventsOfTypeView }) {
  const { events } = useTexts();
  const { follow } = usePageTexts();
  const href = useHref();
  return (
    <div className={classes.groups}>
      <section className={classes.group} aria-labelledby="coming">
        <h2 id="coming">{events.coming}</h2>
        {coming.length > 0 ? (
          <EventColumns events={coming} today={today} level={3} />
        ) : (
          <div className={classes.empty}>
            <p className={classes.emptyTitle}>{past.length === 0 ? events.noneOfType : events.noneComing}</p>
            <a href={href("event-calender")}>{events.allEvents}</a>
            <a href={href("follow")}>{follow.label}</a>
          </div>
        )}
      </section>
      {past.length > 0 && (
        <section className={classes.group} aria-labelledby="past">
          <h2 id="past">{events.past}</h2>
          <EventColumns events={past} today={today} level={3} />
        </section>
      )}
    </div>
  );
}
