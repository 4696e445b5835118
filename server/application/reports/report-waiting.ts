import { isSameWait } from "#domain/reimbursements/clocks.ts";
import { actionNames, clockOf, nextState, states, type State } from "#domain/reimbursements/lifecycle.ts";
import { partyNames } from "#domain/reimbursements/party-names.ts";
import { counted, figureColumn, figureText, largest, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { selectWaitsByStage, type Stage, type StageWait } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";
import { stateName } from "./report-states.ts";

/** A state in which a wait of a party begins: one that an action reaches from another party. */
const beginsWait = (state: State): boolean =>
  actionNames.some((action) => states.some((from) => nextState(from, action) === state && !isSameWait(from, state)));

/**
 * How long reimbursements waited for each party, by the stage in which the wait began: median and 90 %, and how many wait there now.
 * @source issue of the back office, "Reports"; desks-and-more.md 1
 */
export async function reportWaiting(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const scope = scopeOf(actor, input);
  const waited = states.filter((state) => clockOf(state) !== "nobody");
  const stages: Stage[] = waited.map((state) => ({ state, name: stateName(state, scope.reader), party: clockOf(state) }));
  const waits = new Map((await selectWaitsByStage(ctx.db, scope, stages, ctx.now())).map((wait) => [wait.stage, wait]));
  const shown = new Map(stages.filter(({ state }) => beginsWait(state)).map(({ name, party }) => [name, party]));
  const rows = [...shown].map(([name, party]) => rowOf(name, partyNames[party], waits.get(name)));
  return {
    kind: "waiting",
    columns: [
      nameColumn("name", "Stage"),
      nameColumn("withWhom", "With whom"),
      plainFigureColumn("ended", "Waits that ended"),
      figureColumn("medianDays", "Median days"),
      figureColumn("p90Days", "90% within days"),
      plainFigureColumn("waiting", "Waiting now"),
      plainFigureColumn("longestDays", "Longest now, days"),
    ],
    rows,
    summary: summaryOf(rows),
  };
}

type WaitingRow = ReturnType<typeof rowOf>;

/**
 * The slowest stage of the past, and where something waits longest now: a stage that nothing has left yet is named, too, and so are all that
 * share the longest wait.
 */
function summaryOf(rows: readonly WaitingRow[]): string {
  const slowest = largest(rows, (row) => row.medianDays);
  const longestDays = Math.max(...rows.map((row) => row.longestDays ?? 0));
  const longest = rows.filter((row) => row.longestDays === longestDays);
  const past = !rows.some(({ ended }) => ended > 0)
    ? "No wait has ended yet."
    : slowest === undefined
      ? "No stage stands out as the slowest."
      : `The slowest stage is "${slowest.name}": half of the waits took ${counted(slowest.medianDays ?? 0, "day")} or less.`;
  if (longestDays === 0) return past;
  const stages = `${longest.map(({ name }) => `"${name}"`).join(" and ")} ${longest.length === 1 ? "has" : "have"}`;
  const waiting = figureText(longest.reduce((sum, row) => sum + row.waiting, 0));
  return `${past} Now ${stages} the longest wait: ${counted(longestDays, "day")}, with ${waiting} waiting there.`;
}

const rowOf = (name: string, withWhom: string, wait: StageWait | undefined) => ({
  name,
  withWhom,
  ended: wait?.ended ?? 0,
  medianDays: wait?.medianDays ?? null,
  p90Days: wait?.p90Days ?? null,
  waiting: wait?.waiting ?? 0,
  longestDays: wait?.longestDays ?? null,
});
