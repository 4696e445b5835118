import { z } from "zod";
import { buyerMessages } from "#domain/directory/buyer-messages.ts";
import { conflict } from "#domain/errors.ts";
import { updateDeactivation, markLinksSuperseded } from "#db/queries/accounts.ts";
import { getListedBuyer, lockBuyer, type ListedBuyer } from "#db/queries/listed-buyers.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { queueVerification } from "../../accounts/queue-activation.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";

export const BuyerId = z.object({ userId: z.uuid() });
export type BuyerId = z.infer<typeof BuyerId>;

export const SuspendBuyerInput = BuyerId.extend({
  reason: z.string().trim().min(1, buyerMessages.reasonNeeded).max(1000, buyerMessages.reasonTooLong),
});
export type SuspendBuyerInput = z.infer<typeof SuspendBuyerInput>;

export type BuyerChangedView = { readonly buyer: ListedBuyer; readonly message: string };

/**
 * Suspends a buyer: ends all sessions and open links; a login attempt names the address to write to.
 * @throws not_found; conflict (`already_suspended`)
 * @source issue "buyers list with suspend"; security.md row 17
 */
export async function suspendBuyer(ctx: AppContext, { userId, reason }: SuspendBuyerInput): Promise<BuyerChangedView> {
  authorize(ctx.actor, "directory.suspendBuyer");
  const buyer = await transact(ctx, async (tx) => {
    const user = await lockBuyer(tx, userId);
    if (user.deactivatedAt !== null) throw conflict("already_suspended", buyerMessages.alreadySuspended);
    await updateDeactivation(tx, user.id, { at: ctx.now(), reason });
    await markLinksSuperseded(tx, user.id);
    await markUserSessionsEnded(tx, user.id, "deactivated");
    await recordAudit(tx, ctx, { event: "buyer.suspend", subject: { kind: "user", id: user.id } });
    return getListedBuyer(tx, user.id);
  });
  return { buyer, message: buyerMessages.suspended(buyer.email) };
}

/**
 * Ends the suspension of a buyer; the password stays. A buyer who has not confirmed the address gets the e-mail for it again, because the
 * suspension ended its link.
 * @throws not_found; conflict (`not_suspended`)
 */
export async function liftSuspension(ctx: AppContext, { userId }: BuyerId): Promise<BuyerChangedView> {
  authorize(ctx.actor, "directory.liftSuspension");
  const buyer = await transact(ctx, async (tx) => {
    const user = await lockBuyer(tx, userId);
    if (user.deactivatedAt === null) throw conflict("not_suspended", buyerMessages.notSuspended);
    await updateDeactivation(tx, user.id, undefined);
    if (user.activatedAt === null) await queueVerification(tx, user.email);
    await recordAudit(tx, ctx, { event: "buyer.lift", subject: { kind: "user", id: user.id } });
    return getListedBuyer(tx, user.id);
  });
  return { buyer, message: (buyer.isConfirmed ? buyerMessages.lifted : buyerMessages.liftedUnconfirmed)(buyer.email) };
}
