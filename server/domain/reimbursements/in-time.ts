import { daysBetween, calendarDateInIndia } from "../dates.ts";
import type { AnswerRow } from "./derive.ts";
import type { SchemeKind } from "./schemes/kinds.ts";

/** How soon after an event its costs had to be claimed, and for events until when that was the rule. */
type FilingWindow = { readonly scheme: SchemeKind; readonly untilOn: string; readonly text: string };

/** @source data/policy-facts.json, Market Access Initiative Scheme 2021, whose stated period ended on 31-03-2026 */
const filingWindows: readonly FilingWindow[] = [
  {
    scheme: "exhibition",
    untilOn: "2026-03-31",
    text: "Market Access Initiative until 31-03-2026: within 45 days of the end of the event",
  },
];
/** The field that holds the first day of what was visited. */
const eventDays: Partial<Record<SchemeKind, string>> = { exhibition: "exhibition_date" };

type Filed = {
  readonly scheme: SchemeKind;
  readonly submittedAt: Date;
  /** As every reader has them; the answers themselves are the member's alone. */
  readonly answerRows: readonly Pick<AnswerRow, "name" | "value">[];
  readonly membership: { readonly startOn: string; readonly endOn: string };
};

/** Whether a reimbursement was filed in time, as far as what was filed tells. */
export type InTime = {
  readonly isMember: boolean;
  /** Calendar days in India from the first day of the event; undefined when none was given, or it lay ahead. */
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
