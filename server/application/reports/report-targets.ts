import { council } from "#domain/council.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { dueStateLabels } from "#domain/reimbursements/due-state.ts";
import { counted, figureColumn, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countAgainstTargets, countDueStates } from "#db/queries/report-flow.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { partyOfState } from "./report-decisions.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

const parties = [
  ["council", council.shortName],
  ["dgft", council.officer],
  ["member", "Member"],
] as const;

/** The share of each party's waits that ended within its target, and how those that go on stand. @source desks-and-more.md 1 "Reports" */
export async function reportTargets(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const scope = scopeOf(actor, input);
  const [ended, now] = await Promise.all([
    countAgainstTargets(ctx.db, scope, partyOfState),
    countDueStates(ctx.db, scope, partyOfState, calendarDateInIndia(ctx.now())),
  ]);
  const rows = parties.map(([party, name]) => {
    const { inTime, late } = ended.find((row) => row.party === party) ?? { inTime: 0, late: 0 };
    const { overdue, due, within, held } = now.find((row) => row.party === party) ?? { overdue: 0, due: 0, within: 0, held: 0 };
    return { name, inTime, late, share: inTime + late === 0 ? null : Math.floor((inTime * 100) / (inTime + late)), overdue, due, within, held };
  });
  const overdue = rows.reduce((sum, row) => sum + row.overdue, 0);
  const shares = rows.flatMap(({ name, share }) => (share === null ? [] : [`${name} ${share}%`]));
  return {
    kind: "targets",
    columns: [
      nameColumn("name", "With whom"),
      plainFigureColumn("inTime", "Ended within target"),
      plainFigureColumn("late", "Ended late"),
      figureColumn("share", "Within target, %"),
      plainFigureColumn("overdue", `Now: ${dueStateLabels.overdue}`),
      plainFigureColumn("due", `Now: ${dueStateLabels.due}`),
      plainFigureColumn("within", `Now: ${dueStateLabels.within}`),
      plainFigureColumn("held", `Now: ${dueStateLabels.held}`),
    ],
    rows,
    summary: `${shares.length === 0 ? "No wait has ended in this time." : `Within target: ${shares.join(", ")}.`} ${overdue === 0 ? "Nothing is overdue now." : `${counted(overdue, "reimbursement is", "reimbursements are")} overdue now.`}`,
  };
}
