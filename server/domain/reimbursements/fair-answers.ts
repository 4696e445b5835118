import { itemAnswerName } from "./expected-claims.ts";

/** What the council knows of a fair that a firm attended. Days are YYYY-MM-DD. */
export type AttendedFairFacts = {
  readonly title: string;
  readonly venue: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly hall: string | null;
  readonly stall: string | null;
};

/**
 * The answers with which a claim for a fair begins: of the steps by wire name, of a new item by `itemAnswerName`. Only payment and MoU are
 * left to enter.
 * @source desks-and-more.md 3 "exhibition claim with everything prefilled (at most four entries, nothing typed twice)"
 */
export function answersOfFair(fair: AttendedFairFacts): Readonly<Record<string, string>> {
  const { title, country, startsOn, endsOn, hall, stall } = fair;
  const venue = [fair.venue, fair.city].filter((part) => part !== null).join(", ");
  const known: readonly (readonly [string, string | null])[] = [
    ["exhibition_name", title],
    ["exhibition_venue", venue === "" ? null : venue],
    ["exhibition_date", startsOn],
    ["stall_no", stall],
    ["hall_no", hall],
    [itemAnswerName("kind"), "space"],
    [itemAnswerName("event"), title],
    [itemAnswerName("country"), country],
    [itemAnswerName("event_from"), startsOn],
    [itemAnswerName("event_to"), endsOn],
    [itemAnswerName("paid_by"), "firm"],
  ];
  return Object.fromEntries(known.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
