import { daysAfter } from "../dates.ts";

/** What a yearly run finds about a firm. */
export const runVerdicts = {
  invoice: "Gets an invoice",
  has_invoice: "Has an invoice",
  no_exports: "No declared exports",
  band_gone: "The chosen band is not in the fee table",
  no_state: "State not known",
  no_fee: "Fee of zero",
  lapsed: "Membership over for more than a year",
} as const;
export type RunVerdict = keyof typeof runVerdicts;
export const runVerdictNames = Object.keys(runVerdicts) as [RunVerdict, ...RunVerdict[]]; // keys of a literal object

/** The first day of a financial year. */
export const firstDayOf = (financialYear: string): string => `${financialYear.slice(0, 4)}-04-01`;
/** The first day of the year before it: exports that were declared from then on choose the band. */
export const exportsCountFrom = (financialYear: string): string => `${Number(financialYear.slice(0, 4)) - 1}-04-01`;
/** The first day on which a year is invoiced: 1 March before it. */
export const runOpensOn = (financialYear: string): string => `${financialYear.slice(0, 4)}-03-01`;
/** A membership that ended before this day is not renewed by a run. */
export const lapsedBefore = (financialYear: string): string => daysAfter(exportsCountFrom(financialYear), -1);
