import { calendarDateInIndia } from "#domain/dates.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { Payer } from "#domain/payments/line-states.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import type { CoveredClaim } from "#db/queries/sanction-orders.ts";
import { selectPayers } from "./claim-payers.ts";

/** What an order gives to a claim; `field` names it in a refusal. */
export type Given = {
  readonly reimbursementId: string;
  readonly amountPaise: Paise;
  readonly field: string;
  /** What its line gives already when a correction raises it; `amountPaise` comes on top. Absent for a claim without a line in the order. */
  readonly linePaise?: Paise | undefined;
  /** The user knows that another one pays the claim by its rules. */
  readonly isOtherPayer?: boolean | undefined;
};

type Claims = ReadonlyMap<string, CoveredClaim>;

/**
 * What is wrong with the claims of an order, by field: unknown, twice, not approved, covered, above what was approved, an order before
 * the approval.
 * @param orderedOn YYYY-MM-DD
 */
export function claimProblems(given: readonly Given[], claims: Claims, orderedOn: string): FieldErrors {
  const problems: Record<string, string[]> = {};
  given.forEach((one, place) => {
    const isAgain = given.findIndex(({ reimbursementId }) => reimbursementId === one.reimbursementId) < place;
    const problem = isAgain ? orderMessages.twice(one.reimbursementId) : problemOf(one, claims.get(one.reimbursementId), orderedOn);
    if (problem !== undefined) problems[one.field] = [problem];
  });
  return problems;
}

function problemOf({ reimbursementId: id, amountPaise }: Given, claim: CoveredClaim | undefined, orderedOn: string): string | undefined {
  if (claim === undefined) return orderMessages.claimNotFound(id);
  const { state, sanctionedPaise, decidedAt, coveredPaise } = claim;
  if (state !== "APPROVED_DGFT" || sanctionedPaise === null || decidedAt === null) return orderMessages.notApproved(id);
  if (sanctionedPaise === 0) return orderMessages.nothingSanctioned(id);
  const decidedOn = calendarDateInIndia(decidedAt);
  if (orderedOn < decidedOn) return orderMessages.dateBeforeApproval(id, decidedOn, orderedOn);
  const rest = { id, sanctionedPaise, coveredPaise, askedPaise: amountPaise };
  if (coveredPaise >= sanctionedPaise) return orderMessages.covered(rest);
  return coveredPaise + amountPaise > sanctionedPaise ? orderMessages.aboveApproved(rest) : undefined;
}

/**
 * Claims that, by their rules, another one pays than the order says, and claims that both pay where the order gives more than the part of its
 * payer, by field; not those of which the user knows it or no rule says. Of a line that is raised only the part counts: its payer was checked
 * when it was recorded.
 */
export async function payerProblems(tx: Tx, given: readonly Given[], claims: Claims, payer: Payer): Promise<FieldErrors> {
  const asked = given.flatMap(({ reimbursementId, isOtherPayer }) => {
    const claim = claims.get(reimbursementId);
    const filedAt = claim?.submittedAt ?? claim?.decidedAt ?? null;
    return claim === undefined || filedAt === null || isOtherPayer === true ? [] : [{ ...claim, filedAt }];
  });
  const payersOf = await selectPayers(tx, asked);
  const problems: Record<string, string[]> = {};
  for (const { reimbursementId: id, amountPaise, linePaise, field } of given) {
    const own = payersOf.get(id);
    if (own?.payer === "both") {
      if (amountPaise > own.leftPaise[payer]) problems[field] = [orderMessages.aboveOwnPart({ ...own, id, payer, linePaise })];
    } else if (own !== undefined && own.payer !== payer && linePaise === undefined) problems[field] = [orderMessages.otherPayer(id, own.payer)];
  }
  return problems;
}
