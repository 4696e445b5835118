import { council } from "#domain/council.ts";
import { clockOf, states, type Party } from "#domain/reimbursements/lifecycle.ts";
import { counted, figureColumn, largest, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { selectWaitsByStage, type Stage, type StageWait } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";
import { stateName } from "./report-states.ts";

const partyNames = { member: "Member", council: council.shortName, dgft: council.officer, nobody: "Nobody" } as const satisfies Record<Party, string>;
const oneDecimal = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10);

/**
 * How long reimbursements waited in each stage, median and 90 %, and how many wait there now.
 * @source issue of the back office, "Reports"; ux.md "Review", "Days waiting"
 */
export async function reportWaiting(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const scope = scopeOf(actor, input);
  const waited = states.filter((state) => clockOf(state) !== "nobody");
  const stages: Stage[] = waited.map((state) => ({ state, name: stateName(state, scope.reader) }));
  const waits = new Map((await selectWaitsByStage(ctx.db, scope, stages, ctx.now())).map((wait) => [wait.stage, wait]));
  const rows = [...new Map(stages.map(({ name, state }) => [name, state]))].map(([name, state]) =>
    rowOf(name, partyNames[clockOf(state)], waits.get(name)),
  );
  const slowest = largest(rows, (row) => row.medianDays);
  const hasEnded = rows.some(({ ended }) => ended > 0);
  return {
    kind: "waiting",
    columns: [
      nameColumn("name", "Stage"),
      nameColumn("withWhom", "With whom"),
      plainFigureColumn("ended", "Stays that ended"),
      figureColumn("medianDays", "Median days"),
      figureColumn("p90Days", "90% within days"),
      plainFigureColumn("waiting", "Waiting now"),
      plainFigureColumn("longestDays", "Longest now, days"),
    ],
    rows,
    summary: !hasEnded
      ? "No stay in a stage has ended yet."
      : slowest === undefined
        ? "No stage stands out as the slowest."
        : `The slowest stage is "${slowest.name}": half of the stays took ${counted(slowest.medianDays ?? 0, "day")} or less.`,
  };
}

const rowOf = (name: string, withWhom: string, wait: StageWait | undefined) => ({
  name,
  withWhom,
  ended: wait?.ended ?? 0,
  medianDays: oneDecimal(wait?.medianDays ?? null),
  p90Days: oneDecimal(wait?.p90Days ?? null),
  waiting: wait?.waiting ?? 0,
  longestDays: wait?.longestDays ?? null,
});
