import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { lockReimbursement, updateReimbursement } from "#db/queries/reimbursements.ts";
import { selectClaimsOfCouncil, selectClaimsWithoutAmount } from "#db/queries/waiting-amounts.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { amountsOf } from "./amounts.ts";

const claimsAtOnce = 200;

type Run = { hold(tx: Tx): Promise<void> };

/**
 * Which claims: those that wait for a rate of a currency, those of a firm, whose caps or visits another claim has changed, or all, whose
 * windows the office's holidays have changed.
 */
type FilledClaims = { readonly currency: string } | { readonly firmId: string } | { readonly all: true };

/**
 * Computes the amounts of claims again. Each claim is a transaction of its own; one whose amounts are the same, or that went to DGFT
 * meanwhile, is left as it is, so that the job may run any number of times. No version is made: nobody acted.
 * @throws forbidden (not the worker); whatever `run` throws
 * @source money.md 1 "an item without a rate for its day waits"; money.md 3, caps and counts across the claims of a firm
 */
export async function fillAmounts(ctx: AppContext, claims: FilledClaims, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  for (let after: string | undefined = ""; after !== undefined;) {
    const page = { after, limit: claimsAtOnce };
    const ids: string[] =
      "currency" in claims
        ? await selectClaimsWithoutAmount(ctx.db, { ...claims, ...page })
        : await selectClaimsOfCouncil(ctx.db, { firmId: "firmId" in claims ? claims.firmId : undefined, ...page });
    for (const id of ids) await fillOne(ctx, id, run);
    after = ids.at(-1);
  }
}

/** The dossier of the claim stays as it is: it has the sheet only in the states that are left out here. */
async function fillOne(ctx: AppContext, id: string, run: Run): Promise<void> {
  await transact(ctx, async (tx) => {
    await run.hold(tx);
    const row = await lockReimbursement(tx, id);
    if (row.submittedAt === null || sheetStates.some((state) => state === row.state)) return;
    const amounts = await amountsOf(tx, ctx, row);
    if (amounts.claimedPaise === row.claimedPaise && amounts.recommendedPaise === row.recommendedPaise) return;
    // While a claim waits for the member, its last change is shown as the time at which the reply was saved.
    const isChange = amounts.claimedPaise !== row.claimedPaise && row.state !== "DEFICIENCY_SHARED";
    await updateReimbursement(tx, id, { ...amounts, ...(isChange && { updatedAt: ctx.now() }) });
  });
}
