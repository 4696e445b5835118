import { calendarDateInIndia } from "#domain/dates.ts";
import { payerOfClaim, type ClaimPayer } from "#domain/payments/claim-payers.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectItemsOfClaims } from "#db/queries/claim-facts.ts";
import { selectCoveredByPayer } from "#db/queries/payment-lines.ts";
import { selectIntentDays } from "#db/queries/proved-facts.ts";
import { selectSanctionLines } from "#db/queries/recommendations.ts";
import { rulesOfClaim, selectRuleSet } from "../rules/rule-set.ts";

type PinnedClaim = { readonly id: string; readonly scheme: SchemeKind; readonly rulesUntil: number | null; readonly filedAt: Date };

/** Who pays each claim, by the rules that it is pinned to, by its id; a claim of which they do not say is absent. @source money.md 3 "payer" */
export async function selectPayers(db: Db | Tx, claims: readonly PinnedClaim[]): Promise<ReadonlyMap<string, ClaimPayer>> {
  if (claims.length === 0) return new Map();
  const ids = claims.map(({ id }) => id);
  const items = await selectItemsOfClaims(db, ids);
  const intentDays = await selectIntentDays(db, ids);
  const sanctionedLines = await selectSanctionLines(db, ids);
  const coveredOf = await selectCoveredByPayer(db, ids);
  const rules = await selectRuleSet(db);
  return new Map(
    claims.flatMap((claim) => {
      const own = items.flatMap(({ reimbursementId, item }) => (reimbursementId === claim.id ? [item] : []));
      const dated = { scheme: claim.scheme, filedOn: calendarDateInIndia(claim.filedAt), intentFiledOn: intentDays.get(claim.id), items: own };
      const lines = sanctionedLines.filter(({ reimbursementId }) => reimbursementId === claim.id);
      const sanctioned = new Map(lines.map(({ itemId, sanctionedPaise }) => [itemId, sanctionedPaise]));
      const covered = coveredOf.get(claim.id) ?? { council: 0, dgft_direct: 0 };
      const found = payerOfClaim(rulesOfClaim(rules, claim), dated, { sanctioned, covered });
      return found === undefined ? [] : [[claim.id, found] as const];
    }),
  );
}
