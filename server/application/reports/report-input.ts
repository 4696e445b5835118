import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween, financialYearSpan, calendarDateInIndia } from "#domain/dates.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { figureColumn, type ReportColumn } from "#domain/reports/report.ts";
import type { ReportScope } from "#db/queries/reports.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { partyOf } from "../reimbursements/transition.ts";

/** The filters of a report; an Indian financial year is written "2026-27". */
export const ReportInput = z.object({
  scheme: SchemeKindInput.optional(),
  year: z
    .string()
    .regex(/^20\d\d-\d\d$/, "Choose a financial year, like 2026-27")
    .refine((year) => financialYearLabel(`${year.slice(0, 4)}-04-01`) === year, "Choose a financial year, like 2026-27")
    .optional(),
});
export type ReportInput = z.infer<typeof ReportInput>;

/** The reader of a report and its filters, as the queries need them. */
export const scopeOf = (actor: StaffActor, { scheme, year }: ReportInput): ReportScope => ({
  reader: partyOf(actor) === "dgft" ? "dgft" : "council",
  scheme,
  span: year === undefined ? undefined : financialYearSpan(year),
});

/** The schemes that a report shows, in their order. */
export const schemesShown = ({ scheme }: ReportInput): readonly SchemeKind[] => (scheme === undefined ? schemeKinds : [scheme]);

/** A column of figures for each scheme that is shown. */
export const schemeColumns = (input: ReportInput): ReportColumn[] => schemesShown(input).map((kind) => figureColumn(kind, schemeOf(kind).typeLabel));

/** Every financial year of the council up to now, the newest first. */
export const yearsUntil = (now: Date): string[] => financialYearsBetween(council.firstFinancialYear, financialYearLabel(calendarDateInIndia(now)));
