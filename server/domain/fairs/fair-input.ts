import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { typedDate } from "../date-input.ts";
import { measureNames, measureOf, type Criterion } from "./criteria.ts";
import { maxCriterionWeight, maxSeats } from "./limits.ts";
import { fairMessages } from "./messages.ts";

const maxFullAt = 1_000_000_000_000;
const maxFeePaise = 10_000_000_000;

const CriterionInput = z
  .object({
    measure: z.enum(measureNames),
    weight: z.int(fairMessages.weight).min(1, fairMessages.weight).max(maxCriterionWeight, fairMessages.weight),
    fullAt: z.int(fairMessages.fullAtNeeded).min(1, fairMessages.fullAtNeeded).max(maxFullAt, fairMessages.fullAtNeeded).nullable(),
    textEn: plainLine("Text", 300),
    textHi: plainLine("Text in Hindi", 300),
  })
  .superRefine(({ measure, fullAt }, check) => {
    if (measureOf(measure).fullAt !== undefined && fullAt === null)
      check.addIssue({ code: "custom", path: ["fullAt"], message: fairMessages.fullAtNeeded });
  });

const neededDate = (label: string) => typedDate(label).refine((date) => date !== "", `Enter the ${label.toLowerCase()}`);

/** What the council writes of a fair. Days are YYYY-MM-DD; the last day to apply ends at midnight in India. */
export const FairDraft = z
  .object({
    startsOn: neededDate("First day"),
    endsOn: neededDate("Last day"),
    applyUntilOn: neededDate("Last day to apply"),
    seats: z.int(fairMessages.seats).min(1, fairMessages.seats).max(maxSeats, fairMessages.seats),
    /** What an exhibitor pays to the council; null for nothing. */
    feePaise: z.int(fairMessages.fee).min(1, fairMessages.fee).max(maxFeePaise, fairMessages.fee).nullable(),
    subsidyText: plainText("Subsidy", 1_000),
    /** What an exhibitor brings, or sends to the council by e-mail; empty for nothing. A page of an earlier release does not send it. */
    documentsText: z.literal("").or(plainText("Papers", 1_000)).optional(),
    criteria: z.array(CriterionInput).min(1, fairMessages.noCriterion).max(measureNames.length).readonly(),
  })
  .superRefine(({ startsOn, endsOn, applyUntilOn, criteria }, check) => {
    const refuse = (path: (string | number)[], message: string) => check.addIssue({ code: "custom", path, message });
    if (startsOn !== "" && endsOn !== "" && endsOn < startsOn) refuse(["endsOn"], fairMessages.endBeforeStart);
    if (startsOn !== "" && applyUntilOn !== "" && applyUntilOn >= startsOn) refuse(["applyUntilOn"], fairMessages.untilAfterStart);
    for (const [place, { measure }] of criteria.entries())
      if (criteria.findIndex((other) => other.measure === measure) < place) refuse(["criteria", place, "measure"], fairMessages.twice);
  });
export type FairDraft = z.output<typeof FairDraft>;

/** The last instant of a day in India. @param day YYYY-MM-DD */
export const lastInstantOf = (day: string): Date => new Date(`${day}T23:59:59.999+05:30`);

/** Whether two lists of criteria give the same points and say the same. */
export const isSameCriteria = (one: readonly Criterion[], other: readonly Criterion[]): boolean =>
  JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder));

const inOrder = ({ measure, weight, fullAt, textEn, textHi }: Criterion) => [measure, weight, fullAt, textEn, textHi];
