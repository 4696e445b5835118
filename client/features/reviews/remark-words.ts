import { filledRemark } from "#domain/reviews/phrases.ts";
import { phraseFactsOf, type PhraseSource } from "./use-phrases.ts";
import { shownVerdict, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

type Remarked = Pick<ReviewDocument, "fieldName" | "label" | "isApplicable" | "verdict"> & {
  readonly deficiencies: readonly Pick<ReviewDocument["deficiencies"][number], "isOpen" | "answeredAt" | "remark">[];
};

/** The remark as the member received it, while it cannot be changed; also one that a decision ended. @param isOpen whether it can */
export function sharedRemark({ deficiencies, verdict }: Remarked, isOpen: boolean): string | undefined {
  if (isOpen) return undefined;
  const isDeficient = verdict?.status === "DEFICIENT";
  return deficiencies.findLast((deficiency) => deficiency.isOpen || (isDeficient && deficiency.answeredAt === undefined))?.remark;
}

/** The remark on a document as the member received it, or as it would read when it is shared today. */
export function remarkInWords(view: PhraseSource, document: Remarked, edits: VerdictEdits, isOpen: boolean): string {
  const { remark, phraseCodes = [] } = shownVerdict(document, edits);
  return sharedRemark(document, isOpen) ?? filledRemark({ remark, phraseCodes }, phraseFactsOf(view, document));
}
