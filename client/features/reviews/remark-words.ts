import { isDecided } from "#domain/reimbursements/decisions.ts";
import { filledRemark } from "#domain/reviews/phrases.ts";
import { phraseFactsOf, type PhraseSource } from "./use-phrases.ts";
import { shownVerdict, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument, ReviewView } from "./views.ts";

type Remarked = Pick<ReviewDocument, "fieldName" | "label" | "isApplicable" | "verdict"> & {
  readonly deficiencies: readonly Pick<ReviewDocument["deficiencies"][number], "isOpen" | "answeredAt" | "remark">[];
};

type Claim = Pick<ReviewView, "state">;

/**
 * The remark as the member received it, while it cannot be changed; also one that a decision ended, as long as that decision stands.
 * @param isOpen whether it can be changed
 */
export function sharedRemark({ state }: Claim, { deficiencies, verdict }: Remarked, isOpen: boolean): string | undefined {
  if (isOpen) return undefined;
  const showsEnded = isDecided(state) && verdict?.status === "DEFICIENT";
  return deficiencies.findLast((deficiency) => deficiency.isOpen || (showsEnded && deficiency.answeredAt === undefined))?.remark;
}

/** The remark on a document as the member received it, or as it would read when it is shared today. */
export function remarkInWords(view: PhraseSource & Claim, document: Remarked, edits: VerdictEdits, isOpen: boolean): string {
  const { remark, phraseCodes = [] } = shownVerdict(document, edits);
  return sharedRemark(view, document, isOpen) ?? filledRemark({ remark, phraseCodes }, phraseFactsOf(view, document));
}
