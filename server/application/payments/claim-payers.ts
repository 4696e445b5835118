import { calendarDateInIndia } from "#domain/dates.ts";
import type { Payer } from "#domain/payments/line-states.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { versionOfClaim } from "#domain/reimbursements/target-days.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectItemsOfClaims } from "#db/queries/claim-facts.ts";
import { rulesOfClaim, selectRuleSet } from "../rules/rule-set.ts";

type PinnedClaim = { readonly id: string; readonly scheme: SchemeKind; readonly rulesUntil: number | null; readonly filedAt: Date };

/** Who pays each claim, by the rules that it is pinned to; the council where they do not say. By the id of the claim. @source money.md 3 "payer" */
export async function selectPayers(db: Db | Tx, claims: readonly PinnedClaim[]): Promise<ReadonlyMap<string, Payer>> {
  if (claims.length === 0) return new Map();
  const items = await selectItemsOfClaims(
    db,
    claims.map(({ id }) => id),
  );
  const rules = await selectRuleSet(db);
  return new Map(
    claims.map((claim) => {
      const own = items.flatMap(({ reimbursementId, item }) => (reimbursementId === claim.id ? [item] : []));
      const dated = { scheme: claim.scheme, filedOn: calendarDateInIndia(claim.filedAt), items: own };
      return [claim.id, versionOfClaim(rulesOfClaim(rules, claim), dated)?.terms.payer ?? "council"];
    }),
  );
}
