import { standingOf, usualMonthOf, type EventView } from "#domain/site/events.ts";
import { StatusTag, type Tone } from "#client/shared/status-tag.tsx";
import { formatDate } from "#client/shared/format.ts";
import { useTexts } from "../site-context.ts";
import classes from "./events.module.css";

const tones = { running: "green", upcoming: "blue", unconfirmed: "orange", past: "neutral" } as const satisfies Record<string, Tone>;

type EventWhenProps = { readonly event: EventView; readonly today: string };

/** The days of an event or the month in which it is usually held, and whether it is over, running, coming, not dated or cancelled by the council. */
export function EventWhen({ event, today }: EventWhenProps) {
  const { events } = useTexts();
  const standing = standingOf(event, today);
  const { startsOn, endsOn, editionYear, time } = event;
  const isKnown = startsOn !== null && endsOn !== null;
  const month = standing === "unconfirmed" ? usualMonthOf(event) : undefined;
  const likely = [
    ...(editionYear === null ? [] : [events.edition(editionYear)]),
    ...(month === undefined ? [] : [events.usuallyIn(events.monthNames[month - 1] ?? "")]),
  ].join(", ");
  return (
    <p className={classes.when}>
      {isKnown ? (
        <span>
          <time dateTime={startsOn}>{events.days(formatDate(startsOn), formatDate(endsOn))}</time>
          {time !== null && `, ${time}`}
        </span>
      ) : (
        likely !== "" && <span>{likely}</span>
      )}
      {event.cancelledOn === null ? (
        <StatusTag tone={tones[standing]}>{events.standings[standing]}</StatusTag>
      ) : (
        <StatusTag tone="red">{events.cancelled}</StatusTag>
      )}
    </p>
  );
}

/** The known parts of hall, town and country. */
export function EventPlace({ event: { venue, city, country, type } }: { readonly event: EventView }) {
  const { events } = useTexts();
  const parts = [venue, city, country].filter((part) => part !== null);
  if (parts.length === 0) return <p className={classes.place}>{type === "webinar" ? events.online : events.placeOpen}</p>;
  return <p className={classes.place}>{parts.join(", ")}</p>;
}
