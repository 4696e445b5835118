import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { daysAfter, formatIndianDate } from "../dates.ts";
import { countries } from "../members/countries.ts";
import { periodCheck, windowsFor } from "../rules/checks.ts";
import { chooseVersion } from "../rules/choose-version.ts";
import type { CostFacts } from "../rules/facts.ts";
import { endOfProgramme } from "../rules/programme.ts";
import type { RuleTerms, RuleVersion, ViolationOutcome, WindowTerm } from "../rules/terms.ts";
import { lastDayOf } from "../rules/windows.ts";
import type { Holidays } from "../rules/working-days.ts";
import { typedDate } from "../date-input.ts";
import { itemKinds } from "./items.ts";
import { itemsName, type Field, type Option, type SimpleField } from "./scheme.ts";
import { schemeOf } from "./schemes/index.ts";
import { schemeKinds, type SchemeKind } from "./schemes/kinds.ts";

/** The most entries of one firm. */
export const maxExpectedClaims = 200;
/** Days before the last day on which a firm is reminded; each once. @source money.md 4 "reminders at 30, 14, 3 days" */
export const filingReminderDays = [30, 14, 3] as const;
const daysBack = 3 * 365;
const daysAhead = 5 * 366;

export const expectedClaimMessages = {
  country: "Select the country from the list",
  kind: "Select the kind of cost from the list",
  date: "Enter the expected date",
  dateRange: (first: string, last: string) => `Enter a date from ${formatIndianDate(first)} to ${formatIndianDate(last)}`,
  tooMany: `A firm can note at most ${maxExpectedClaims} registrations. Remove one that is filed or over, then add this one.`,
  notFound: "This entry is not there any more",
  changed: "A colleague has changed this entry meanwhile. Nothing was overwritten: look at the entry again, then save it.",
  removedMeanwhile: "A colleague has removed this entry meanwhile. What you typed is still here: save it to note it again.",
  filedMeanwhile: "A claim was filed from this entry meanwhile. What you typed is still here: save it to note it as a new entry.",
  saved: "The entry is saved.",
  removed: "The entry is removed.",
} as const;

const isCountry = (code: string): boolean => countries.some(({ iso2 }) => iso2 === code);

/** An entry as the form sends it; `expectedDateProblem` checks its date against today. */
export const ExpectedClaimInput = z
  .object({
    /** Absent for a new entry. */
    id: z.uuid().optional(),
    scheme: z.enum(schemeKinds),
    kind: z.string().max(100),
    name: plainLine("Name", 200),
    /** ISO 3166-1 alpha-2. */
    country: z.string().max(20).refine(isCountry, expectedClaimMessages.country),
    expectedOn: typedDate("Expected date").refine((date) => date !== "", expectedClaimMessages.date),
    /** The stored entry that the form began with. Absent for a new entry; a page of an earlier release sends none. */
    seen: z
      .object({
        scheme: z.string().max(100),
        kind: z.string().max(100),
        name: z.string().max(200),
        country: z.string().max(20),
        expectedOn: z.string().max(10),
      })
      .optional(),
  })
  .refine(({ scheme, kind }) => kindsOfScheme(scheme).some((one) => one.value === kind), { path: ["kind"], message: expectedClaimMessages.kind });
export type ExpectedClaimInput = z.input<typeof ExpectedClaimInput>;

/** Why a date cannot be expected, or undefined. @param today YYYY-MM-DD in India */
export function expectedDateProblem(date: string, today: string): string | undefined {
  const [first, last] = [daysAfter(today, -daysBack), daysAfter(today, daysAhead)];
  return date < first || date > last ? expectedClaimMessages.dateRange(first, last) : undefined;
}

/** The kinds of cost of a scheme, as options. */
export const kindsOfScheme = (scheme: SchemeKind): { readonly value: string; readonly label: string }[] =>
  itemKinds(schemeOf(scheme)).map(({ kind, label }) => ({ value: kind, label }));

type Expected = { readonly scheme: SchemeKind; readonly kind: string; readonly country: string | null; readonly expectedOn: string };

/** The last day to file what is expected on a day. */
export type FilingDay = {
  readonly lastOn: string;
  readonly days: number;
  readonly counts: WindowTerm["counts"];
  readonly source: string;
  /** What the rules say of a cost of that day which is outside their period; undefined for one within it. */
  readonly outsidePeriod: ViolationOutcome | undefined;
  /** The first day of other rules, YYYY-MM-DD, where they begin within the window and give no time any more. */
  readonly before?: string;
  /** The last day of the rules, YYYY-MM-DD, where it lies within the window and no rules follow on the next day. */
  readonly rulesEndOn?: string;
};

/**
 * The last day to file, by the rules in force for the expected date: certificate, payment and end of the event fall on it. Of several windows
 * the one that ends first. Rules that the day of filing chooses count from their first day on, so it is the last day of an unbroken time in which
 * the rules of the day still give time. Undefined while no published rule has a window.
 * @param today before which nothing can be filed
 * @source money.md 4 "registrations in hand"
 */
export function filingDayOf(versions: readonly RuleVersion[], holidays: Holidays, expected: Expected, today: string): FilingDay | undefined {
  const { scheme } = expected;
  const firstOn = firstDayToFile(expected, today);
  const termsOn = (filed: string) => termsFiledOn(filed, versions, expected);
  const terms = termsOn(firstOn);
  let filing = terms && firstWindow(terms, holidays, expected);
  for (const day of filingChanges(versions, scheme, firstOn)) {
    if (filing === undefined || daysAfter(filing.lastOn, 1) < day) return filing;
    const later = termsOn(day);
    const next = later && firstWindow(later, holidays, expected);
    const isOver = later === undefined || (next !== undefined && next.lastOn < day);
    if (isOver && filing.lastOn < day) return filing;
    const lastOn = daysAfter(day, -1);
    if (isOver) return later === undefined ? { ...filing, lastOn, rulesEndOn: lastOn } : { ...filing, lastOn, before: day };
    filing = next;
  }
  return filing;
}

type ExpectedDay = Pick<Expected, "scheme" | "expectedOn">;

const firstDayToFile = ({ expectedOn }: ExpectedDay, today: string): string => (expectedOn < today ? today : expectedOn);

const termsFiledOn = (filed: string, versions: readonly RuleVersion[], { scheme, expectedOn }: ExpectedDay): RuleTerms | undefined =>
  chooseVersion(versions, scheme, { filed, certificate_issued: expectedOn, event_ended: expectedOn, cost_paid: expectedOn })?.terms;

/**
 * What is said of a cost of the expected date that is outside the period of its rules, also where they have no window; without a rule the end
 * of the programme counts. Undefined for one within it.
 * @param today before which nothing can be filed
 */
export function outsidePeriodOf(versions: readonly RuleVersion[], expected: ExpectedDay, today: string): ViolationOutcome | undefined {
  const terms = termsFiledOn(firstDayToFile(expected, today), versions, expected);
  return outsideOf(terms === undefined ? endOfProgramme : terms.period, expected.expectedOn);
}

function outsideOf(period: RuleTerms["period"], paidOn: string): ViolationOutcome | undefined {
  const outcome = period && periodCheck(period, { paidOn }).outcome;
  return outcome === "met" || outcome === "unknown" ? undefined : outcome;
}

/** The days after this one from which the day of filing may choose another version, in order. */
const filingChanges = (versions: readonly RuleVersion[], scheme: SchemeKind, after: string): string[] =>
  versions
    .filter((version) => version.scheme === scheme && version.terms.chosenBy === "filed")
    .flatMap(({ effectiveFrom, effectiveTo }) => (effectiveTo === null ? [effectiveFrom] : [effectiveFrom, daysAfter(effectiveTo, 1)]))
    .filter((day) => day > after)
    .toSorted();

/** The window of these terms that ends first; undefined where they have none for the cost. */
function firstWindow(terms: RuleTerms, holidays: Holidays, { kind, country, expectedOn }: Expected): FilingDay | undefined {
  const cost: CostFacts = { id: "", kind, country: country ?? undefined, issuedOn: expectedOn, eventTo: expectedOn, paidOn: expectedOn };
  const outsidePeriod = outsideOf(terms.period, expectedOn);
  const [first] = windowsFor(terms, cost)
    .map((window) => {
      const { days, counts, source } = window;
      return { lastOn: lastDayOf(window, expectedOn, holidays), days, counts, source, outsidePeriod };
    })
    .toSorted((a, b) => a.lastOn.localeCompare(b.lastOn));
  return first;
}

/** The days within which to file, with what they count: "45 working days"; with the end of the rules or other rules within them, if any. */
export function filingDaysText({ days, counts, before, rulesEndOn }: Pick<FilingDay, "days" | "counts" | "before" | "rulesEndOn">): string {
  const text = `${days} ${counts === "working_days" ? "working " : ""}${days === 1 ? "day" : "days"}`;
  if (rulesEndOn !== undefined) return `${text} and by ${formatIndianDate(rulesEndOn)}, the last day of these rules`;
  return before === undefined ? text : `${text} and before ${formatIndianDate(before)}, when other rules begin`;
}

/**
 * What is said of a cost outside the period of the rules; a remark of the council alone is not for the firm's plan.
 * @param costOn YYYY-MM-DD
 */
export function outsidePeriodText(outcome: ViolationOutcome | undefined, costOn: string): string | undefined {
  if (outcome === "blocks") return `The programme does not pay a cost of ${formatIndianDate(costOn)}`;
  if (outcome === "needs_reason") return `A cost of ${formatIndianDate(costOn)} is paid only with an officer's written reason`;
  return undefined;
}

/**
 * The same in sentences, with where a later cost belongs; none where nothing is said.
 * @param missionUrl the page on the Export Promotion Mission
 * @source money.md 3 "point to the Export Promotion Mission"
 */
export function outsidePeriodSentences(outcome: ViolationOutcome | undefined, costOn: string, missionUrl: string): readonly string[] {
  const text = outsidePeriodText(outcome, costOn);
  if (text === undefined) return [];
  return [`${text}.`, `The Export Promotion Mission follows the programme: file the intent before the cost. What holds now: ${missionUrl}`];
}

/**
 * The reminder that is due: the latest of `filingReminderDays` whose day has come and that was not sent yet. Undefined before the first, and
 * after the last day.
 * @param remindedDays the last one that was sent
 */
export function dueFilingReminder(todayOn: string, lastOn: string, remindedDays: number | null): (typeof filingReminderDays)[number] | undefined {
  if (lastOn < todayOn) return undefined;
  const due = filingReminderDays.findLast((days) => daysAfter(todayOn, days) >= lastOn);
  return due === undefined || (remindedDays !== null && remindedDays <= due) ? undefined : due;
}

/** The name under which a known answer is a fact of a new item: "items.country". */
export const itemAnswerName = (fact: string): string => `${itemsName}.${fact}`;

type ExpectedFacts = Expected & { readonly name: string };

/**
 * The answers with which a claim begins that is started from a registration in hand: of the steps by wire name, of a new item by
 * `itemAnswerName`. A date in the future is left out: nothing happened on it yet.
 * @param today YYYY-MM-DD in India
 * @source money.md 2 "the form offers what is already given", 4 "registrations in hand"
 */
export function answersOfExpected(expected: ExpectedFacts, today: string): Readonly<Record<string, string>> {
  const scheme = schemeOf(expected.scheme);
  const kind = itemKinds(scheme).find((one) => one.kind === expected.kind);
  const known = (field: SimpleField, name: string) => {
    const value = knownValue(field, expected, today);
    return value === undefined ? [] : [[name, value] as const];
  };
  return Object.fromEntries([
    ...scheme.steps.flatMap(({ fields }) => fields.flatMap((field) => (isSimple(field) ? known(field, field.name) : []))),
    ...(kind === undefined
      ? []
      : [[itemAnswerName("kind"), kind.kind] as const, ...kind.facts.flatMap((fact) => known(fact, itemAnswerName(fact.name)))]),
  ]);
}

const isSimple = (field: Field): field is SimpleField =>
  field.type !== "document" && field.type !== "group" && field.type !== "yesNo" && field.type !== "items";

function knownValue(field: SimpleField, { name, country, expectedOn }: ExpectedFacts, today: string): string | undefined {
  if (field.fromExpected === "name") return name;
  if (field.fromExpected === "date") return expectedOn <= today ? expectedOn : undefined;
  if (field.fromExpected === undefined || country === null || field.type !== "select") return undefined;
  const { options, countryList } = field;
  const codeOf = ({ value }: Option): string | undefined => (countryList === undefined ? value : countryList.codes[value]);
  return (options.find((option) => codeOf(option) === country) ?? options.find((option) => codeOf(option) === undefined))?.value;
}
