import { eventsInMonth, type EventView } from "#domain/site/events.ts";
import { dayAfter, daysBeforeFirst, daysOfMonth } from "#domain/site/months.ts";
import { useSite } from "../../../lib/site-context.ts";
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
  const rows = Math.ceil((offset + daysOfMonth(month).count) / 7);
  const days = Array.from({ length: daysOfMonth(month).count }, (_, index) => index + 1);
  const placeOf = (day: number) => ({ x: left + ((offset + day - 1) % 7) * cell, y: headHeight + 26 + Math.floor((offset + day - 1) / 7) * cell });
  return (
    <svg
      className={classes.sheet}
      viewBox={`0 0 ${7 * cell + 2 * left} ${headHeight + 40 + rows * cell}`}
      role="img"
      aria-label={texts.events.calendarOf(monthLabel(texts, month), marked.join(", "))}
    >
      <rect className={classes.paper} x="4" y="24" width={7 * cell + 2 * left - 8} height={headHeight + rows * cell + 10} rx="14" />
      <path className={classes.head} d={`M4 66V38a14 14 0 0 1 14-14h${7 * cell + 2 * left - 36}a14 14 0 0 1 14 14v28z`} />
      {[70, 7 * cell + 2 * left - 70].map((x) => (
        <rect key={x} className={classes.ring} x={x - 6} y="6" width="12" height="34" rx="6" />
      ))}
      <text className={classes.title} x={(7 * cell + 2 * left) / 2} y="53" textAnchor="middle">
        {monthLabel(texts, month)}
      </text>
      {texts.events.weekdays.map((name, index) => (
        <text key={name} className={classes.weekday} x={left + index * cell + cell / 2} y={headHeight + 2} textAnchor="middle">
          {name}
        </text>
      ))}
      {days.map((day) => {
        const { x, y } = placeOf(day);
        const isMarked = marked.includes(day);
        return (
          <g key={day}>
            {isMarked && <circle className={classes.marked} cx={x + cell / 2} cy={y + 5} r="17" />}
            {dateOf(month, day) === today && <circle className={classes.today} cx={x + cell / 2} cy={y + 5} r="18" />}
            <text className={isMarked ? classes.markedDay : classes.day} x={x + cell / 2} y={y + 10} textAnchor="middle">
              {day}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const dateOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, "0")}`;

function daysWithEvents(events: readonly EventView[], month: string): number[] {
  const { first, last } = daysOfMonth(month);
  const days = new Set<number>();
  for (const { startsOn, endsOn } of eventsInMonth(events, month)) {
    const end = endsOn < last ? endsOn : last;
    for (let date = startsOn > first ? startsOn : first; date <= end; date = dayAfter(date)) days.add(Number(date.slice(8)));
  }
  return [...days].toSorted((a, b) => a - b);
}
