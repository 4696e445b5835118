import { z } from "zod";
import { plainLine, withoutControls } from "../accounts/plain-line.ts";

/** The result of a violation: a remark, a reason that an officer has to write, or nothing is paid. @source money.md 3 */
export const violationOutcomes = ["warn", "needs_reason", "blocks"] as const;
export type ViolationOutcome = (typeof violationOutcomes)[number];

/** The dates of a cost that a rule can count from. @source money.md 3 */
export const ruleDates = ["filed", "certificate_issued", "event_ended", "cost_paid", "intent_filed"] as const;
export type RuleDate = (typeof ruleDates)[number];

/** The size of a firm under the MSMED Act. */
export const firmClasses = ["micro", "small", "medium", "other"] as const;
export type FirmClass = (typeof firmClasses)[number];
/** The size of a firm, with its words. @source MSMED Act 2006, section 7 */
export const firmSizes = { micro: "Micro", small: "Small", medium: "Medium", other: "Large" } as const satisfies Record<FirmClass, string>;

const Percent = z.string().regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, "Enter a percentage from 0 to 100, like 50 or 62.5");
const AmountPaise = z
  .int("Enter an amount in rupees, like 2,50,000.00")
  .positive("Enter an amount of more than zero")
  .max(9_999_999_999_999, "An amount is at most Rs 99,99,99,99,999.99");
/** The most days that a term can state. */
export const longestDays = 3_660;
const Days = z.int("Enter a number of days").min(1, "Enter at least 1 day").max(longestDays, "Enter at most 3,660 days");
const Source = plainLine("Source", 300);
const optionalText = (maxLength: number) =>
  z
    .string()
    .transform(withoutControls)
    .pipe(z.string().max(maxLength, `A text has at most ${maxLength.toLocaleString("en-IN")} characters here`));
const Outcome = z.enum(violationOutcomes, "Choose what happens if it is not met");
const CalendarDate = z.iso.date("Enter a date, like 31-03-2026");
const wholeNumber = (what: string, least: number, most: number) => {
  const text = `Enter a number of ${what} from ${least} to ${most}`;
  return z.int(text).min(least, text).max(most, text);
};

/** The costs that a term is for; an absent list means all. Countries are ISO 3166-1 alpha-2. */
const Scope = {
  kinds: z.array(z.string().max(40)).min(1, "Choose a kind of cost, or all kinds").optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, "Choose a country from the list"))
    .min(1, "Choose a country, or all countries")
    .optional(),
};

/** The first that fits a cost holds. A cost that none fits is paid only by an officer's figure with a reason. */
export const ShareTerm = z.object({
  ...Scope,
  firmClasses: z.array(z.enum(firmClasses)).min(1, "Choose a size of firm, or all firms").optional(),
  firstClaimOnly: z.boolean().optional(),
  percent: Percent,
  source: Source,
});
export type ShareTerm = z.infer<typeof ShareTerm>;

/** What a cap is counted for. `firm_year` counts all claims of the scheme in the financial year of `capYear`. */
export const capUnits = ["item", "certificate", "person", "event", "firm_year"] as const;
export const CapTerm = z.object({ ...Scope, per: z.enum(capUnits, "Choose what the cap is counted for"), amountPaise: AmountPaise, source: Source });
export type CapTerm = z.infer<typeof CapTerm>;

/** Only the first costs of an event or of a claim count. */
export const FirstTerm = z.object({
  ...Scope,
  per: z.enum(["claim", "event"], "Choose what the costs are counted for"),
  count: wholeNumber("costs", 1, 40),
  source: Source,
});
export type FirstTerm = z.infer<typeof FirstTerm>;

export const WindowTerm = z.object({
  ...Scope,
  from: z.enum(["certificate_issued", "event_ended", "cost_paid"], "Choose the day from which is counted"),
  days: Days,
  counts: z.enum(["calendar_days", "working_days"], "Choose which days are counted"),
  countsFirstDay: z.boolean(),
  onHoliday: z.enum(["stays", "next_working_day"], "Choose what holds if the last day is a holiday"),
  outcome: Outcome,
  source: Source,
});
export type WindowTerm = z.infer<typeof WindowTerm>;

export const IntentTerm = z.object({
  /** The day before which it is filed: of the payment, where absent, or the first day of the event. */
  before: z.enum(["cost_paid", "event_began"], "Choose the day before which it is filed").optional(),
  daysBefore: wholeNumber("days", 0, 366),
  /** `longestDays` before an event: until the event. It is never absent, because the release before this one reads the term, too. */
  validDays: Days,
  outcome: Outcome,
  source: Source,
});
export type IntentTerm = z.infer<typeof IntentTerm>;

/** For how many days an intent holds; undefined for one that holds until its event. */
export const validityOf = ({ before, validDays }: Pick<IntentTerm, "before" | "validDays">): number | undefined =>
  before === "event_began" && validDays === longestDays ? undefined : validDays;

export const CeilingTerm = z.object({ amountPaise: AmountPaise, proof: optionalText(200), outcome: Outcome, source: Source });
export const CountTerm = z.object({
  of: z.enum(["same_event_ever", "events_in_year"], "Choose what is counted"),
  limit: wholeNumber("visits or events", 1, 99),
  /**
   * The limit for firms of a named group, with the group in words. With `otherRegion` each event above the general limit has to be in a region
   * in which none before it was.
   */
  special: z
    .object({
      limit: wholeNumber("visits or events", 1, 99),
      group: z.string("Enter the group").pipe(plainLine("Group", 200)),
      otherRegion: z.boolean().optional(),
    })
    .optional(),
  outcome: Outcome,
  source: Source,
});
export type CountTerm = z.infer<typeof CountTerm>;
export const PeriodTerm = z.object({
  costsFrom: CalendarDate.optional(),
  costsUntil: CalendarDate.optional(),
  outcome: Outcome,
  source: Source,
});
export const MembershipTerm = z.object({ months: wholeNumber("months", 0, 120), outcome: Outcome, source: Source });
export const DocumentTerm = z.object({ document: plainLine("Paper", 100), maxAgeDays: Days.optional(), source: Source });

/** What a firm pays in addition when money is asked back, percent a year, and within how many days. */
export const RecoveryTerm = z.object({ interestPercent: Percent, days: Days, source: Source });
export type RecoveryTerm = z.infer<typeof RecoveryTerm>;

const Wording = optionalText(4_000);

/**
 * The rules of one scheme from a date on: data only. What it cannot say is an officer's decision with a reason.
 * @source money.md 3 "Rule versions"
 */
export const RuleTerms = z.object({
  /** The date that has to lie between `effectiveFrom` and `effectiveTo` of the version. */
  chosenBy: z.enum(ruleDates, "Choose the date that counts"),
  shares: z.array(ShareTerm).max(40, "There are at most 40 of these"),
  caps: z.array(CapTerm).max(40, "There are at most 40 of these"),
  firsts: z.array(FirstTerm).max(10, "There are at most 10 of these"),
  windows: z.array(WindowTerm).max(20, "There are at most 20 of these"),
  counts: z.array(CountTerm).max(10, "There are at most 10 of these"),
  intent: IntentTerm.optional(),
  ceiling: CeilingTerm.optional(),
  period: PeriodTerm.optional(),
  membership: MembershipTerm.optional(),
  recovery: RecoveryTerm.optional(),
  documents: z.array(DocumentTerm).max(40, "There are at most 40 of these"),
  capYear: z.enum(["financial_year_filed", "financial_year_paid"], "Choose the year in which a cap counts"),
  netOfTax: z.boolean(),
  rateDay: z.enum(["filed", "cost_paid", "certificate_issued"], "Choose the day of the exchange rate"),
  /** Each line is rounded once, at its end. What is claimed in a foreign currency is converted to the paisa before. */
  rounding: z.enum(["rupee_half_up", "paisa_half_up"], "Choose how amounts are rounded"),
  /** `counts` absent: calendar days. */
  targetDays: z.object({ council: Days, dgft: Days, reply: Days, counts: z.enum(["calendar_days", "working_days"]).optional() }),
  payer: z.enum(["council", "dgft_direct"], "Choose who pays"),
  wording: z.object({ en: Wording, hi: Wording }),
});
export type RuleTerms = z.infer<typeof RuleTerms>;

/** A published version, as the evaluator reads it. Dates are calendar dates in India; both ends belong to it. */
export type RuleVersion = {
  readonly id: string;
  readonly number: number;
  readonly scheme: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly terms: RuleTerms;
  /** Set for a draft that is computed as if it held already: it is for every date, also one outside of its period. */
  readonly holdsAlready?: boolean;
};
