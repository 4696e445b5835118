import { formatIndianDate } from "../dates.ts";

/** The period of a report: an Indian financial year like "2026-27", or days (YYYY-MM-DD), each of which may be left open. */
export type ReportPeriod = { readonly year?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined };

/** What is wrong with a period, and the field that mends it; undefined when nothing is. */
export function reportRangeProblem({ year, from, to }: ReportPeriod): { readonly field: "from" | "to"; readonly text: string } | undefined {
  if (year !== undefined && (from !== undefined || to !== undefined)) return { field: "from", text: "Choose a financial year or days, not both" };
  if (from !== undefined && to !== undefined && to < from) return { field: "to", text: `Last day must be ${formatIndianDate(from)} or later` };
  return undefined;
}

/** The period in words: "financial year 2026-27", "01-04-2026 to 30-06-2026", "all years". */
export function periodInWords({ year, from, to }: ReportPeriod): string {
  if (year !== undefined) return `financial year ${year}`;
  if (from !== undefined && to !== undefined) return `${formatIndianDate(from)} to ${formatIndianDate(to)}`;
  if (from !== undefined) return `from ${formatIndianDate(from)} on`;
  return to === undefined ? "all years" : `up to ${formatIndianDate(to)}`;
}
