import type { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { batchName, batchStateInSentence, isBatchActionPossible, type BatchAction } from "#domain/payments/batches.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockBatch, selectFirmsWithOtherAccount, type PaymentBatchRow } from "#db/queries/payment-batches.ts";
import type { BatchVersion } from "./batch-view.ts";

/** Locks a batch for an action of a user. @throws not_found; conflict (`wrong_state`, `stale_version`) */
export async function lockBatchFor(tx: Tx, action: BatchAction, { batchId, version }: z.output<typeof BatchVersion>): Promise<PaymentBatchRow> {
  const batch = await lockBatch(tx, batchId);
  if (!isBatchActionPossible(batch.state, action))
    throw conflict("wrong_state", batchMessages.wrongState(batchName(batch.number), batchStateInSentence(batch.state)));
  if (batch.version !== version) throw conflict("stale_version", batchMessages.stale);
  return batch;
}

/**
 * Refuses to approve a batch when a firm has another bank account since, or none, or has asked for another one.
 * @throws conflict (`account_changed`, with the names of the firms)
 * @source issue of payments, "an account changed between batch and file"
 */
export async function assertSameAccounts(tx: Tx, batch: PaymentBatchRow, at: Date): Promise<void> {
  const firms = await selectFirmsWithOtherAccount(tx, batch, at);
  if (firms.length > 0) throw conflict("account_changed", batchMessages.accountChanged(firms));
}
