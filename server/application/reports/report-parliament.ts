import { council } from "#domain/council.ts";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { fromMinorUnits } from "#domain/rules/amounts.ts";
import { counted, figureText, moneyColumn, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { selectYearFigures } from "#db/queries/report-flow.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { partyOfState } from "./report-decisions.ts";
import { schemesShown, spanOf, type ReportInput } from "./report-input.ts";

const columns = [
  nameColumn("name", "Scheme"),
  plainFigureColumn("received", "Received"),
  plainFigureColumn("decided", "Decided"),
  plainFigureColumn("pending", "Pending at the end"),
  plainFigureColumn("medianDays", "Median days"),
  plainFigureColumn("p90Days", "90% within days"),
  plainFigureColumn("overTarget", "Over target"),
  { ...moneyColumn("sanctioned", "Sanctioned, Rs"), isCharted: false },
  { ...moneyColumn("paid", "Paid, Rs"), isCharted: false },
];

/** What each figure means, in the order of the columns. */
const notes = [
  "Received: reimbursements that members submitted in the year. Drafts are not counted.",
  `Decided: approved or refused by ${council.officer} in the year, whenever they were submitted. A decision that was undone by the end of the year is not counted; one that was undone later is.`,
  "Pending at the end: submitted by the last day of the year, and by then neither decided nor closed, or opened again by then. For a year that goes on: as it stands now.",
  "Median days, 90% within days: whole calendar days from the submission to the decision, of those that were decided in the year. Half of them took no longer than the median, nine in ten no longer than the second figure. Days with the member and on hold are among them.",
  `Over target: decided in the year after ${council.shortName} or ${council.officer} had kept them longer than its target days at least once. Days on hold do not count.`,
  "Sanctioned: what was sanctioned for the reimbursements that were decided in the year.",
  "Paid: what was paid in the year, whenever it was sanctioned. Money that was asked back later stays counted.",
];

/**
 * One year, or other days, in one table by scheme and in total: this financial year unless another is named. Both offices see the same.
 * @source issue 22 part 2 "Questions to Parliament"
 */
export async function reportParliament(ctx: AppContext, input: ReportInput): Promise<Report> {
  authorize(ctx.actor, "reports.reimbursements");
  const span = spanOf(input) ?? spanOf({ year: financialYearLabel(calendarDateInIndia(ctx.now())) });
  const found = span === undefined ? [] : await selectYearFigures(ctx.db, span, partyOfState);
  const none = { received: 0, decided: 0, pending: 0, medianDays: null, p90Days: null, overTarget: 0, sanctionedPaise: "0", paidPaise: "0" };
  const figuresOf = (scheme: string | null, name: string) => {
    const { sanctionedPaise, paidPaise, ...row } = found.find((one) => one.scheme === scheme) ?? { ...none, scheme };
    return { ...row, name, sanctioned: inRupees(sanctionedPaise), paid: inRupees(paidPaise) };
  };
  const schemes = schemesShown(input).map((kind) => figuresOf(kind, schemeOf(kind).typeLabel));
  const all = input.scheme === undefined ? figuresOf(null, "Total") : schemes[0];
  const rows = (input.scheme === undefined && all !== undefined ? [...schemes, all] : schemes).map(({ scheme: _scheme, ...row }) => row);
  return { kind: "parliament", columns, rows, notes, summary: all === undefined ? "" : parliamentSummary(all) };
}

const inRupees = (paise: string): string => fromMinorUnits(BigInt(paise), 2);

/** The main figures of the year in a sentence; `sanctioned` and `paid` are rupees as decimal strings. */
export const parliamentSummary = ({
  received,
  decided,
  pending,
  sanctioned,
  paid,
}: Readonly<Record<"received" | "decided" | "pending", number>> & Readonly<Record<"sanctioned" | "paid", string>>): string =>
  `${counted(received, "reimbursement")} received, ${figureText(decided)} decided, ${figureText(pending)} pending at the end; ${rupeesText(sanctioned)} sanctioned, ${rupeesText(paid)} paid.`;
