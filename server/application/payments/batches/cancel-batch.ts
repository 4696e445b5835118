import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { batchName } from "#domain/payments/batches.ts";
import { hasRight } from "#domain/permissions.ts";
import { transact } from "#db/connection/transact.ts";
import { getShownBatch, selectOpenBatchLines, updateBatch, updateLinesRemoved } from "#db/queries/payment-batches.ts";
import { lockPaymentLines } from "#db/queries/payment-lines.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { BatchVersion, whyNoCancel } from "./batch-view.ts";
import { lockBatchFor } from "./lock-batch-for.ts";
import { moveLines } from "./move-lines.ts";

const Reason = z
  .string()
  .refine((text) => text.trim() !== "", batchMessages.cancelReason)
  .pipe(plainText("Reason", 500));

export const CancelBatchInput = BatchVersion.extend({ reason: Reason });
export type CancelBatchInput = z.input<typeof CancelBatchInput>;

/**
 * Cancels a batch that was not sent: its lines are ready for another one. A user who prepares may do it, and one who approves. Once the bank
 * file was downloaded the bank may have it: then who prepared the batch does not cancel it alone.
 * @throws invalid (`reason`); not_found; conflict (`wrong_state`, `stale_version`, `two_people`)
 */
export async function cancelBatch(ctx: AppContext, input: CancelBatchInput): Promise<{ readonly message: string }> {
  const actor = authorizeEither(ctx);
  const { reason, ...seen } = CancelBatchInput.parse(input);
  return transact(ctx, async (tx) => {
    const batch = await lockBatchFor(tx, "cancel", seen);
    const refusal = whyNoCancel(await getShownBatch(tx, batch.id), actor.userId, await selectInvitations(tx));
    if (refusal !== null) throw conflict("two_people", refusal);
    const entries = await selectOpenBatchLines(tx, batch.id);
    const lines = await lockPaymentLines(
      tx,
      entries.map(({ lineId }) => lineId),
    );
    const references = new Map(entries.map(({ lineId, reference }) => [lineId, reference]));
    const at = ctx.now();
    const removed = entries.map(({ lineId }) => lineId);
    await updateLinesRemoved(tx, batch.id, removed, { settledBy: actor.userId, settledAt: at });
    const steps = lines.map((line) => ({ line, detail: references.get(line.id) ?? "" }));
    await moveLines(tx, "remove_from_batch", steps, { actorId: actor.userId, at });
    await updateBatch(tx, batch, { state: "cancelled", cancelReason: reason });
    await recordAudit(tx, ctx, {
      event: "batch.cancel",
      subject: { kind: "batch", id: batch.id },
      detail: { number: batch.number, lines: lines.length },
    });
    return { message: batchMessages.cancelled(batchName(batch.number), lines.length) };
  });
}

const authorizeEither = ({ actor }: AppContext): StaffActor =>
  actor.kind === "user" && hasRight(actor, "payments.approveBatch")
    ? authorize(actor, "payments.approveBatch")
    : authorize(actor, "payments.prepareBatch");
