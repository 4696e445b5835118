import { conflict, type DomainError } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import type { BatchState } from "#domain/payments/batches.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockBatch, markBatchDownloaded, selectFirmsWithOtherAccount } from "#db/queries/payment-batches.ts";

/**
 * Notes that the file of a batch is downloaded, and refuses one that the bank is not to get any more. The file of a sent batch is a record, so
 * it is always given. The batch is locked: who cancels it in the same moment knows of the download.
 * @throws not_found; conflict (`batch_cancelled`; `account_changed`, with the names of the firms)
 * @source issue of payments, "an account changed between batch and file"
 */
export async function noteDownload(tx: Tx, batchId: string, at: Date): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  const refusal = whyNoDownload(batch.state, batch.state === "approved" ? await selectFirmsWithOtherAccount(tx, batch, at) : []);
  if (refusal !== undefined) throw refusal;
  await markBatchDownloaded(tx, batchId, at);
}

/**
 * Why nobody may download the file of a batch; undefined when it may be downloaded.
 * @param changedAccounts the firms of an unsent batch that have another account now
 */
export function whyNoDownload(state: BatchState, changedAccounts: readonly string[]): DomainError | undefined {
  if (state === "cancelled") return conflict("batch_cancelled", batchMessages.fileOfCancelled);
  return changedAccounts.length > 0 ? conflict("account_changed", batchMessages.accountChangedWithFile(changedAccounts)) : undefined;
}
