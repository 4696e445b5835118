import { calendarDateInIndia } from "#domain/dates.ts";
import { measureNames, measureOf, startingCriteria, type Criterion, type MeasureName } from "#domain/fairs/criteria.ts";
import type { FairDraft } from "#domain/fairs/fair-input.ts";
import type { z } from "zod";
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
  readonly criteria: readonly TypedCriterion[];
};

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
  criteria: fair.criteria.map(typedCriterion),
});

/** Whole numbers; anything else is NaN, which the schema refuses with its own sentence. */
export const wholeNumber = (typed: string): number =>
  /^\d+$/.test(typed.replaceAll(/[,\s]/g, "")) ? Number(typed.replaceAll(/[,\s]/g, "")) : Number.NaN;

/** The fair that was typed, for the schema. */
export const draftOfFair = ({ seats, fee, criteria, ...days }: TypedFair): z.input<typeof FairDraft> => ({
  ...days,
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
