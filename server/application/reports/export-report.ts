import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { reports } from "#domain/reports/report-kinds.ts";
import { council } from "#domain/council.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { getReport, type GetReportInput } from "./get-report.ts";

/**
 * One report as a sheet: the columns and rows of the screen.
 * @throws forbidden (a report of another role)
 * @source issue of the back office, "Reports": "csv of what is shown"
 */
export async function exportReport(ctx: AppContext, input: GetReportInput): Promise<CsvFile> {
  const { columns, rows } = await getReport(ctx, input);
  const { title } = reports[input.kind];
  const narrowed = [input.scheme, input.year].filter((word) => word !== undefined);
  const name = [council.slug, ...title.toLowerCase().split(" "), ...narrowed, calendarDateInIndia(ctx.now())].join("-");
  await recordAuditInOwnTransaction(ctx, { event: "export.report", subject: { kind: "report", id: input.kind }, detail: { rows: rows.length } });
  ctx.log.info({ event: "report_exported", report: input.kind, requestId: ctx.origin.requestId });
  return { name: `${name}.csv`, header: columns.map(({ label }) => label), rows: rows.map((row) => columns.map(({ key }) => row[key])) };
}
