import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { selectOpenBatchLines, updateBatch, updateLinesRemoved } from "#db/queries/payment-batches.ts";
import { lockPaymentLines, updateLineStates } from "#db/queries/payment-lines.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { BatchVersion } from "./batch-view.ts";
import { lockBatchFor } from "./lock-batch-for.ts";

export const RemoveBatchLineInput = BatchVersion.extend({ lineId: z.uuid() });
export type RemoveBatchLineInput = z.input<typeof RemoveBatchLineInput>;

/**
 * Takes a line out of a batch that is not approved yet; it is ready for another batch.
 * @throws not_found; conflict (`wrong_state`, `stale_version`)
 */
export async function removeBatchLine(ctx: AppContext, input: RemoveBatchLineInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.prepareBatch");
  const { lineId, ...seen } = RemoveBatchLineInput.parse(input);
  return transact(ctx, async (tx) => {
    const batch = await lockBatchFor(tx, "removeLine", seen);
    const entry = (await selectOpenBatchLines(tx, batch.id)).find((open) => open.lineId === lineId);
    if (entry === undefined) throw notFound("line_not_in_batch", batchMessages.lineNotInBatch);
    const [line] = await lockPaymentLines(tx, [lineId]);
    if (line === undefined) throw new Error("a locked line is there");
    const at = ctx.now();
    await updateLinesRemoved(tx, batch.id, [lineId], { settledBy: actor.userId, settledAt: at });
    await updateLineStates(tx, "remove_from_batch", [{ line, detail: entry.reference }], { actorId: actor.userId, at });
    await updateBatch(tx, batch, {});
    await recordAudit(tx, ctx, { event: "batch.removeLine", subject: { kind: "batch", id: batch.id }, detail: { reference: entry.reference } });
    return { message: batchMessages.removed(entry.reference) };
  });
}
