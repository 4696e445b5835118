import { council } from "#domain/council.ts";
import { counted, figureColumn, figureText, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countAges } from "#db/queries/report-flow.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { partyOfState } from "./report-decisions.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/** The last day of each group of ages; one more group has the rest. @source desks-and-more.md 1 "Reports" */
const upTo = [7, 15, 30, 60] as const;
const groups = [...upTo.map((last, place) => `${(upTo[place - 1] ?? -1) + 1} to ${last} days`), `Over ${upTo.at(-1)} days`];

/** How old the claims are that wait now, and for whom they wait. @source desks-and-more.md 1 "Reports" */
export async function reportAges(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const counts = await countAges(ctx.db, scopeOf(actor, input), upTo, partyOfState, ctx.now());
  const rows = groups.map((name, place) => {
    const ofGroup = counts.filter((count) => count.place === place);
    const of = (party: string): number => ofGroup.find((count) => count.party === party)?.count ?? 0;
    return { name, council: of("council"), member: of("member"), dgft: of("dgft"), total: of("council") + of("member") + of("dgft") };
  });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const old = rows.at(-1)?.total ?? 0;
  const oldest = Math.max(0, ...counts.map(({ oldestDays }) => oldestDays));
  return {
    kind: "ages",
    columns: [
      nameColumn("name", "Age"),
      figureColumn("council", `With ${council.shortName}`),
      figureColumn("member", "With the member"),
      figureColumn("dgft", `With ${council.officer}`),
      plainFigureColumn("total", "Total"),
    ],
    rows,
    summary:
      total === 0
        ? "Nothing waits now."
        : `${counted(total, "reimbursement waits", "reimbursements wait")} now, ${figureText(old)} of them over ${upTo.at(-1)} days; the oldest is ${counted(oldest, "day")} old.`,
  };
}
