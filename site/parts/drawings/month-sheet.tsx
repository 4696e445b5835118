import { eventsInMonth, type EventView } from "#domain/site/events.ts";
import { dayAfter, daysBeforeFirst, daysOfMonth } from "#domain/site/months.ts";
import { StaticPart } from "../static-part.tsx";
import { useSite, useTexts } from "../site-context.ts";
import { monthLabel } from "../events/month-label.ts";
import classes from "./drawings.module.css";

const cell = 44;
const left = 20;
const headHeight = 92;

type MonthSheetProps = { readonly month: string; readonly today: string; readonly events: readonly EventView[] };

/** A sheet of a wall calendar on which the days with events are marked. @source specification 2 "/event-calender" (illustration) */
export function MonthSheet({ month, today, events }: MonthSheetProps) {
  const { texts } = useSite();
  const marked = daysWithEvents(events, month);
  const offset = daysBeforeFirst(month);
  const { count } = daysOfMonth(month);
  const rows = Math.ceil((offset + count) / 7);
  const todayHere = today.startsWith(`${month}-`) ? positionOf(Number(today.slice(8)), offset) : undefined;
  return (
    <svg
      className={`${classes.sheet} site-not-printed`}
      viewBox={`0 0 ${7 * cell + 2 * left} ${headHeight + 40 + rows * cell}`}
      role="img"
      aria-label={texts.events.calendarOf(monthLabel(texts, month), marked.join(", "))}
    >
      <rect className={classes.page} x="4" y="24" width={7 * cell + 2 * left - 8} height={headHeight + rows * cell + 10} rx="14" />
      <path className={classes.head} d={`M4 66V38a14 14 0 0 1 14-14h${7 * cell + 2 * left - 36}a14 14 0 0 1 14 14v28z`} />
      {[70, 7 * cell + 2 * left - 70].map((x) => (
        <rect key={x} className={classes.ring} x={x - 6} y="6" width="12" height="34" rx="6" />
      ))}
      <text className={classes.title} x={(7 * cell + 2 * left) / 2} y="53" textAnchor="middle">
        {monthLabel(texts, month)}
      </text>
      <StaticPart of={DayNumbers} props={{ offset, count }} />
      {marked.map((day) => {
        const { x, y } = positionOf(day, offset);
        return (
          <g key={day}>
            <circle className={classes.marked} cx={x} cy={y - 5} r="17" />
            <text className={classes.markedDay} x={x} y={y} textAnchor="middle">
              {day}
            </text>
          </g>
        );
      })}
      {todayHere && <circle className={classes.today} cx={todayHere.x} cy={todayHere.y - 5} r="18" />}
    </svg>
  );
}

/** The position of a day on a sheet with `offset` empty cells before the first day. */
const positionOf = (day: number, offset: number) => ({
  x: left + ((offset + day - 1) % 7) * cell + cell / 2,
  y: headHeight + 36 + Math.floor((offset + day - 1) / 7) * cell,
});

/** The weekdays and the days of a month. There are only 28 different month sheets. */
function DayNumbers({ offset, count }: { readonly offset: number; readonly count: number }) {
  const { events } = useTexts();
  return (
    <>
      {events.weekdays.map((name, index) => (
        <text key={name} className={classes.weekday} x={left + index * cell + cell / 2} y={headHeight + 2} textAnchor="middle">
          {name}
        </text>
      ))}
      {Array.from({ length: count }, (_, index) => (
        <text key={index} className={classes.day} {...positionOf(index + 1, offset)} textAnchor="middle">
          {index + 1}
        </text>
      ))}
    </>
  );
}

function daysWithEvents(events: readonly EventView[], month: string): number[] {
  const { first, last } = daysOfMonth(month);
  const days = new Set<number>();
  for (const { startsOn, endsOn } of eventsInMonth(events, month)) {
    const end = endsOn < last ? endsOn : last;
    for (let date = startsOn > first ? startsOn : first; date <= end; date = dayAfter(date)) days.add(Number(date.slice(8)));
  }
  return [...days].toSorted((a, b) => a - b);
}
