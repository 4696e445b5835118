import { standingOf, usualMonthOf, type EventView } from "#domain/site/events.ts";
import { OutLink } from "../../parts/out-link.tsx";
import { formatDate } from "#client/shared/format.ts";
import { useLangOf } from "../../parts/entry-words.tsx";
import { usePageTexts, useTexts } from "../../parts/site-context.ts";
import { StaticPart } from "../../parts/static-part.tsx";
import { ExpoHall } from "../../parts/drawings/expo-hall.tsx";
import classes from "./featured-event.module.css";

/** The banner: the expo with its website. The whole picture is the link, as its button is. @source specification 2 "Home" */
export function FeaturedEvent({ event, today }: { readonly event: EventView; readonly today: string }) {
  const { events } = useTexts();
  const texts = usePageTexts().home;
  const lang = useLangOf()(event);
  if (event.website === null) return null;
  const place = [event.venue, event.city].filter((part) => part !== null).join(", ");
  const month = usualMonthOf(event);
  const days =
    event.startsOn !== null && event.endsOn !== null
      ? events.days(formatDate(event.startsOn), formatDate(event.endsOn))
      : month === undefined
        ? events.toBeConfirmed
        : `${events.usuallyIn(events.monthNames[month - 1] ?? "")}; ${events.toBeConfirmed}`;
  return (
    <section className={classes.banner} aria-labelledby="featured">
      <div className={classes.words}>
        <p className={classes.kicker}>{standingOf(event, today) === "past" ? texts.featuredPast : texts.featured}</p>
        <h2 id="featured" lang={lang}>
          {event.title}
        </h2>
        <p className={classes.place}>{[days, place].filter((part) => part !== "").join(" · ")}</p>
        <OutLink href={event.website} className="site-button" variant="accent">
          {texts.discover}
          <span className="portal-unseen" lang={lang}>
            {` (${event.title})`}
          </span>
        </OutLink>
      </div>
      <a
        className={`${classes.picture} site-not-printed`}
        href={event.website}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
        aria-hidden="true"
      >
        <StaticPart of={ExpoHall} props={{}} />
      </a>
    </section>
  );
}
