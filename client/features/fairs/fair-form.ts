import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { measureNames, measureOf, startingCriteria, type Criterion, type MeasureName } from "#domain/fairs/criteria.ts";
import type { FairDraft } from "#domain/fairs/fair-input.ts";
import { withoutGrouping } from "#domain/rules/amounts.ts";
import type { z } from "zod";
import type { VersionDifference } from "../../components/two-versions.tsx";
import { isSameField, versionDifferences } from "../../lib/version-differences.ts";
import type { CouncilFair, OpenableEvent } from "./fair-views.ts";

/** A criterion as it is typed. */
export type TypedCriterion = {
  readonly measure: MeasureName;
  readonly weight: string;
  readonly fullAt: string;
  readonly textEn: string;
  readonly textHi: string;
};
/** A fair as it is typed; days are as `DateField` has them. */
export type TypedFair = {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly applyUntilOn: string;
  readonly seats: string;
  readonly fee: string;
  readonly subsidyText: string;
  readonly documentsText: string;
  readonly criteria: readonly TypedCriterion[];
};

const labels = {
  startsOn: "First day",
  endsOn: "Last day",
  applyUntilOn: "Last day to apply",
  seats: "Seats",
  fee: "Participation fee",
  subsidyText: "Subsidy",
  documentsText: "Papers",
  criteria: "Criteria",
} as const satisfies Record<keyof TypedFair, string>;
const fairFields = Object.keys(labels) as (keyof TypedFair)[]; // keys of a literal object

/** Whether two forms of a fair hold the same. */
export const isSameFair = (one: TypedFair, other: TypedFair): boolean => fairFields.every((field) => isSameField(field, one, other));

/** One fact of a fair in words, to compare two versions. */
function factWords(field: keyof TypedFair, typed: TypedFair): string {
  if (field === "criteria")
    return typed.criteria
      .map(({ measure, weight, fullAt, textEn, textHi }) =>
        [measureOf(measure).label, `${weight} points`, ...(fullAt === "" ? [] : [`full at ${fullAt}`]), textEn, textHi].join(", "),
      )
      .join("\n");
  const value = typed[field];
  if (value === "") return "Nothing";
  return field.endsWith("On") ? formatIndianDate(value) : value;
}

/** What is typed here and differs from what another user has saved since `begun`; what was not touched here is theirs at first. */
export const fairDifferences = (typed: TypedFair, begun: TypedFair, theirs: TypedFair): VersionDifference[] =>
  versionDifferences({ typed, begun, saved: theirs }, labels, factWords);

/** Their version, with the facts of one's own that were chosen. */
export const mergedFair = (typed: TypedFair, theirs: TypedFair, mine: ReadonlySet<string>): TypedFair =>
  fairFields.reduce((merged, field) => (mine.has(field) ? { ...merged, [field]: typed[field] } : merged), theirs);

const typedCriterion = ({ weight, fullAt, ...criterion }: Criterion): TypedCriterion => ({
  ...criterion,
  weight: String(weight),
  fullAt: fullAt === null ? "" : String(fullAt),
});

/** What the form of a new fair begins with. */
export const typedOfEvent = ({ startsOn, endsOn }: OpenableEvent): TypedFair => ({
  startsOn: startsOn ?? "",
  endsOn: endsOn ?? "",
  applyUntilOn: "",
  seats: "",
  fee: "",
  subsidyText: "Space rent, stall and air fare are paid back by the rules in force, after a claim with proof.",
  documentsText: "",
  criteria: startingCriteria.map(typedCriterion),
});

const paisePerRupee = 100;

export const typedOfFair = (fair: CouncilFair): TypedFair => ({
  startsOn: fair.startsOn,
  endsOn: fair.endsOn,
  applyUntilOn: calendarDateInIndia(fair.applyUntil),
  seats: String(fair.seats),
  fee: fair.feePaise === null ? "" : String(fair.feePaise / paisePerRupee),
  subsidyText: fair.subsidyText,
  documentsText: fair.documentsText ?? "",
  criteria: fair.criteria.map(typedCriterion),
});

/** Whole numbers; anything else is NaN, which the schema refuses with its own sentence. */
export function wholeNumber(typed: string): number {
  const plain = withoutGrouping(typed);
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The fair that was typed, for the schema. */
export const draftOfFair = ({ seats, fee, documentsText, criteria, ...days }: TypedFair): z.input<typeof FairDraft> => ({
  ...days,
  documentsText: documentsText.trim(),
  seats: wholeNumber(seats),
  feePaise: fee.trim() === "" ? null : wholeNumber(fee) * paisePerRupee,
  criteria: criteria.map(({ weight, fullAt, ...criterion }) => ({
    ...criterion,
    weight: wholeNumber(weight),
    fullAt: measureOf(criterion.measure).fullAt === undefined ? null : wholeNumber(fullAt),
  })),
});

/** A measure that no criterion uses yet; undefined when all are used. */
export const freeMeasure = (criteria: readonly TypedCriterion[]): MeasureName | undefined =>
  measureNames.find((name) => criteria.every(({ measure }) => measure !== name));
