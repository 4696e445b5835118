import { currencyCodes } from "../rules/currencies.ts";
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
 * The answers with which a claim for a fair begins: of the steps by wire name, of a new item by `itemAnswerName`. The day and amount of
 * the payment, MoU and air fare are left to enter.
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
    [itemAnswerName("currency"), currencyOf(country)],
    [itemAnswerName("paid_by"), "firm"],
  ];
  return Object.fromEntries(known.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** @source European Central Bank, countries of the euro area, 2026 */
const euroArea = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

/** The currency of a country: the euro, or the one code that begins with the country's; null where several do, or none. @source ISO 4217 */
function currencyOf(country: string | null): string | null {
  if (country === null) return null;
  if (euroArea.includes(country)) return "EUR";
  const own = currencyCodes.filter((code) => code.startsWith(country));
  return own.length === 1 ? (own[0] ?? null) : null;
}
