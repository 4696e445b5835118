import { financialYearLabel, calendarDateInIndia, monthsOfYear } from "#domain/dates.ts";
import { counted, figureText, largest, nameColumn, plainFigureColumn, type Report, type ReportColumn } from "#domain/reports/report.ts";
import { countApprovals, type ApprovalCount } from "#db/queries/report-decisions.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { schemeColumns, schemesShown, scopeOf, yearsUntil, type ReportInput } from "./report-input.ts";

/**
 * Approvals by month: of the chosen period, or of every year with one. Future months are left out.
 * @source issue of the back office, "Reports"
 */
export async function reportApprovalsByMonth(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const { year, from, to } = input;
  const counts = await countApprovals(ctx.db, scopeOf(actor, input));
  const thisMonth = calendarDateInIndia(ctx.now()).slice(0, 7);
  const years = year === undefined ? yearsUntil(ctx.now()).toReversed() : [year];
  const months = years.flatMap(monthsOfYear).filter((month) => month <= thisMonth && (to === undefined || month <= to.slice(0, 7)));
  const first = year === undefined ? (from?.slice(0, 7) ?? counts[0]?.month ?? thisMonth) : "";
  const rows = months
    .filter((month) => month >= first)
    .map((month) =>
      rowOf(
        monthInWords(month),
        counts.filter((count) => count.month === month),
        input,
      ),
    );
  return { kind: "approvalsByMonth", columns: columnsOf("Month", input), rows, summary: summaryOf(rows, "month") };
}

/**
 * Approvals by financial year of the decision, over all years of the council; of chosen days only the approvals of these.
 * @source issue of the back office, "Reports"
 */
export async function reportApprovalsByYear(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const counts = await countApprovals(ctx.db, scopeOf(actor, { ...input, year: undefined }));
  const rows = yearsUntil(ctx.now())
    .toReversed()
    .map((year) =>
      rowOf(
        year,
        counts.filter(({ month }) => financialYearLabel(`${month}-01`) === year),
        input,
      ),
    );
  return { kind: "approvalsByYear", columns: columnsOf("Financial year", input), rows, summary: summaryOf(rows, "financial year") };
}

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** A month YYYY-MM as people read it: "Apr 2026". */
export const monthInWords = (month: string): string => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

const columnsOf = (label: string, input: ReportInput): ReportColumn[] => [
  nameColumn("name", label),
  ...schemeColumns(input),
  plainFigureColumn("total", "Total"),
];

type ApprovalRow = { readonly name: string; readonly total: number } & Readonly<Record<string, string | number>>;

function rowOf(name: string, counts: readonly ApprovalCount[], input: ReportInput): ApprovalRow {
  const figures = schemesShown(input).map((kind) => [
    kind,
    counts.filter(({ scheme }) => scheme === kind).reduce((sum, { count }) => sum + count, 0),
  ]);
  return { name, ...Object.fromEntries(figures), total: counts.reduce((sum, { count }) => sum + count, 0) };
}

function summaryOf(rows: readonly ApprovalRow[], period: string): string {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const most = largest(rows, (row) => row.total);
  if (total === 0) return "Nothing was approved in this time.";
  return `${counted(total, "approval")}${most === undefined ? "." : `; the ${period} with the most is ${most.name} with ${figureText(most.total)}.`}`;
}
