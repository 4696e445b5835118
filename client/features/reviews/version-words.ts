import { effectiveVerdict, verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { reasonWords } from "#domain/rules/reason-words.ts";
import type { AssessmentEdit, VerdictEdit } from "./verdict-edits.ts";

/** What the codes in verdicts stand for. */
export type CodeWords = {
  readonly points: readonly { readonly id: string; readonly wording: string }[];
  readonly reasons: readonly { readonly code: string; readonly sentenceEn: string; readonly remedyEn: string }[];
};

/** A verdict in words, with the points of the checklist that are ticked in it and not in the other verdict. */
export function verdictInWords(verdict: VerdictEdit, other: VerdictEdit, { points, reasons }: CodeWords): string {
  const { remark, assessment, ticks = [] } = verdict;
  const words = assessment === undefined ? documentInWords(verdict) : itemInWords(remark, assessment, reasons);
  const ticked = ticks.filter((tick) => other.ticks?.includes(tick) !== true);
  const wordings = ticked.map((tick) => points.find(({ id }) => id === tick)?.wording ?? "a point of the checklist");
  return ticked.length === 0 ? words : `${words}\nTicked only here: ${wordings.join("; ")}`;
}

function documentInWords(verdict: VerdictEdit): string {
  const word = verdictLabel[effectiveVerdict(verdict)];
  return verdict.remark.trim() === "" ? word : `${word}: ${verdict.remark}`;
}

function itemInWords(remark: string, { amount, reasonCode, reason }: AssessmentEdit, reasons: CodeWords["reasons"]): string {
  const chosen = reasons.find(({ code }) => code === reasonCode);
  const isOfList = chosen !== undefined && reason === reasonWords(chosen);
  const parts = [
    amount === "" ? "No amount of its own" : `Admissible Rs ${amount}`,
    isOfList ? "" : (chosen?.sentenceEn ?? reasonCode),
    reason,
    remark === "" ? "" : `Asked: ${remark}`,
  ];
  return parts.filter((part) => part.trim() !== "").join("; ");
}
