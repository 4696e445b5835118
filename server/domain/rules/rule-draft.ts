import { z } from "zod";
import { plainLine, withoutControls } from "../accounts/plain-line.ts";
import { ruleMessages } from "./messages.ts";
import { RuleTerms } from "./terms.ts";

const CalendarDate = z.iso.date("Enter a date, like 31-03-2026");

/** What the office writes of a version. Dates are YYYY-MM-DD in India; both ends of the period belong to it. */
export const RuleDraft = z
  .object({
    effectiveFrom: CalendarDate,
    /** Null: without end. */
    effectiveTo: CalendarDate.nullable(),
    sourceName: plainLine("Source", 300),
    sourceDate: CalendarDate.nullable(),
    /** Needed to publish a version that takes effect before the day of its publication. */
    reasonForPast: z.string().transform(withoutControls).pipe(z.string().max(1_000, "A reason has at most 1,000 characters")),
    terms: RuleTerms,
  })
  .superRefine(({ effectiveFrom, effectiveTo, terms }, check) => {
    const refuse = (path: readonly string[], message: string) => check.addIssue({ code: "custom", path: [...path], message });
    if (effectiveTo !== null && effectiveTo < effectiveFrom) refuse(["effectiveTo"], ruleMessages.endBeforeBegin);
    const { costsFrom, costsUntil } = terms.period ?? {};
    if (costsFrom !== undefined && costsUntil !== undefined && costsUntil < costsFrom)
      refuse(["terms", "period", "costsUntil"], ruleMessages.endBeforeBegin);
    if (terms.period !== undefined && costsFrom === undefined && costsUntil === undefined)
      refuse(["terms", "period", "costsUntil"], ruleMessages.periodWithoutDay);
    for (const [place, { of, special }] of terms.counts.entries())
      if (of !== "events_in_year" && special?.otherRegion === true)
        refuse(["terms", "counts", String(place), "special", "otherRegion"], ruleMessages.regionOfYear);
  });
export type RuleDraft = z.output<typeof RuleDraft>;

/** What the form of a new version begins with where no version is copied. */
export const blankDraft: RuleDraft = {
  effectiveFrom: "",
  effectiveTo: null,
  sourceName: "",
  sourceDate: null,
  reasonForPast: "",
  terms: {
    chosenBy: "filed",
    shares: [],
    caps: [],
    firsts: [],
    windows: [],
    counts: [],
    documents: [],
    capYear: "financial_year_filed",
    netOfTax: false,
    rateDay: "cost_paid",
    rounding: "rupee_half_up",
    targetDays: { council: 45, dgft: 30, reply: 21 },
    payer: "dgft_direct",
    wording: { en: "", hi: "" },
  },
};
