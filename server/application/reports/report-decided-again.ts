import { counted, figureColumn, figureText, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countAskedAgain, type AskedAgainCount } from "#db/queries/decided-again.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { monthInWords } from "./report-approvals.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/** What was asked to be decided again by month of the request, and what came of it. @source desks-and-more.md 2 "fresh look", "reopen" */
export async function reportDecidedAgain(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const counts = await countAskedAgain(ctx.db, scopeOf(actor, input));
  const rows = counts.map(({ month, ...count }) => ({
    name: monthInWords(month),
    ...count,
    open: count.freshLooks + count.confirmed - count.more - count.same - count.less,
  }));
  return {
    kind: "decidedAgain",
    columns: [
      nameColumn("name", "Month of the request"),
      figureColumn("freshLooks", "Fresh looks asked"),
      figureColumn("reopenings", "Reopenings asked"),
      plainFigureColumn("confirmed", "Reopenings confirmed"),
      plainFigureColumn("declined", "Reopenings declined"),
      plainFigureColumn("overtaken", "Reopenings overtaken"),
      plainFigureColumn("more", "Decided again: more than before"),
      plainFigureColumn("same", "Decided again: the same"),
      plainFigureColumn("less", "Decided again: less than before"),
      plainFigureColumn("open", "Not decided again"),
    ],
    rows,
    summary: summaryOf(counts),
  };
}

function summaryOf(counts: readonly AskedAgainCount[]): string {
  const sum = (figure: Exclude<keyof AskedAgainCount, "month">): number => counts.reduce((total, count) => total + count[figure], 0);
  if (counts.length === 0) return "Nobody has asked to decide anything again in this time.";
  const again = sum("more") + sum("same") + sum("less");
  const decided = counted(again, "reimbursement was", "reimbursements were");
  return `${counted(sum("freshLooks"), "fresh look")} and ${counted(sum("reopenings"), "reopening")} asked; ${decided} decided again, ${figureText(sum("more"))} of them with more than before.`;
}
