import { isInScope, type ClaimFacts, type CostFacts } from "./facts.ts";
import type { RuleTerms, ShareTerm } from "./terms.ts";

/**
 * The first share that fits a cost and the firm. `needsSize` is true while the size of the firm is not stated and the first share for this cost
 * is for some sizes only: once the size is stated, another share may count.
 */
export function shareFor(
  { shares }: RuleTerms,
  cost: CostFacts,
  { firmClass, isFirstClaim }: ClaimFacts,
): { readonly share: ShareTerm | undefined; readonly needsSize: boolean } {
  const possible = shares.filter((term) => isInScope(term, cost) && (term.firstClaimOnly !== true || isFirstClaim));
  const isForSize = ({ firmClasses }: ShareTerm): boolean =>
    firmClasses === undefined || (firmClass !== undefined && firmClasses.includes(firmClass));
  return { share: possible.find(isForSize), needsSize: firmClass === undefined && possible[0]?.firmClasses !== undefined };
}
