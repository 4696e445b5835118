import { keepsSheet } from "#domain/reimbursements/amount-stage.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { lockReimbursement, updateReimbursement } from "#db/queries/reimbursements.ts";
import { selectClaimsWithoutAmount, selectOpenClaims } from "#db/queries/waiting-amounts.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { amountsOf, keptAmounts } from "./amounts.ts";
import { dueByHolidays } from "./transition.ts";

const claimsAtOnce = 200;

type Run = { hold(tx: Tx): Promise<void>; finish(tx: Tx): Promise<void> };

/**
 * Which claims: those that wait for a rate of a currency, those of a firm, whose membership has changed, or whose caps or visits another claim or
 * a recovery has changed, or all, whose windows and due dates the office's holidays have changed, whose firms an imported list has changed, or of
 * which a new release stores more: from the first, or after the id at which an earlier job ended.
 */
type FilledClaims = { readonly currency: string } | { readonly firmId: string } | { readonly all: true; readonly after?: string | undefined };

/**
 * Computes the amounts of claims again, and of all claims the due dates of both offices. Each claim is a transaction of its own; what is the
 * same, and the amounts of one that went to DGFT meanwhile, are left as they are, so that the job may run any number of times. Of all claims
 * a job computes one page and enqueues a job for the next one, so a failed job repeats one page. The version of a claim stays the same.
 * @throws forbidden (not the worker); whatever `run` throws
 * @source money.md 1 "an item without a rate for its day waits"; money.md 3, caps and counts across the claims of a firm
 */
export async function fillAmounts(ctx: AppContext, claims: FilledClaims, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const isOfAll = "all" in claims;
  for (let after: string | undefined = (isOfAll ? claims.after : undefined) ?? ""; after !== undefined;) {
    const page = { after, limit: claimsAtOnce };
    const ids: string[] =
      "currency" in claims
        ? await selectClaimsWithoutAmount(ctx.db, { ...claims, ...page })
        : await selectOpenClaims(ctx.db, { firmId: "firmId" in claims ? claims.firmId : undefined, ...page });
    for (const id of ids) await fillOne(ctx, id, run, isOfAll);
    after = ids.length === claimsAtOnce ? ids.at(-1) : undefined;
    if (isOfAll && after !== undefined) return enqueueRest(ctx, after, run);
  }
}

/** The end of this job and the next one commit together, so that the work is neither lost nor done twice. */
async function enqueueRest(ctx: AppContext, after: string, run: Run): Promise<void> {
  await transact(ctx, async (tx) => {
    await run.finish(tx);
    await enqueue(tx, "fill-amounts", { all: true, after });
  });
}

/** The dossier of the claim stays as it is: it has the sheet only in the states in which the amounts stay. */
async function fillOne(ctx: AppContext, id: string, run: Run, isForHolidays: boolean): Promise<void> {
  await transact(ctx, async (tx) => {
    await run.hold(tx);
    const row = await lockReimbursement(tx, id);
    if (row.submittedAt === null) return;
    const { claimedPaise, recommendedPaise, ruleOutcome } = keepsSheet(row.state) ? await keptAmounts(tx, row) : await amountsOf(tx, ctx, row);
    const dueOn = isForHolidays ? await dueByHolidays(tx, ctx, row) : row.dueOn;
    const isSame = claimedPaise === row.claimedPaise && recommendedPaise === row.recommendedPaise && ruleOutcome === row.ruleOutcome;
    if (isSame && dueOn === row.dueOn) return;
    // While a claim waits for the member, its last change is shown as the time at which the reply was saved.
    const isChange = claimedPaise !== row.claimedPaise && row.state !== "DEFICIENCY_SHARED";
    await updateReimbursement(tx, id, { claimedPaise, recommendedPaise, ruleOutcome, dueOn, ...(isChange && { updatedAt: ctx.now() }) });
  });
}
