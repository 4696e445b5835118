import type { UpcomingView } from "#domain/site/event-views.ts";
import { useHref, usePageTexts, useTexts, type SitePageProps } from "../../parts/site-context.ts";
import { EventColumns } from "../../parts/events/event-columns.tsx";
import classes from "../../parts/events/events.module.css";

/** Coming events in two columns, with a search that needs no script. @source specification 2 "/upcoming-events" */
export function Page({ content: { today, search, events: found } }: SitePageProps<UpcomingView>) {
  const { events, frame } = useTexts();
  const texts = usePageTexts()["upcoming-events"];
  const href = useHref();
  const page = href("upcoming-events");
  return (
    <div className={classes.group}>
      <form className={classes.search} role="search" action={page} aria-label={texts.searchLabel}>
        <label htmlFor="event-words">{texts.searchHint}</label>
        <div>
          <input id="event-words" type="search" name="search" defaultValue={search} maxLength={200} placeholder={frame.search} />
          <button className="site-button">{frame.search}</button>
        </div>
      </form>
      <h2>{search === "" ? events.coming : texts.found(found.length)}</h2>
      {found.length > 0 ? (
        <EventColumns events={found} today={today} level={3} />
      ) : (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{search === "" ? events.noneComing : texts.nothingFound(search)}</p>
          {search === "" ? <a href={href("event-calender")}>{events.allEvents}</a> : <a href={page}>{texts.showAll}</a>}
        </div>
      )}
    </div>
  );
}
