import { daysBetween, calendarDateInIndia } from "../dates.ts";
import type { AnswerRow } from "./derive.ts";
import type { SchemeKind } from "./schemes/kinds.ts";

/** A filing deadline: its text, and the last day of the events that it covers. */
type FilingWindow = { readonly scheme: SchemeKind; readonly untilOn: string; readonly text: string };

/** @source data/policy-facts.json, Market Access Initiative Scheme 2021, whose stated period ended on 31-03-2026 */
const filingWindows: readonly FilingWindow[] = [
  {
    scheme: "exhibition",
    untilOn: "2026-03-31",
    text: "Market Access Initiative until 31-03-2026: within 45 days of the end of the event",
  },
];
/** The field with the first day of the event. */
const eventDays: Partial<Record<SchemeKind, string>> = { exhibition: "exhibition_date" };

type Filed = {
  readonly scheme: SchemeKind;
  readonly submittedAt: Date;
  /** From the view: the raw answers are visible to the member only. */
  readonly answerRows: readonly Pick<AnswerRow, "name" | "value">[];
  readonly membership: { readonly startOn: string; readonly endOn: string };
};

/** Whether a reimbursement was filed in time, as far as its answers show. */
export type InTime = {
  readonly isMember: boolean;
  /** Calendar days in India from the first day of the event; undefined without a day, or when the event was after the filing. */
  readonly daysFromEvent: number | undefined;
  /** The rule for an event of that day; undefined when none is known. */
  readonly rule: string | undefined;
};

/** The facts of a certificate "in time": a membership valid on the day of filing, and the days since the event. */
export function inTime({ scheme, submittedAt, answerRows, membership }: Filed): InTime {
  const filedOn = calendarDateInIndia(submittedAt);
  const day = answerRows.find(({ name }) => name === eventDays[scheme])?.value;
  const eventOn = day !== undefined && day <= filedOn ? day : undefined;
  const window = filingWindows.find((each) => each.scheme === scheme && eventOn !== undefined && eventOn <= each.untilOn);
  return {
    isMember: membership.startOn <= filedOn && filedOn <= membership.endOn,
    daysFromEvent: eventOn === undefined ? undefined : daysBetween(new Date(`${eventOn}T00:00:00+05:30`), submittedAt),
    rule: window?.text,
  };
}
