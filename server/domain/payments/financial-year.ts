import { z } from "zod";
import { calendarDateInIndia, daysAfter, financialYearLabel, financialYearSpan } from "../dates.ts";

const chooseYear = "Choose a financial year, like 2026-27";

/** A financial year, as "2026-27". */
export const FinancialYear = z
  .string()
  .regex(/^20\d\d-\d\d$/, chooseYear)
  .refine((year) => financialYearLabel(`${year.slice(0, 4)}-04-01`) === year, chooseYear);

/** The first and the last day of a financial year, as YYYY-MM-DD. */
export function daysOfYear(year: string): { readonly from: string; readonly to: string } {
  const { from, before } = financialYearSpan(year);
  return { from: calendarDateInIndia(from), to: daysAfter(calendarDateInIndia(before), -1) };
}
