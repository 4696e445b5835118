import { formatCount, groupIndian } from "../../shared/format.ts";
import type { Tone } from "../../shared/status-tag.tsx";
import type { JudgedBankLine } from "./invoice-views.ts";

type Outcome = JudgedBankLine["outcome"];

/** What an import does with a line of the bank's file, in words. */
export const bankOutcomes = {
  record: { label: "To be recorded", tone: "green" },
  left: { label: "Unmatched", tone: "orange" },
  known: { label: "Recorded already", tone: "neutral" },
} as const satisfies Record<Outcome, { readonly label: string; readonly tone: Tone }>;
const outcomeNames = Object.keys(bankOutcomes) as Outcome[]; // keys of a literal object

/** Whether an import has something to write: a line that is not known yet. */
export const hasNewLines = (lines: readonly Pick<JudgedBankLine, "outcome">[]): boolean => lines.some(({ outcome }) => outcome !== "known");

/** What the import would do, as counts, and whether a line is new. */
export function bankSummary(lines: readonly Pick<JudgedBankLine, "outcome">[]): string {
  const parts = outcomeNames.flatMap((name) => {
    const count = lines.filter(({ outcome }) => outcome === name).length;
    return count === 0 ? [] : [`${groupIndian(String(count))} ${bankOutcomes[name].label.toLowerCase()}`];
  });
  const counts = [formatCount(lines.length, "line"), ...(parts.length === 0 ? [] : [parts.join(", ")])].join(": ");
  return `${counts}. ${hasNewLines(lines) ? "Nothing new is recorded yet." : "No line is new."}`;
}
