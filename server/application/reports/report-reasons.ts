import { counted, figureColumn, largest, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countReasons } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

const ownWords = "In the officer's own words";

/**
 * How often each phrase of the phrase book was the reason of a deficiency, most often first; remarks without one are counted together.
 * @source desks-and-more.md 1 "reasons of deficiencies", 2 "Phrase book"
 */
export async function reportReasons(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const rows = (await countReasons(ctx.db, scopeOf(actor, input))).map(({ label, code, ...counts }) => ({
    name: label ?? ownWords,
    code,
    ...counts,
  }));
  return {
    kind: "reasons",
    columns: [
      nameColumn("name", "Reason"),
      nameColumn("code", "Phrase"),
      figureColumn("deficiencies", "Deficiencies"),
      plainFigureColumn("reimbursements", "Reimbursements"),
      plainFigureColumn("unanswered", "Without an answer"),
    ],
    rows,
    summary: summaryOf(rows),
  };
}

type ReasonRow = { readonly name: string; readonly code: string | null; readonly deficiencies: number };

function summaryOf(rows: readonly ReasonRow[]): string {
  const phrases = rows.filter(({ code }) => code !== null);
  const most = largest(phrases, (row) => row.deficiencies);
  if (rows.length === 0) return "No deficiency was shared.";
  if (phrases.length === 0) return "No deficiency was shared with a phrase of the phrase book.";
  if (most === undefined) return `${counted(phrases.length, "phrase")} used; none stands out.`;
  return `${counted(phrases.length, "phrase")} used; most often "${most.name}", ${counted(most.deficiencies, "time")}.`;
}
