import { noteSentence } from "#domain/rules/sentences.ts";
import type { ReviewSheetLine } from "./views.ts";

const needsSize = ({ reasons }: Pick<ReviewSheetLine, "reasons">): boolean => reasons.includes(noteSentence("size_missing"));

/** The share of a cost beside its document. @param isOpen whether the reader can state the size of the firm */
export function shareText(line: Pick<ReviewSheetLine, "sharePercent" | "reasons" | "assessment">, isOpen: boolean): string {
  if (line.sharePercent !== null) return `${line.sharePercent} percent`;
  if (line.assessment?.admissiblePaise === 0) return "Not needed for an amount of zero";
  if (!needsSize(line)) return "No share by the rules";
  return isOpen ? "Not known without the size of the firm: state it under Facts about the firm" : "Not known without the size of the firm";
}

/** How a cost counts whose share depends on the size of the firm while that is not stated; undefined for any other cost. */
export function openShareText(line: Pick<ReviewSheetLine, "sharePercent" | "reasons" | "checks">): string | undefined {
  if (!needsSize(line) || line.checks.some(({ outcome }) => outcome === "blocks")) return undefined;
  return line.sharePercent === null ? "it counts zero" : `it counts by the share for all firms, ${line.sharePercent} percent`;
}
