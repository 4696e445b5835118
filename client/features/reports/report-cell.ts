import { shortRupeesText } from "#domain/indian-figures.ts";
import type { ReportColumn, ReportRow } from "#domain/reports/report.ts";
import { groupIndian } from "../../shared/format.ts";

const noValue = "–";

/** A value of a report in its table: figures and rupees with Indian grouping. */
export function cellText({ isMoney }: Pick<ReportColumn, "isMoney">, value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return noValue;
  return typeof value === "number" || isMoney === true ? groupIndian(String(value)) : value;
}

/** The text of a value in a chart. Rupees are in lakh and crore; a missing value is a dash, as in the table. */
export function chartText({ isMoney }: Pick<ReportColumn, "isMoney">, value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return noValue;
  return isMoney === true ? shortRupeesText(String(value)) : groupIndian(String(value));
}
