import { council } from "#domain/council.ts";
import { clockOf, states } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { counted, figureColumn, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { selectDecisionTimes, type DecisionTime } from "#db/queries/report-decisions.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { monthInWords } from "./report-approvals.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/** The party that has to act in each state. */
export const partyOfState = states.map((state) => ({ state, party: clockOf(state) }));

/**
 * How long decided reimbursements took from submission to decision, and whose days they were, by month of the decision.
 * @source desks-and-more.md 1 (Reports)
 */
export async function reportDecisions(ctx: AppContext, input: ReportInput): Promise<Report> {
  const [all, ...months] = await timesBy(ctx, input, "month");
  return reportOf("decisions", "Month of the decision", all && [{ ...all, name: "All months" }, ...months.map(named(monthInWords))]);
}

/** The same by scheme. */
export async function reportDecisionsByScheme(ctx: AppContext, input: ReportInput): Promise<Report> {
  const [all, ...schemes] = await timesBy(ctx, input, "scheme");
  const inOrder = schemeKinds.flatMap((kind) => schemes.filter(({ name }) => name === kind).map(named(() => schemeOf(kind).typeLabel)));
  return reportOf("decisionsByScheme", "Scheme", all && [...inOrder, { ...all, name: "All schemes" }], all);
}

const named =
  (nameOf: (name: string) => string) =>
  (row: DecisionTime): DecisionTime => ({ ...row, name: nameOf(row.name) });

/** All together first; nothing when nothing was decided. */
async function timesBy(ctx: AppContext, input: ReportInput, by: "month" | "scheme"): Promise<DecisionTime[]> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const found = await selectDecisionTimes(ctx.db, scopeOf(actor, input), partyOfState, by);
  return found[0]?.decided === 0 ? [] : found;
}

function reportOf(kind: "decisions" | "decisionsByScheme", label: string, rows: readonly DecisionTime[] = [], all = rows[0]): Report {
  return {
    kind,
    columns: [
      nameColumn("name", label),
      plainFigureColumn("decided", "Decided"),
      figureColumn("medianDays", "Median days"),
      figureColumn("p90Days", "90% within days"),
      plainFigureColumn("councilDays", `Average days with ${council.shortName}`),
      plainFigureColumn("memberDays", "Average days with the member"),
      plainFigureColumn("dgftDays", `Average days with ${council.officer}`),
      plainFigureColumn("heldDays", "Average days on hold"),
    ],
    rows,
    summary:
      all === undefined
        ? "Nothing was decided in this time."
        : `${counted(all.decided, "reimbursement")} decided: half within ${counted(all.medianDays, "day")} of the submission, nine in ten within ${counted(all.p90Days, "day")}.`,
  };
}
