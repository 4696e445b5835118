import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { lockReimbursement, updateReimbursement } from "#db/queries/reimbursements.ts";
import { selectClaimsWithoutAmount } from "#db/queries/waiting-amounts.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { amountsOf } from "./amounts.ts";

const claimsAtOnce = 200;

type Run = { hold(tx: Tx): Promise<void> };

/**
 * Computes the amounts of the claims that waited for a rate of this currency. Each claim is a transaction of its own; one that has its
 * amount already, still waits for another rate, or went to DGFT meanwhile is left as it is, so that the job may run any number of times.
 * @throws forbidden (not the worker); whatever `run` throws
 * @source money.md 1 "an item without a rate for its day waits"
 */
export async function fillAmounts(ctx: AppContext, { currency }: { readonly currency: string }, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  for (let after: string | undefined = ""; after !== undefined;) {
    const ids: string[] = await selectClaimsWithoutAmount(ctx.db, { currency, after, limit: claimsAtOnce });
    for (const id of ids) await fillOne(ctx, id, run);
    after = ids.at(-1);
  }
}

/** The claim has another content from then on: its dossier has the sheet. */
async function fillOne(ctx: AppContext, id: string, run: Run): Promise<void> {
  await transact(ctx, async (tx) => {
    await run.hold(tx);
    const row = await lockReimbursement(tx, id);
    if (row.submittedAt === null || row.claimedPaise !== null || sheetStates.some((state) => state === row.state)) return;
    const amounts = await amountsOf(tx, ctx, row);
    if (amounts.claimedPaise === null && amounts.recommendedPaise === row.recommendedPaise) return;
    await updateReimbursement(tx, id, { ...amounts, contentVersion: row.contentVersion + 1 });
  });
}
