import { z } from "zod";
import type { Paise } from "./amounts.ts";
import type { CostLine } from "./evaluate.ts";
import { lineReasons } from "./sentences.ts";

/** What a run found for an open claim: the same amount, less, more, or nothing any more. */
export const replayOutcomes = ["same", "less", "more", "cannot"] as const;
export type ReplayOutcome = (typeof replayOutcomes)[number];

/** The most claims whose lines a report keeps; its counts are of all. */
export const maxReplayLines = 500;

const Amount = z.int().nullable();
const ReplayLine = z.object({
  reimbursementId: z.string(),
  outcome: z.enum(replayOutcomes),
  /** Recommended without and with the new version, in paise; null while a fact or a rate is missing. */
  before: Amount,
  after: Amount,
  why: z.string(),
});
export type ReplayLine = z.output<typeof ReplayLine>;

/** The result of a draft over the open claims of its scheme. @source money.md 3 "Replay before publishing" */
export const ReplayReport = z.object({
  total: z.int(),
  same: z.int(),
  less: z.int(),
  more: z.int(),
  cannot: z.int(),
  lines: z.array(ReplayLine),
  /** The last publication of the scheme that the run knew. */
  publication: z.int(),
});
export type ReplayReport = z.output<typeof ReplayReport>;

type Computed = {
  readonly recommendedPaise: Paise;
  readonly lines: readonly Pick<CostLine, "recommendedPaise" | "sharePercent" | "checks" | "notes">[];
};

/** What changes for one claim when the draft counts. A claim without costs stays the same. */
export function replayLine(reimbursementId: string, before: Computed, after: Computed): ReplayLine {
  const [was, is] = [amountOf(before), amountOf(after)];
  return { reimbursementId, outcome: outcomeOf(was ?? 0, is ?? 0), before: was, after: is, why: reasonsOf(before, after) };
}

const amountOf = ({ lines, recommendedPaise }: Computed): Paise | null =>
  lines.every((line) => line.recommendedPaise === null) ? null : recommendedPaise;

function outcomeOf(before: Paise, after: Paise): ReplayOutcome {
  if (before === after) return "same";
  if (after === 0) return "cannot";
  return after < before ? "less" : "more";
}

/** What the draft says of the claim that the rules until now do not, in at most three sentences. */
function reasonsOf(before: Computed, after: Computed): string {
  const sentences = after.lines.flatMap((line, place) => {
    const other = before.lines[place];
    const known = other === undefined ? [] : lineReasons(other);
    const added = lineReasons(line).filter((reason) => !known.includes(reason));
    const gone = known.filter((reason) => !lineReasons(line).includes(reason)).map((reason) => `No longer: ${reason}`);
    const share =
      other?.sharePercent !== line.sharePercent ? [`Share of ${shareText(line.sharePercent)}, until now ${shareText(other?.sharePercent)}.`] : [];
    return [...share, ...added, ...gone];
  });
  return [...new Set(sentences)].slice(0, 3).join(" ");
}

const shareText = (percent: string | null | undefined): string => (percent === null || percent === undefined ? "none" : `${percent}%`);

/** An empty report, to which the lines of claims are added. */
export const emptyReport = (publication: number): ReplayReport => ({ total: 0, same: 0, less: 0, more: 0, cannot: 0, lines: [], publication });

/** The report with the results of more claims. Claims that stay the same are counted and not listed. */
export function addToReport(report: ReplayReport, found: readonly ReplayLine[]): ReplayReport {
  const countOf = (outcome: ReplayOutcome): number => report[outcome] + found.filter((line) => line.outcome === outcome).length;
  const changed = found.filter(({ outcome }) => outcome !== "same");
  return {
    total: report.total + found.length,
    same: countOf("same"),
    less: countOf("less"),
    more: countOf("more"),
    cannot: countOf("cannot"),
    lines: [...report.lines, ...changed].slice(0, maxReplayLines),
    publication: report.publication,
  };
}

const claims = (number: number): string => `${number.toLocaleString("en-IN")} open ${number === 1 ? "claim" : "claims"}`;

/** "43 open claims: 36 the same, 5 would get less, 2 could not be paid". */
export function replaySummary({ total, same, less, more, cannot }: ReplayReport): string {
  if (total === 0) return "No open claims";
  const parts: readonly (readonly [number, string])[] = [
    [same, "the same"],
    [less, "would get less"],
    [more, "would get more"],
    [cannot, "could not be paid"],
  ];
  const words = parts.filter(([number]) => number > 0).map(([number, text]) => `${number.toLocaleString("en-IN")} ${text}`);
  return `${claims(total)}: ${words.join(", ")}`;
}
