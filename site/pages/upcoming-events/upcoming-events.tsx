import type { UpcomingView } from "#domain/site/event-views.ts";
import { useHref, useTexts } from "../../parts/site-context.ts";
import { EventColumns } from "../../parts/events/event-columns.tsx";
import classes from "../../parts/events/events.module.css";

/** What comes, in two columns, with a search that is a plain form. @source specification 2 "/upcoming-events" */
export function UpcomingEvents({ view: { today, search, events: found } }: { readonly view: UpcomingView }) {
  const { events, frame } = useTexts();
  const href = useHref();
  const page = href("upcoming-events");
  return (
    <div className={classes.group}>
      <form className={classes.search} role="search" action={page} aria-label={events.searchLabel}>
        <label htmlFor="event-words">{events.searchHint}</label>
        <div>
          <input id="event-words" type="search" name="search" defaultValue={search} maxLength={200} placeholder={frame.search} />
          <button className="site-button">{frame.search}</button>
        </div>
      </form>
      <h2>{search === "" ? events.coming : events.found(found.length)}</h2>
      {found.length > 0 ? (
        <EventColumns events={found} today={today} level={3} />
      ) : (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{search === "" ? events.noneComing : events.nothingFound(search)}</p>
          {search === "" ? <a href={href("event-calender")}>{events.allEvents}</a> : <a href={page}>{events.showAll}</a>}
        </div>
      )}
    </div>
  );
}
