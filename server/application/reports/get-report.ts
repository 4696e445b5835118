import { z } from "zod";
import { mostShownRows } from "#domain/report-rows.ts";
import { reportKinds, reports, type ReportKind } from "#domain/reports/report-kinds.ts";
import type { Report, ShownReport } from "#domain/reports/report.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { reportApprovalsByMonth, reportApprovalsByYear } from "./report-approvals.ts";
import { reportAges } from "./report-ages.ts";
import { reportDecidedAgain } from "./report-decided-again.ts";
import { reportDecisions, reportDecisionsByScheme } from "./report-decisions.ts";
import { reportDeficiencies } from "./report-deficiencies.ts";
import { reportFirstTimeRight } from "./report-first-time-right.ts";
import { reportFlow } from "./report-flow.ts";
import { reportTargets } from "./report-targets.ts";
import { reportFirms } from "./report-firms.ts";
import { checkRange, ReportInput } from "./report-input.ts";
import { reportMoneyByCountry, reportMoneyByFirm, reportMoneyByMonth, reportMoneyByScheme } from "./report-money.ts";
import { reportSecondLooks } from "./report-second-looks.ts";
import { reportParliament } from "./report-parliament.ts";
import { reportReasons } from "./report-reasons.ts";
import { reportStates } from "./report-states.ts";
import { reportWaiting } from "./report-waiting.ts";

export const GetReportInput = ReportInput.extend({ kind: z.enum(reportKinds) }).superRefine(checkRange);
export type GetReportInput = z.infer<typeof GetReportInput>;

const readers = {
  states: reportStates,
  waiting: reportWaiting,
  ages: reportAges,
  targets: reportTargets,
  decisions: reportDecisions,
  decisionsByScheme: reportDecisionsByScheme,
  flow: reportFlow,
  deficiencies: reportDeficiencies,
  reasons: reportReasons,
  firstTimeRight: reportFirstTimeRight,
  approvalsByMonth: reportApprovalsByMonth,
  approvalsByYear: reportApprovalsByYear,
  moneyByScheme: reportMoneyByScheme,
  moneyByMonth: reportMoneyByMonth,
  moneyByCountry: reportMoneyByCountry,
  moneyByFirm: reportMoneyByFirm,
  secondLooks: reportSecondLooks,
  decidedAgain: reportDecidedAgain,
  parliament: reportParliament,
  firms: reportFirms,
} as const satisfies Record<ReportKind, (ctx: AppContext, input: ReportInput) => Promise<Report>>;

/**
 * One report with its figures: the council's counts submitted reimbursements, the officer's counts forwarded ones.
 * @throws forbidden (a report of another role)
 * @source issue of the back office, "Reports"
 */
export async function getReport(ctx: AppContext, { kind, ...input }: GetReportInput): Promise<Report> {
  authorize(ctx.actor, reports[kind].permission);
  return readers[kind](ctx, input);
}

/** The same for a page: one row for each firm would be megabytes. @throws as `getReport` */
export async function getShownReport(ctx: AppContext, input: GetReportInput): Promise<ShownReport> {
  const report = await getReport(ctx, input);
  return { ...report, rows: report.rows.slice(0, mostShownRows), rowCount: report.rows.length };
}
