import { stateText, states, type Reader, type State } from "#domain/reimbursements/lifecycle.ts";
import { counted, figureText, largest, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countByState } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { schemeColumns, schemesShown, scopeOf, type ReportInput } from "./report-input.ts";

const noFacts = { step: 1, stepCount: 1, flaggedCount: 0, approvedOn: undefined, closedReason: undefined, isQueryOfDgft: false };

/** The name of a state for this reader, without the facts of one reimbursement. */
export const stateName = (state: State, reader: Reader): string => (state === "CLOSED" ? "Closed" : stateText(state, reader, noFacts));

/**
 * How many reimbursements are in each state, by scheme, in the reader's words.
 * @source issue of the back office, "Reports"
 */
export async function reportStates(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const scope = scopeOf(actor, input);
  const counts = await countByState(ctx.db, scope);
  const names = [...new Set(states.filter((state) => state !== "DRAFT").map((state) => stateName(state, scope.reader)))];
  const rows = names.map((name) => {
    const ofName = counts.filter(({ state }) => stateName(state, scope.reader) === name);
    const figures = Object.fromEntries(
      schemesShown(input).map((kind) => [kind, ofName.filter(({ scheme }) => scheme === kind).reduce((sum, { count }) => sum + count, 0)]),
    );
    return { name, ...figures, total: ofName.reduce((sum, { count }) => sum + count, 0) };
  });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const most = largest(rows, (row) => row.total);
  return {
    kind: "states",
    columns: [nameColumn("name", "State"), ...schemeColumns(input), plainFigureColumn("total", "Total")],
    rows,
    summary:
      total === 0
        ? "There is no reimbursement to count."
        : `${counted(total, "reimbursement")}${most === undefined ? "." : `; the most common state is "${most.name}" with ${figureText(most.total)}.`}`,
  };
}
