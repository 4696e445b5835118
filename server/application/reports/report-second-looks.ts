import { calendarDateInIndia } from "#domain/dates.ts";
import { counted, figureText, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { secondLookReasons } from "#domain/reviews/second-look.ts";
import { countSecondLooks, selectSeeds } from "#db/queries/second-looks.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { monthInWords } from "./report-approvals.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/** Second looks by the month of the submission, with the published seed of its sample. @source desks-and-more.md 2 "second look" */
export async function reportSecondLooks(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reviews.list");
  const { scheme, span } = scopeOf(actor, input);
  const [counts, allSeeds] = await Promise.all([countSecondLooks(ctx.db, { scheme, span }), selectSeeds(ctx.db)]);
  const seeds = allSeeds.filter(
    ({ month }) => span === undefined || (month >= monthOf(span.from) && month <= monthOf(new Date(span.before.getTime() - 1))),
  );
  const months = [...new Set([...counts.map(({ month }) => month), ...seeds.map(({ month }) => month)])].toSorted();
  const rows = months.map((month) => {
    const ofMonth = counts.filter((count) => count.month === month);
    const sum = (part: "looked" | "differed"): number => ofMonth.reduce((total, count) => total + count[part], 0);
    const byReason = secondLookReasons.map((why): [string, number] => [why, ofMonth.find((count) => count.why === why)?.looked ?? 0]);
    const seed = seeds.find((one) => one.month === month)?.seed ?? "none drawn";
    return { name: monthInWords(month), seed, ...Object.fromEntries(byReason), looked: sum("looked"), differed: sum("differed") };
  });
  const [looked, differed] = [rows.reduce((total, row) => total + row.looked, 0), rows.reduce((total, row) => total + row.differed, 0)];
  return {
    kind: "secondLooks",
    columns: [
      nameColumn("name", "Month"),
      nameColumn("seed", "Seed of the sample"),
      plainFigureColumn("sample", "In the random sample"),
      plainFigureColumn("amount", "Above the limit"),
      plainFigureColumn("above_rules", "Above the rules"),
      plainFigureColumn("looked", "Looked at"),
      plainFigureColumn("differed", "Seen otherwise"),
    ],
    rows,
    summary:
      looked === 0
        ? "Nobody has looked a second time in this time."
        : `${counted(looked, "second look")}; in ${figureText(differed)} of them the second officer saw it otherwise.`,
  };
}

/** The month of an instant in India, YYYY-MM. */
const monthOf = (at: Date): string => calendarDateInIndia(at).slice(0, 7);
