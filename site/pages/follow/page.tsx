import { calendarFeedPath } from "#domain/site/calendar-file.ts";
import { eventTypes } from "#domain/site/events.ts";
import { feedPath } from "#domain/site/feed.ts";
import { inLanguage } from "../../content/addresses.ts";
import { EntryWords } from "../../parts/entry-words.tsx";
import classes from "../../parts/forms/form-page.module.css";
import { type SitePageProps, useHref, usePageTexts, useSite } from "../../parts/site-context.ts";
import { FollowForm } from "./follow-form.tsx";
import type { FollowContent } from "./load.ts";

/** Alerts by e-mail, and feeds. The links of the e-mails lead here, too: nothing happens before their reader presses the button. */
export function Page({ content }: SitePageProps<FollowContent>) {
  const { follow: texts, "upcoming-events": upcoming } = usePageTexts();
  const href = useHref();
  const { asked, result } = content;
  if (asked !== null) return <LinkOfEmail asked={asked} />;
  return (
    <div className={classes.layout}>
      {result !== null && (
        <p role="status" className={classes.note}>
          {texts.results[result]}
          {result === "expired" && (
            <>
              {` ${texts.datesAgain} `}
              <a href={href("upcoming-events")}>{upcoming.label}</a>
            </>
          )}
        </p>
      )}
      {(result === null || result === "expired") && <Alerts content={content} />}
      <Feeds />
    </div>
  );
}

function LinkOfEmail({ asked: { act, key } }: { readonly asked: NonNullable<FollowContent["asked"]> }) {
  const texts = usePageTexts().follow;
  const href = useHref();
  return (
    <form method="post" action={`${href("follow")}/${act}`} className={classes.panel}>
      <h2>{texts[act].title}</h2>
      <p>{texts[act].text}</p>
      <input type="hidden" name="key" value={key} />
      <p>
        <button className="site-button">{texts[act].button}</button>
      </p>
    </form>
  );
}

function Alerts({ content: { state, event } }: { readonly content: FollowContent }) {
  const texts = usePageTexts().follow;
  const href = useHref();
  return (
    <section className={`${classes.panel} site-not-printed`} aria-labelledby="alerts">
      <h2 id="alerts">{state === "notices" ? texts.alerts : texts.dates}</h2>
      {event !== null && (
        <p>
          <a href={href("event", {}, { slug: event.slug })}>
            <EntryWords of={event}>{event.title}</EntryWords>
          </a>
        </p>
      )}
      <p>{texts.states[state]}</p>
      {(state === "notices" || state === "undated") && <FollowForm />}
    </section>
  );
}

function Feeds() {
  const {
    language,
    texts: { events },
  } = useSite();
  const texts = usePageTexts().follow;
  return (
    <section className={classes.section} aria-labelledby="feeds">
      <h2 id="feeds">{texts.feeds}</h2>
      <p>{texts.feedsLead}</p>
      <ul>
        <li>
          <a href={inLanguage(feedPath, language)}>{texts.rss}</a>
        </li>
        <li>
          <a href={inLanguage(calendarFeedPath(), language)}>{texts.calendar}</a>
        </li>
        {eventTypes.map((type) => (
          <li key={type}>
            <a href={inLanguage(calendarFeedPath(type), language)}>{texts.calendarOf(events.types[type])}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
