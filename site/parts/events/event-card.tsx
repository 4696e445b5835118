import { isAwaitingDates, isOpenForRegistration, type EventView } from "#domain/site/events.ts";
import { EnglishMark, EntryWords, useLangOf } from "../entry-words.tsx";
import { OutLink } from "../out-link.tsx";
import { useHref, useTexts } from "../site-context.ts";
import { EventPlace, EventWhen } from "./event-when.tsx";
import classes from "./events.module.css";

type EventCardProps = {
  readonly event: EventView;
  readonly today: string;
  /** The level of its heading. */
  readonly level: 2 | 3 | 4;
};

/** An event in a list, with its links. */
export function EventCard({ event, today, level }: EventCardProps) {
  const { events } = useTexts();
  const href = useHref();
  const lang = useLangOf()(event);
  const Heading = `h${level}` as const;
  const page = href("event", {}, { slug: event.slug });
  return (
    <article className={classes.card}>
      <p className={classes.type}>{events.types[event.type]}</p>
      <Heading className={classes.name}>
        <a href={page} lang={lang}>
          {event.title}
        </a>
      </Heading>
      <EventWhen event={event} today={today} />
      <EventPlace event={event} />
      <p>
        <EntryWords of={event}>{event.summary}</EntryWords>
        <EnglishMark of={event} />
      </p>
      <p className={classes.ways}>
        <a href={page}>
          {events.knowMore}
          <span className="portal-unseen" lang={lang}>
            {` (${event.title})`}
          </span>
        </a>
        {event.website !== null && (
          <OutLink href={event.website} className="site-button" variant="outline">
            {events.visitWebsite}
            <span className="portal-unseen" lang={lang}>
              {` (${event.title})`}
            </span>
          </OutLink>
        )}
        {isAwaitingDates(event, today) && (
          <a className="site-button" data-variant="outline" href={href("follow", { event: event.slug })}>
            {events.tellMe}
            <span className="portal-unseen" lang={lang}>
              {` (${event.title})`}
            </span>
          </a>
        )}
        {isOpenForRegistration(event, today) && (
          <a className="site-button" href={href("registration", { event: event.slug })}>
            {events.registerNow}
            <span className="portal-unseen" lang={lang}>
              {` (${event.title})`}
            </span>
          </a>
        )}
      </p>
    </article>
  );
}
