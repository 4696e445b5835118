import { countries } from "#domain/members/countries.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { ruleWords } from "#domain/rules/rule-words.en.ts";
import { longestDays } from "#domain/rules/terms.ts";
import type { FieldOption } from "../../components/fields.tsx";

/** A field of the form for rules; `name` is its path in the draft, in its row, or in its group. */
export type RuleField = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "area" | "date" | "rupees" | "number" | "percent" | "select" | "many" | "check";
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** What an empty field is in the draft; otherwise it is left out. */
  readonly blank?: null | "";
  readonly options?: readonly FieldOption[];
};

const option = (words: Readonly<Record<string, string>>): FieldOption[] =>
  Object.entries(words).map(([value, text]) => ({ value, label: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` }));

const countedDays: readonly FieldOption[] = [
  { value: "calendar_days", label: "All days" },
  { value: "working_days", label: "Working days" },
];
const source: RuleField = { name: "source", label: "Source", type: "text", hint: "The circular or order that states it" };
const outcome: RuleField = {
  name: "outcome",
  label: "If it is not met",
  type: "select",
  options: [
    { value: "warn", label: "The claim gets a remark" },
    { value: "needs_reason", label: "An officer must give a reason" },
    { value: "blocks", label: "The cost is not paid" },
  ],
};
const allKinds = (scheme: SchemeKind): RuleField => ({
  name: "kinds",
  label: "Kinds of cost",
  type: "many",
  hint: "Empty: all kinds",
  isOptional: true,
  options: itemKinds(schemeOf(scheme)).map(({ kind, label }) => ({ value: kind, label })),
});
const allCountries: RuleField = {
  name: "countries",
  label: "Countries",
  type: "many",
  hint: "Empty: all countries",
  isOptional: true,
  options: countries.map(({ iso2, name }) => ({ value: iso2, label: name })),
};
const scope = (scheme: SchemeKind): readonly RuleField[] => [allKinds(scheme), allCountries];

/** The fields of the version itself and of its terms that are there once. */
export const ruleSections = {
  period: [
    { name: "effectiveFrom", label: "First day", type: "date" },
    {
      name: "effectiveTo",
      label: "Last day",
      type: "date",
      isOptional: true,
      blank: null,
      hint: "Empty: without end. After a last day an earlier version that has not ended counts again",
    },
    { name: "sourceName", label: "Source", type: "text", hint: "The circular or order with its number" },
    { name: "sourceDate", label: "Date of the source", type: "date", isOptional: true, blank: null },
    {
      name: "reasonForPast",
      label: "Why it takes effect in the past",
      type: "area",
      isOptional: true,
      blank: "",
      hint: "Needed when the first day lies before the day of publication",
    },
  ],
  chosenBy: [
    {
      name: "terms.chosenBy",
      label: "Date that has to lie in this period",
      type: "select",
      hint: "For a cost without the date of a certificate, the day of its payment counts instead.",
      options: option(ruleWords.dates),
    },
  ],
  amounts: [
    {
      name: "terms.netOfTax",
      label: "Tax is not paid",
      type: "check",
    },
    {
      name: "terms.rateDay",
      label: "Day of the exchange rate",
      type: "select",
      hint: "A cost without the date of a certificate has the rate of the day of its payment.",
      options: option(ruleWords.dates).filter(({ value }) => ["filed", "cost_paid", "certificate_issued"].includes(value)),
    },
    { name: "terms.rounding", label: "Rounding", type: "select", options: option(ruleWords.roundings) },
    { name: "terms.capYear", label: "Year in which a cap counts", type: "select", options: option(ruleWords.capYears) },
    { name: "terms.payer", label: "Who pays", type: "select", options: option(ruleWords.payers) },
  ],
  targetDays: [
    { name: "terms.targetDays.council", label: "Days of the council", type: "number" },
    { name: "terms.targetDays.dgft", label: "Days of DGFT", type: "number" },
    { name: "terms.targetDays.reply", label: "Days for the firm's reply", type: "number" },
    {
      name: "terms.targetDays.counts",
      label: "Days that are counted",
      type: "select",
      isOptional: true,
      hint: "Empty: all days",
      options: countedDays,
    },
  ],
  wording: [
    { name: "terms.wording.en", label: "Wording in English", type: "area", isOptional: true, blank: "" },
    { name: "terms.wording.hi", label: "Wording in Hindi", type: "area", isOptional: true, blank: "" },
  ],
} as const satisfies Record<string, readonly RuleField[]>;

export type RuleRows = {
  readonly title: string;
  /** One row in a sentence: "share". */
  readonly one: string;
  readonly explanation: string;
  readonly fields: readonly RuleField[];
};

/** The lists of the terms: each row is one rule. */
export const ruleLists = (scheme: SchemeKind) =>
  ({
    shares: {
      title: "Shares",
      one: "share",
      explanation: "The first that fits a cost holds. A cost that none fits is paid only by an officer's amount with a reason.",
      fields: [
        { name: "percent", label: "Percent of the cost", type: "percent" },
        ...scope(scheme),
        {
          name: "firmClasses",
          label: "Sizes of firms",
          type: "many",
          hint: "Empty: all firms. The officer states the size of a firm on its claim.",
          isOptional: true,
          options: option(ruleWords.classes),
        },
        { name: "firstClaimOnly", label: "Only for the first claim of a firm", type: "check", isOptional: true },
        source,
      ],
    },
    caps: {
      title: "Caps",
      one: "cap",
      explanation: "The most that is paid. A cap for some countries stands before one for all; of the caps of a firm and year each holds.",
      fields: [
        { name: "amountPaise", label: "Amount", type: "rupees" },
        { name: "per", label: "Counted", type: "select", options: option(ruleWords.capUnits) },
        ...scope(scheme),
        source,
      ],
    },
    firsts: {
      title: "Costs that count",
      one: "limit",
      explanation: "Only the first costs of a claim or of an event are paid.",
      fields: [
        { name: "count", label: "Number of costs", type: "number" },
        { name: "per", label: "Counted", type: "select", options: option(ruleWords.firstUnits) },
        ...scope(scheme),
        source,
      ],
    },
    windows: {
      title: "Filing windows",
      one: "window",
      explanation: "By when a claim is filed. A window for some countries stands before one for all.",
      fields: [
        { name: "days", label: "Days", type: "number" },
        {
          name: "counts",
          label: "Days that are counted",
          type: "select",
          options: countedDays,
        },
        {
          name: "from",
          label: "Counted from",
          type: "select",
          options: option(ruleWords.dates).filter(({ value }) => ["certificate_issued", "event_ended", "cost_paid"].includes(value)),
        },
        { name: "countsFirstDay", label: "The first day is counted", type: "check" },
        {
          name: "onHoliday",
          label: "If the last day is a holiday",
          type: "select",
          options: [
            { value: "stays", label: "It stays the last day" },
            { value: "next_working_day", label: "The next working day counts" },
          ],
        },
        outcome,
        ...scope(scheme),
        source,
      ],
    },
    counts: {
      title: "Visits and events",
      one: "limit",
      explanation: "How often a firm may claim for events.",
      fields: [
        {
          name: "of",
          label: "What is counted",
          type: "select",
          options: [
            { value: "same_event_ever", label: "Visits to the same event in all" },
            { value: "events_in_year", label: "Events in a financial year" },
          ],
        },
        { name: "limit", label: "At most", type: "number" },
        { name: "special.limit", label: "At most for a named group", type: "number", isOptional: true },
        { name: "special.group", label: "The group", type: "text", isOptional: true },
        {
          name: "special.otherRegion",
          label: "Above the limit of other firms, each event is in another region",
          type: "check",
          isOptional: true,
          hint: "Another one than all before it in the financial year. Regions: Africa, the Americas, Asia, Europe, Oceania.",
        },
        outcome,
        source,
      ],
    },
    documents: {
      title: "Papers",
      one: "paper",
      explanation: "What a claim has to bring, and how old it may be.",
      fields: [
        { name: "document", label: "Paper", type: "text" },
        {
          name: "maxAgeDays",
          label: "At most this many days old",
          type: "number",
          isOptional: true,
          hint: "Firms read it. The portal does not check it: officers compare the date.",
        },
        source,
      ],
    },
  }) as const satisfies Record<string, RuleRows>;
export type RuleListName = keyof ReturnType<typeof ruleLists>;
export const ruleListNames = ["shares", "caps", "windows", "counts", "firsts", "documents"] as const satisfies readonly RuleListName[];

/** The rules that a version has or has not. */
export const ruleGroups = {
  ceiling: {
    title: "Turnover ceiling",
    one: "a turnover ceiling",
    fields: [
      { name: "amountPaise", label: "Exports (FOB) of the preceding financial year of at most", type: "rupees" },
      { name: "proof", label: "Whose figure proves it", type: "text", isOptional: true, blank: "" },
      outcome,
      source,
    ],
  },
  membership: {
    title: "Membership",
    one: "a rule on membership",
    fields: [{ name: "months", label: "Months of membership on the day of filing", type: "number" }, outcome, source],
  },
  period: {
    title: "Period of the programme",
    one: "a period in which costs are paid",
    fields: [
      { name: "costsFrom", label: "Costs from", type: "date", isOptional: true },
      { name: "costsUntil", label: "Costs until", type: "date", isOptional: true },
      outcome,
      source,
    ],
  },
  intent: {
    title: "Intent",
    one: "an intent before the cost or the event",
    fields: [
      {
        name: "before",
        label: "Filed before",
        type: "select",
        isOptional: true,
        hint: "Empty: the payment",
        options: [
          { value: "cost_paid", label: "The payment" },
          { value: "event_began", label: "The first day of the event" },
        ],
      },
      { name: "daysBefore", label: "Days before it", type: "number", hint: "0: on this day or before it" },
      {
        name: "validDays",
        label: "Days for which the intent holds",
        type: "number",
        hint: `Where it is filed before the event, ${longestDays} stands for until the event`,
      },
      outcome,
      source,
    ],
  },
  recovery: {
    title: "Money that is asked back",
    one: "a rule on money that is asked back",
    fields: [
      { name: "interestPercent", label: "Interest in percent a year", type: "percent", hint: "0: without interest" },
      { name: "days", label: "Days in which the firm pays it back", type: "number" },
      source,
    ],
  },
} as const satisfies Record<string, { readonly title: string; readonly one: string; readonly fields: readonly RuleField[] }>;
export type RuleGroupName = keyof typeof ruleGroups;
export const ruleGroupNames = Object.keys(ruleGroups) as RuleGroupName[]; // keys of a literal object
