import { eventPath, isAwaitingDates, isOpenForRegistration, standingOf, usualMonthOf } from "#domain/site/events.ts";
import type { EventPageView } from "#domain/site/event-views.ts";
import { inLanguage } from "../../content/addresses.ts";
import { EnglishMark, EntryWords, useLangOf } from "../../parts/entry-words.tsx";
import { OutLink } from "../../parts/out-link.tsx";
import { formatDate } from "#client/shared/format.ts";
import { Prose } from "#client/shared/prose.tsx";
import { useHref, usePageTexts, useTexts, type SitePageProps } from "../../parts/site-context.ts";
import { PastNotice } from "../../parts/past-notice.tsx";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { EventPlace, EventWhen } from "../../parts/events/event-when.tsx";
import classes from "../../parts/events/events.module.css";

/** One event with all details and links. */
export function Page({ content: { event, today, bodyHtml }, language }: SitePageProps<EventPageView>) {
  const { events } = useTexts();
  const texts = usePageTexts().event;
  const langOf = useLangOf();
  const href = useHref();
  const standing = standingOf(event, today);
  return (
    <div className={classes.beside}>
      <div className={classes.detail}>
        {event.cancelledOn !== null && <PastNotice text={texts.cancelled(formatDate(event.cancelledOn))} />}
        <p className={classes.lead}>
          <EntryWords of={event}>{event.summary}</EntryWords>
          <EnglishMark of={event} />
        </p>
        <dl className={classes.facts}>
          <div>
            <dt>{texts.when}</dt>
            <dd>
              <EventWhen event={event} today={today} />
            </dd>
          </div>
          <div>
            <dt>{texts.where}</dt>
            <dd>
              <EventPlace event={event} />
            </dd>
          </div>
          <div>
            <dt>{texts.what}</dt>
            <dd>{events.types[event.type]}</dd>
          </div>
        </dl>
        {standing === "past" && <p>{texts.isOver}</p>}
        {standing === "unconfirmed" && usualMonthOf(event) !== undefined && <p>{texts.monthOnly}</p>}
        <p className={classes.ways}>
          {isOpenForRegistration(event, today) && (
            <a className="site-button" href={href("registration", { event: event.slug })}>
              {events.registerNow}
            </a>
          )}
          {event.website !== null && (
            <OutLink href={event.website} className="site-button" variant="outline">
              {events.visitWebsite}
            </OutLink>
          )}
          {isAwaitingDates(event, today) && (
            <a className="site-button" href={href("follow", { event: event.slug })}>
              {events.tellMe}
            </a>
          )}
          {(standing === "upcoming" || standing === "running") && (
            <a className="site-button" data-variant="outline" href={inLanguage(`${eventPath(event.slug)}.ics`, language)} download>
              {texts.addToCalendar}
            </a>
          )}
        </p>
        {bodyHtml !== "" && (
          <section className={classes.group} aria-labelledby="about-event">
            <h2 id="about-event">{texts.aboutEvent}</h2>
            <div lang={langOf(event)}>
              <Prose html={bodyHtml} />
            </div>
          </section>
        )}
        <p>
          <a href={href("event-calender")}>{events.allEvents}</a>
        </p>
      </div>
      <SectionAside />
    </div>
  );
}
