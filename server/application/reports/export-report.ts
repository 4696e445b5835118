import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { reports } from "#domain/reports/report-kinds.ts";
import type { Report, ReportColumn, ReportRow } from "#domain/reports/report.ts";
import { maxSheetRows } from "#domain/reviews/list-filter.ts";
import { council } from "#domain/council.ts";
import type { AppContext } from "../../context.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { getReport, type GetReportInput } from "./get-report.ts";

/**
 * One report as a csv: the columns and rows of the screen, and the notes below them.
 * @throws forbidden (a report of another role); invalid (a period that cannot be)
 * @source issue of the back office, "Reports": "csv of what is shown"
 */
export async function exportReport(ctx: AppContext, input: GetReportInput): Promise<CsvFile> {
  const { name, columns, rows, notes = [] } = await exported(ctx, input);
  const cells = rows.map((row) => columns.map(({ key }) => row[key]));
  return { name: `${name}.csv`, header: columns.map(({ label }) => label), rows: [...cells, ...notes.map((note) => [note])] };
}

/**
 * The same as a spreadsheet, whose amounts are numbers of rupees. It is built in memory, so it has a limit; the csv has none.
 * @throws as `exportReport`; invalid (`too_many_rows`)
 */
export async function exportReportXlsx(
  ctx: AppContext,
  input: GetReportInput,
  atMost: number = maxSheetRows,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, columns, rows, notes = [] } = await exported(ctx, input, atMost);
  const cellOf = (row: ReportRow, { key, isMoney }: ReportColumn): string | number => {
    const value = row[key] ?? "";
    return isMoney === true && value !== "" ? Number(value) : value;
  };
  const bytes = await writeTextSheet({
    name: "Report",
    header: columns.map(({ label }) => label),
    rows: [...rows.map((row) => columns.map((column) => cellOf(row, column))), ...notes.map((note) => [note])],
    amountColumns: columns.flatMap(({ isMoney }, at) => (isMoney === true ? [at] : [])),
  });
  return { name: `${name}.xlsx`, bytes };
}

type ExportedReport = Pick<Report, "columns" | "rows" | "notes"> & { readonly name: string };

/** @param atMost with more rows nothing is exported, and nothing is recorded */
async function exported(ctx: AppContext, input: GetReportInput, atMost = Infinity): Promise<ExportedReport> {
  const { columns, rows, notes } = await getReport(ctx, input);
  if (rows.length > atMost) throw invalid("too_many_rows", reviewMessages.tooManyRows(atMost));
  const { title } = reports[input.kind];
  const narrowed = [input.scheme, input.year, input.from && `from-${input.from}`, input.to && `to-${input.to}`].filter((word) => word !== undefined);
  const name = [council.slug, ...title.toLowerCase().split(" "), ...narrowed, calendarDateInIndia(ctx.now())].join("-");
  await recordAuditInOwnTransaction(ctx, { event: "export.report", subject: { kind: "report", id: input.kind }, detail: { rows: rows.length } });
  ctx.log.info({ event: "report_exported", report: input.kind, requestId: ctx.origin.requestId });
  return { name, columns, rows, ...(notes !== undefined && { notes }) };
}
