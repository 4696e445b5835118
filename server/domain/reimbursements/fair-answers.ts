import { rupeesOf } from "../rules/amounts.ts";
import { currencyCodes, rupee } from "../rules/currencies.ts";
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
  /** What an exhibitor pays to the council, in paise; null without a fee. */
  readonly feePaise: number | null;
  /** The payments of it that the council received. */
  readonly feesReceived: readonly { readonly amountPaise: number; readonly paidOn: string; readonly reference: string }[];
};

/**
 * The answers with which a claim for a fair begins: of the steps by wire name, of a new item by `itemAnswerName`. MoU and air fare are left
 * to enter, and the payment unless the council received the fee in one.
 * @source desks-and-more.md 3 "exhibition claim with everything prefilled (at most four entries, nothing typed twice)"
 */
export function answersOfFair(fair: AttendedFairFacts): Readonly<Record<string, string>> {
  const { title, country, startsOn, endsOn, hall, stall, feePaise, feesReceived } = fair;
  const isPaidToCouncil = feePaise !== null || feesReceived.length > 0;
  const [payment] = feesReceived.length === 1 ? feesReceived : [];
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
    [itemAnswerName("currency"), isPaidToCouncil ? rupee : currencyOf(country)],
    [itemAnswerName("amount"), payment === undefined ? null : rupeesOf(payment.amountPaise)],
    [itemAnswerName("paid_on"), payment?.paidOn ?? null],
    [itemAnswerName("receipt_no"), payment?.reference ?? null],
    [itemAnswerName("paid_by"), "firm"],
  ];
  return Object.fromEntries(known.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Countries whose currency has a code that does not begin with theirs, or shares this beginning with another. @source ISO 4217, list one */
const countriesByCurrency = {
  AUD: "CC CX KI NF NR TV",
  CHF: "LI",
  DKK: "FO GL",
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT",
  GBP: "GG IM JE",
  MAD: "EH",
  NOK: "SJ",
  NZD: "CK NU PN TK",
  USD: "AS BQ EC FM GU MH MP PR PW TC TL VG VI",
  VES: "VE",
  XAF: "CF CG CM GA GQ TD",
  XCD: "AG AI DM GD KN LC MS VC",
  XCG: "CW SX",
  XOF: "BF BJ CI GW ML NE SN TG",
  XPF: "NC PF WF",
};
const currencyByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) => countries.split(" ").map((country) => [country, currency] as const)),
);

/** The ISO 4217 code of a country's currency, from the table, or the code that begins with the country's code; null where there is none. */
const currencyOf = (country: string | null): string | null =>
  country === null ? null : (currencyByCountry.get(country) ?? currencyCodes.find((code) => code.startsWith(country)) ?? null);
