import { z } from "zod";
import { formatIndianDate } from "../dates.ts";
import type { Paise } from "./amounts.ts";
import { isShareUnknown, type CostLine } from "./evaluate.ts";
import { lineReasons } from "./sentences.ts";

/**
 * What a run found for an open claim: the same amount, less, more, nothing any more, or that it cannot be told because an amount waits for
 * the size of the firm or for an exchange rate.
 */
export const replayOutcomes = ["same", "less", "more", "cannot", "unknown"] as const;
export type ReplayOutcome = (typeof replayOutcomes)[number];

/** The most claims whose lines a report keeps; its counts are of all. */
export const maxReplayLines = 500;

const Amount = z.int().nullable();
const ReplayLine = z.object({
  reimbursementId: z.string(),
  outcome: z.enum(replayOutcomes),
  /** Recommended without and with the new version, in paise; null while a fact, a rate or the size of the firm is missing. */
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
  /** Absent in reports of earlier releases, which knew no such outcome. */
  unknown: z.int().default(0),
  lines: z.array(ReplayLine),
  /** The last publication of the scheme that the run knew. */
  publication: z.int(),
  /**
   * The first day of a draft that began after the day of the run, so that it was computed as if it held already; null for another one.
   * Absent in reports of earlier releases, which computed such a draft for no claim.
   */
  beginsOn: z.iso.date().nullable().default(null),
});
export type ReplayReport = z.output<typeof ReplayReport>;

/**
 * Whether an earlier release computed a draft that began after the day of its run: it computed such a draft for no claim, so its figures say nothing.
 * @param effectiveFrom the first day of the draft
 * @param finishedOn the day in India on which the run ended
 */
export const hasLeftDraftOut = ({ beginsOn }: ReplayReport, effectiveFrom: string, finishedOn: string): boolean =>
  beginsOn === null && effectiveFrom > finishedOn;

type Computed = {
  readonly recommendedPaise: Paise;
  readonly lines: readonly (Pick<CostLine, "version" | "recommendedPaise" | "sharePercent" | "checks" | "notes"> &
    Partial<Pick<CostLine, "capPaise" | "capLeftPaise">>)[];
};

/** What changes for one claim when the draft counts. A claim without costs stays the same. */
export function replayLine(reimbursementId: string, before: Computed, after: Computed): ReplayLine {
  const [was, is] = [amountOf(before), amountOf(after)];
  const outcome = outcomeOf([before, was ?? 0], [after, is ?? 0]);
  const changes = reasonsOf(before, after);
  const why = outcome === "unknown" && changes === "" ? inSentences(after.lines.filter(isOpen).flatMap((line) => lineReasons(line))) : changes;
  return { reimbursementId, outcome, before: was, after: is, why };
}

/**
 * Whether a line waits for its amount: its share depends on the size of the firm and the council has not set it to zero, or its rate is missing
 * and nothing else is. What a rule forbids does not wait.
 */
function isOpen(line: Computed["lines"][number]): boolean {
  const { notes, checks } = line;
  const waits = (isShareUnknown(line) && !notes.includes("override")) || (notes.includes("rate_missing") && !notes.includes("incomplete"));
  return waits && !checks.some(({ outcome }) => outcome === "blocks");
}
const hasOpenLine = ({ lines }: Computed): boolean => lines.some(isOpen);

const amountOf = (computed: Computed): Paise | null =>
  hasOpenLine(computed) || computed.lines.every((line) => line.recommendedPaise === null) ? null : computed.recommendedPaise;

const haveSameRules = (before: Computed, after: Computed): boolean =>
  after.lines.every(({ version }, place) => version?.id === before.lines[place]?.version?.id);

function outcomeOf([before, was]: readonly [Computed, Paise], [after, is]: readonly [Computed, Paise]): ReplayOutcome {
  if (haveSameRules(before, after)) return "same";
  if (hasOpenLine(after)) return "unknown";
  if (hasOpenLine(before)) return is === 0 ? "cannot" : "unknown";
  if (was === is) return "same";
  if (is === 0) return "cannot";
  return is < was ? "less" : "more";
}

/** What the draft says of the claim that the rules until now do not, in at most three sentences. */
function reasonsOf(before: Computed, after: Computed): string {
  const sentences = after.lines.flatMap((line, place) => {
    const other = before.lines[place];
    const known = other === undefined ? [] : lineReasons(other);
    const added = lineReasons(line).filter((reason) => !known.includes(reason));
    const gone = known.filter((reason) => !lineReasons(line).includes(reason)).map((reason) => `No longer: ${reason}`);
    const isShareTold = [line, ...(other === undefined ? [] : [other])].every((one) => !isShareUnknown(one) && !one.notes.includes("rate_missing"));
    const share =
      isShareTold && other?.sharePercent !== line.sharePercent
        ? [`Share of ${shareText(line.sharePercent)}, until now ${shareText(other?.sharePercent)}.`]
        : [];
    return [...share, ...added, ...gone];
  });
  return inSentences(sentences);
}

const inSentences = (sentences: readonly string[]): string => [...new Set(sentences)].slice(0, 3).join(" ");

const shareText = (percent: string | null | undefined): string => (percent === null || percent === undefined ? "none" : `${percent}%`);

/** An empty report, to which the lines of claims are added. */
export const emptyReport = ({ publication, beginsOn }: Pick<ReplayReport, "publication" | "beginsOn">): ReplayReport => ({
  total: 0,
  same: 0,
  less: 0,
  more: 0,
  cannot: 0,
  unknown: 0,
  lines: [],
  publication,
  beginsOn,
});

/** The report with the results of more claims. Claims that stay the same are counted and not listed; those of which it cannot be told come last. */
export function addToReport(report: ReplayReport, found: readonly ReplayLine[]): ReplayReport {
  const countOf = (outcome: ReplayOutcome): number => report[outcome] + found.filter((line) => line.outcome === outcome).length;
  const listed = [...report.lines, ...found.filter(({ outcome }) => outcome !== "same")];
  const isTold = ({ outcome }: ReplayLine): boolean => outcome !== "unknown";
  return {
    total: report.total + found.length,
    same: countOf("same"),
    less: countOf("less"),
    more: countOf("more"),
    cannot: countOf("cannot"),
    unknown: countOf("unknown"),
    lines: [...listed.filter(isTold), ...listed.filter((line) => !isTold(line))].slice(0, maxReplayLines),
    publication: report.publication,
    beginsOn: report.beginsOn,
  };
}

const claims = (number: number): string => `${number.toLocaleString("en-IN")} open ${number === 1 ? "claim" : "claims"}`;

/** "43 open claims: 36 the same, 5 would get less, 2 could not be paid". */
export function replaySummary({ total, same, less, more, cannot, unknown }: ReplayReport): string {
  if (total === 0) return "No open claims";
  const parts: readonly (readonly [number, string])[] = [
    [same, "the same"],
    [less, "would get less"],
    [more, "would get more"],
    [cannot, "could not be paid"],
    [unknown, "cannot be told: the size of the firm or an exchange rate is missing"],
  ];
  const words = parts.filter(([number]) => number > 0).map(([number, text]) => `${number.toLocaleString("en-IN")} ${text}`);
  return `${claims(total)}: ${words.join(", ")}`;
}

/** What the figures of a draft are that began after the day of its run; undefined for another one. */
export const replayBasis = ({ beginsOn }: ReplayReport): string | undefined =>
  beginsOn === null
    ? undefined
    : `These rules begin on ${formatIndianDate(beginsOn)}. The open claims keep their rules; this is what they would get if the new rules held already.`;
