import type { CountryGroup } from "./country-groups.ts";
import type { CapTerm, FirmClass, FirstTerm, IntentTerm, RuleDate, RuleTerms, ViolationOutcome } from "./terms.ts";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const days = (number: number): string => count(number, "day", "days");

/** The words in which rules are described. Amounts come as "Rs 2,50,000.00", dates as "31-03-2026". */
export const ruleWords = {
  locale: "en",
  /** An amount like "Rs 2,50,000.00" as this language writes it. */
  rupees: (amount: string): string => amount,
  /** What the office wrote in English, in this language; undefined where that is not known. */
  ofOffice: (text: string): string | undefined => text,
  labels: {
    chosenBy: "The date that counts",
    share: "Share",
    cap: "Cap",
    first: "Costs that count",
    window: "Filing window",
    visits: "Visits and events",
    ceiling: "Turnover ceiling",
    membership: "Membership",
    period: "Period of the programme",
    intent: "Intent",
    notice: "Notice of the visit",
    recovery: "Money that is asked back",
    document: "Paper",
    capYear: "Year of a cap",
    tax: "Tax",
    rateDay: "Exchange rate",
    rounding: "Rounding",
    targetDays: "Target days",
    payer: "Who pays",
    wording: "Wording in English",
    wordingInHindi: "Wording in Hindi",
  },
  dates: {
    filed: "the day on which the claim is filed",
    certificate_issued: "the date of the certificate",
    event_ended: "the last day of the event",
    cost_paid: "the day of the payment",
    intent_filed: "the day on which the intent is filed",
  } satisfies Record<RuleDate, string>,
  chosenBy: (date: string): string => `Counted is ${date}`,
  chosenWithoutCertificate: "; without one, the day of the payment",
  classes: { micro: "micro", small: "small", medium: "medium", other: "large" } satisfies Record<FirmClass, string>,
  outcomes: {
    warn: "Otherwise the claim gets a remark.",
    needs_reason: "Otherwise it is paid only with an officer's written reason.",
    blocks: "Otherwise it is not paid.",
  } satisfies Record<ViolationOutcome, string>,
  capUnits: {
    item: "for each cost",
    certificate: "for each certificate",
    person: "for each person",
    event: "for each event",
    firm_year: "for each firm and financial year",
  } satisfies Record<CapTerm["per"], string>,
  firstUnits: { claim: "of a claim", event: "of an event" } satisfies Record<FirstTerm["per"], string>,
  capYears: {
    financial_year_filed: "The financial year in which the claim is filed",
    financial_year_paid: "The financial year in which the cost was paid",
  } satisfies Record<RuleTerms["capYear"], string>,
  roundings: {
    rupee_half_up: "Each cost to the whole rupee, half a rupee up; a foreign amount is converted to the paisa before",
    paisa_half_up: "Each cost to the paisa, half a paisa up; a foreign amount is converted to the paisa before",
  } satisfies Record<RuleTerms["rounding"], string>,
  payers: {
    council: "The council pays the firm",
    dgft_direct: "DGFT pays the firm directly",
  } satisfies Record<RuleTerms["payer"], string>,
  groups: { africa: "the countries of Africa", americas: "the countries of the Americas" } satisfies Record<CountryGroup, string>,
  list: (words: readonly string[]): string => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`),
  scope: (kinds: string | undefined, countries: string | undefined): string =>
    [...(kinds === undefined ? [] : [` for ${kinds}`]), ...(countries === undefined ? [] : [` in ${countries}`])].join(""),
  share: (percent: string, scope: string): string => `${percent}% of the cost${scope}`,
  firms: (classes: string): string => `, ${classes} firms`,
  firstClaimOnly: ", first claim of a firm only",
  place: (number: number): string => `${number}. `,
  noneBeforeFits: ", where none before fits",
  noShare: "No share is stated: an officer sets each amount with a reason",
  cap: (amount: string, per: string, scope: string): string => `At most ${amount} ${per}${scope}`,
  /** After a cap or a window for all countries, where one for some countries stands before it. */
  exceptCap: (per: string): string => `, unless another cap ${per} names the country for the same cost`,
  exceptWindow: ", unless another window names the country for the same cost",
  first: (number: number, unit: string, scope: string): string => `Only the first ${count(number, "cost", "costs")} ${unit}${scope}`,
  window: (number: number, isWorking: boolean, from: string, scope: string): string =>
    `File within ${isWorking ? count(number, "working day", "working days") : days(number)} after ${from}${scope}.`,
  countsFirstDay: "The first day is counted.",
  nextWorkingDay: "If the last day is a holiday, the next working day counts.",
  sameEvent: (limit: number): string => `At most ${count(limit, "visit", "visits")} of a firm to the same event in all`,
  eventsInYear: (limit: number): string => `At most ${count(limit, "event", "events")} of a firm in a financial year`,
  /** @param above the events up to this one can be in any region */
  special: (limit: number, group: string, above?: number): string =>
    `; ${limit} for ${group}${above === undefined ? "" : `, each after the first ${above} in another region than all before it`}`,
  ceiling: (amount: string): string => `Exports (FOB) of the preceding financial year of at most ${amount}.`,
  proof: (proof: string): string => `Proof: ${proof}.`,
  membership: (months: number): string =>
    months === 0
      ? "The firm is a member on the day of filing."
      : `The firm has been a member for ${count(months, "month", "months")} on the day of filing.`,
  period: (from: string | undefined, until: string | undefined): string =>
    `Costs paid${from === undefined ? "" : ` from ${from}`}${until === undefined ? "" : ` until ${until}`}.`,
  intent: ({ before, daysBefore }: IntentTerm, valid: number | undefined): string => {
    const isOfEvent = before === "event_began";
    const day = isOfEvent ? "the first day of the event" : daysBefore === 0 ? "the day of the payment" : "the payment";
    const when = daysBefore === 0 ? `on or before ${day}` : `at least ${days(daysBefore)} before ${day}`;
    return `${isOfEvent ? "Notice of the visit is given" : "An intent is filed"} ${when}${valid === undefined ? "" : `; it holds for ${days(valid)}`}.`;
  },
  recovery: (percent: string, number: number): string =>
    `What was paid too much is paid back within ${days(number)}, with ${percent}% interest a year from the day after the payment.`,
  maxAge: (number: number): string => `, not older than ${days(number)}`,
  netOfTax: "Tax is not paid",
  withTax: "Tax is part of the cost",
  rateDay: (date: string): string => `The rate of ${date}`,
  rateWithoutCertificate: "; without one, of the day of the payment",
  targetDays: (council: number, dgft: number, reply: number): string =>
    `Council ${days(council)}, DGFT ${days(dgft)}, reply of the firm ${days(reply)}`,
  onlyWorkingDays: "only working days count",
};
