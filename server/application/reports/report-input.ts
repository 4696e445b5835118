import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter, financialYearLabel, financialYearsBetween, financialYearSpan } from "#domain/dates.ts";
import { typedDate } from "#domain/date-input.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { figureColumn, type ReportColumn } from "#domain/reports/report.ts";
import { reportRangeProblem, type ReportPeriod } from "#domain/reports/report-range.ts";
import type { ReportScope } from "#db/queries/reports.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { partyOf } from "../reimbursements/transition.ts";

/** A day as it is typed or as YYYY-MM-DD; an empty one is none. */
const day = (label: string) => typedDate(label).transform((date) => (date === "" ? undefined : date));

/** The filters of a report: an Indian financial year ("2026-27"), or the first and the last day. `checkRange` checks them against each other. */
export const ReportInput = z.object({
  scheme: SchemeKindInput.optional(),
  year: z
    .string()
    .regex(/^20\d\d-\d\d$/, "Choose a financial year, like 2026-27")
    .refine((year) => financialYearLabel(`${year.slice(0, 4)}-04-01`) === year, "Choose a financial year, like 2026-27")
    .optional(),
  from: day("First day").optional(),
  to: day("Last day").optional(),
});
export type ReportInput = z.infer<typeof ReportInput>;

/** Adds what is wrong with the period to the field that mends it. */
export function checkRange(period: ReportPeriod, check: z.RefinementCtx): void {
  const problem = reportRangeProblem(period);
  if (problem !== undefined) check.addIssue({ code: "custom", path: [problem.field], message: problem.text });
}

/** The first instant of the period and the first after it; undefined without a period. A side that is open has no bound. */
export function spanOf({ year, from, to }: ReportPeriod): ReportScope["span"] {
  if (year !== undefined) return financialYearSpan(year);
  if (from === undefined && to === undefined) return undefined;
  const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`);
  return { from: midnight(from ?? "1900-01-01"), before: midnight(daysAfter(to ?? "2999-12-31", 1)) };
}

/** The reader of a report and its filters, as the queries need them. */
export const scopeOf = (actor: StaffActor, { scheme, ...period }: ReportInput): ReportScope => ({
  reader: partyOf(actor) === "dgft" ? "dgft" : "council",
  scheme,
  span: spanOf(period),
});

/** The schemes that a report shows, in their order. */
export const schemesShown = ({ scheme }: ReportInput): readonly SchemeKind[] => (scheme === undefined ? schemeKinds : [scheme]);

/** A column of figures for each scheme that is shown. */
export const schemeColumns = (input: ReportInput): ReportColumn[] => schemesShown(input).map((kind) => figureColumn(kind, schemeOf(kind).typeLabel));

/** Every financial year of the council up to now, the newest first. */
export const yearsUntil = (now: Date): string[] => financialYearsBetween(council.firstFinancialYear, financialYearLabel(calendarDateInIndia(now)));
