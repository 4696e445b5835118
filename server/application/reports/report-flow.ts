import { calendarDateInIndia, monthsOfYear } from "#domain/dates.ts";
import { counted, figureColumn, figureText, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { selectFlow, type MonthFlow } from "#db/queries/report-flow.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { monthInWords } from "./report-approvals.ts";
import { scopeOf, yearsUntil, type ReportInput } from "./report-input.ts";

/**
 * Received, decided, closed, opened again and still open by month: of the chosen period, or since the first month with one. Months of chosen days
 * before anything was received are left out.
 * @source desks-and-more.md 1 "Reports"
 */
export async function reportFlow(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const scope = scopeOf(actor, input);
  const flow = await selectFlow(ctx.db, scope);
  const thisMonth = calendarDateInIndia(ctx.now()).slice(0, 7);
  const monthOf = (at: Date): string => calendarDateInIndia(at).slice(0, 7);
  // What came before the chosen days can be pending in their first month.
  const first = flow.some(({ month }) => month === "before") ? "" : (flow[0]?.month ?? thisMonth);
  const [from, to] = scope.span === undefined ? [first, thisMonth] : [monthOf(scope.span.from), monthOf(new Date(scope.span.before.getTime() - 1))];
  const months = yearsUntil(ctx.now())
    .toReversed()
    .flatMap(monthsOfYear)
    .filter((month) => month >= (from < first && input.year === undefined ? first : from) && month <= to && month <= thisMonth);
  const none = { received: 0, decided: 0, closed: 0, reopened: 0 };
  const before = flow.find(({ month }) => month === "before") ?? none;
  let open = stillOpen(before);
  const rows = months.map((month) => {
    const { received, decided, closed, reopened } = flow.find((row) => row.month === month) ?? none;
    open += stillOpen({ received, decided, closed, reopened });
    return { name: monthInWords(month), received, decided, closed, reopened, open };
  });
  const sum = (figure: "received" | "decided") => rows.reduce((total, row) => total + row[figure], 0);
  return {
    kind: "flow",
    columns: [
      nameColumn("name", "Month"),
      figureColumn("received", "Received"),
      figureColumn("decided", "Decided"),
      plainFigureColumn("closed", "Closed without a decision"),
      plainFigureColumn("reopened", "Opened again"),
      figureColumn("open", "Pending at the end"),
    ],
    rows,
    summary: `${counted(sum("received"), "reimbursement")} received, ${figureText(sum("decided"))} decided, ${figureText(open)} pending at the end.`,
  };
}

/** By how much these figures change what is pending. */
const stillOpen = ({ received, decided, closed, reopened }: Omit<MonthFlow, "month">): number => received - decided - closed + reopened;
