import type { Tx } from "#db/connection/client.ts";
import { lockUnreadNotices, updateSettledNotices } from "#db/queries/notifications.ts";
import { findClaimToCheck } from "#db/queries/pre-receipts.ts";

/**
 * Ends the council's notices of the signed pre-receipts of a firm: they are read once none waits, and name the claim of one that still does.
 * Call it once the pre-receipts and the lines have their new state, and after every lock of lines: a correction and the check of
 * a pre-receipt then take their locks in the same order.
 */
export async function settleReceiptNotices(tx: Tx, firmId: string, at: Date): Promise<void> {
  // A correction of an order does not hold the firm: what waits is read once nobody else writes these notices.
  await lockUnreadNotices(tx, ["pre_receipt_given"], firmId);
  await updateSettledNotices(tx, ["pre_receipt_given"], { firmId, at, waiting: await findClaimToCheck(tx, firmId) });
}
