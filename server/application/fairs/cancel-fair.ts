import type { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { assertNotCancelled, isFairOver, livingStates } from "#domain/fairs/states.ts";
import { transact } from "#db/connection/transact.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { selectApplications } from "#db/queries/fair-applications.ts";
import { lockFair, updateFair } from "#db/queries/fairs.ts";
import { markFairOpenedRead } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { FairId } from "./fair-view.ts";
import { notifyExhibitors, reachableFirmsOf } from "./notify-exhibitors.ts";

export const CancelFairInput = FairId.extend({ reason: plainText("Reason", 1_000) });
export type CancelFairInput = z.input<typeof CancelFairInput>;

/**
 * Cancels a fair with a reason that every member reads. Applications, ranks, stalls and fees stay as they are and change no more, but the
 * council still settles proofs of fees. Every firm that applied or has a seat and is not deactivated is notified, and the notice that the fair
 * is open is marked as read for every member. The event's page on the website says so, too, and takes no registrations any more.
 * @throws not_found; invalid (no reason); conflict (`fair_cancelled`, `fair_over`)
 */
export async function cancelFair(ctx: AppContext, input: CancelFairInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "fairs.prepare");
  const { fairId, reason } = CancelFairInput.parse(input);
  return transact(ctx, async (tx) => {
    const fair = await lockFair(tx, fairId);
    assertNotCancelled(fair);
    if (isFairOver(fair, ctx.now())) throw conflict("fair_over", fairMessages.overAlready);
    await updateFair(tx, fairId, { cancelledAt: ctx.now(), cancelledBy: actor.userId, cancelReason: reason });
    await updateContentVersion(tx);
    const firmIds = reachableFirmsOf(await selectApplications(tx, fairId, livingStates));
    await markFairOpenedRead(tx, fairId, ctx.now());
    await notifyExhibitors(tx, fair, firmIds, { kind: "fair_cancelled", at: ctx.now() });
    await recordAudit(tx, ctx, { event: "fair.cancel", subject: { kind: "fair", id: fairId }, detail: { firms: firmIds.length } });
    return { message: fairMessages.fairCancelled(firmIds.length) };
  });
}
