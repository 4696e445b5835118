import { eventPath, isAwaitingDates } from "#domain/site/events.ts";
import type { RegistrationView } from "#domain/site/registration-views.ts";
import { inLanguage } from "../../content/addresses.ts";
import { useHref, usePageTexts, useSite } from "../../parts/site-context.ts";
import classes from "../../parts/forms/form-page.module.css";
import { EnglishMark, EntryWords } from "../../parts/entry-words.tsx";
import { EventPlace, EventWhen } from "../../parts/events/event-when.tsx";

/** The event of the registration form, or why there is none. */
export function RegisteredEvent({ view: { event, choices, state, today } }: { readonly view: RegistrationView }) {
  const {
    language,
    texts: { events },
  } = useSite();
  const pages = usePageTexts();
  const texts = pages.registration;
  const href = useHref();
  if (state === "any" && choices.length > 0) return null;
  const toEvents = <a href={href("upcoming-events")}>{events.coming}</a>;
  if (event === null)
    return (
      <p className={classes.note}>
        {state === "any" ? texts.noneOpen : texts.eventUnknown} {toEvents}
      </p>
    );
  return (
    <section className={classes.panel} aria-labelledby="event">
      <p>{texts.forEvent}</p>
      <h2 id="event">
        <a href={href("event", {}, { slug: event.slug })}>
          <EntryWords of={event}>{event.title}</EntryWords>
        </a>{" "}
        <EnglishMark of={event} />
      </h2>
      <EventWhen event={event} today={today} />
      <EventPlace event={event} />
      {state === "open" && (
        <p>
          <a href={inLanguage(`${eventPath(event.slug)}.ics`, language)} download>
            {pages.event.addToCalendar}
          </a>
        </p>
      )}
      {isAwaitingDates(event, today) && (
        <p>
          <a href={href("follow", { event: event.slug })}>{events.tellMe}</a>
        </p>
      )}
      {state === "closed" && (
        <p>
          {texts.eventOver} {toEvents}
        </p>
      )}
    </section>
  );
}
