import { clockOf, states } from "#domain/reimbursements/lifecycle.ts";
import { counted, figureColumn, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { council } from "#domain/council.ts";
import { selectDecisionTimes } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { monthInWords } from "./report-approvals.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/**
 * How long approved reimbursements took from submission to decision, and whose days they were, by month of the decision.
 * @source desks-and-more.md 1 (Reports)
 */
export async function reportDecisions(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const parties = states.map((state) => ({ state, party: clockOf(state) }));
  const [all, ...months] = await selectDecisionTimes(ctx.db, scopeOf(actor, input), parties);
  const rows =
    all === undefined || all.decided === 0
      ? []
      : [{ ...all, name: "All months" }, ...months.map((row) => ({ ...row, name: monthInWords(row.month) }))];
  return {
    kind: "decisions",
    columns: [
      nameColumn("name", "Month of the decision"),
      plainFigureColumn("decided", "Decided"),
      figureColumn("medianDays", "Median days"),
      figureColumn("p90Days", "90% within days"),
      plainFigureColumn("councilDays", `Average days with ${council.shortName}`),
      plainFigureColumn("memberDays", "Average days with the member"),
      plainFigureColumn("dgftDays", `Average days with ${council.officer}`),
    ],
    rows: rows.map(({ month: _month, ...row }) => row),
    summary:
      rows[0] === undefined
        ? "Nothing was decided in this time."
        : `${counted(rows[0].decided, "reimbursement")} decided: half within ${counted(rows[0].medianDays, "day")} of the submission, nine in ten within ${counted(rows[0].p90Days, "day")}.`,
  };
}
