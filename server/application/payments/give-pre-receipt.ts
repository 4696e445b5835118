import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { lockFirm } from "#db/queries/members.ts";
import { findNewestPreReceipt, getReceiptLine, insertPreReceipt, type ReceiptLine } from "#db/queries/pre-receipts.ts";
import { selectFirmLines, updateAccountKept } from "#db/queries/payment-documents.ts";
import { lockPaymentLines } from "#db/queries/payment-lines.ts";
import { findCountingAccount } from "#db/queries/bank-accounts.ts";
import { insertNoticesOfFirm } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { hasDocuments, settleDocuments } from "./complete-documents.ts";
import { getOwnDocument } from "./own-document.ts";

export const PaymentLineId = z.object({ lineId: z.uuid() });
export type PaymentLineId = z.output<typeof PaymentLineId>;
export const GivePreReceiptInput = PaymentLineId.extend({
  fileId: z.uuid("Upload the signed pre-receipt"),
  /** The version of the payment for which the file was signed. Without it, the version when the call begins counts. */
  version: z.int().optional(),
});
export type GivePreReceiptInput = z.output<typeof GivePreReceiptInput>;

/**
 * Gives the signed pre-receipt of a payment, which the council checks. After a refusal another one is given.
 * @throws not_found (also another firm's payment); conflict (`pre_receipt_not_asked`, `pre_receipt_of_direct`, `pre_receipt_waits`,
 *   `pre_receipt_accepted`; `stale_version`: its order was corrected meanwhile); invalid (`file_unknown`)
 * @source money.md 6
 */
export async function givePreReceipt(ctx: AppContext, { lineId, fileId, version }: GivePreReceiptInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.givePreReceipt");
  return transact(ctx, async (tx) => {
    await lockFirm(tx, actor.firmId);
    const seen = await getReceiptLine(tx, lineId, actor.firmId);
    // A correction of the order locks its payment lines, not the firm.
    await lockPaymentLines(tx, [lineId]);
    const asked = await getReceiptLine(tx, lineId, actor.firmId);
    assertAsked(asked);
    const newest = await findNewestPreReceipt(tx, lineId);
    if (newest?.state === "given") throw conflict("pre_receipt_waits", documentMessages.preReceiptWaits);
    if (newest?.state === "accepted") throw conflict("pre_receipt_accepted", documentMessages.preReceiptAccepted);
    if (asked.line.version !== (version ?? seen.line.version)) throw conflict("stale_version", documentMessages.preReceiptStale);
    const stored = await getOwnDocument(tx, ctx, fileId, "fileId");
    const { id } = await insertPreReceipt(tx, { lineId, fileId: stored, givenBy: actor.userId, givenAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "preReceipt.give", subject: { kind: "payment", id: lineId }, detail: { preReceiptId: id } });
    const { line, firm } = asked;
    const notice = {
      kind: "pre_receipt_given",
      firmId: firm.id,
      firmName: firm.name,
      reimbursementId: line.reimbursementId,
      createdAt: ctx.now(),
    } as const;
    await insertNoticesOfFirm(tx, "payments.prepare", notice);
    return { message: documentMessages.preReceiptGiven };
  });
}

/** Only a payment that waits for its documents, and that the council makes, asks for one. @throws conflict */
export function assertAsked({ line, payer }: Pick<ReceiptLine, "line" | "payer">): void {
  if (payer === "dgft_direct") throw conflict("pre_receipt_of_direct", documentMessages.preReceiptOfDirect);
  if (line.state !== "papers_asked") throw conflict("pre_receipt_not_asked", documentMessages.preReceiptNotAsked(line.state));
}

/**
 * Says that the money of a returned payment goes to the same account again; with everything else complete it is ready for a batch.
 * @throws not_found; conflict (`nothing_to_keep`, `no_account`); forbidden (`password_not_fresh`)
 */
export async function keepAccount(ctx: AppContext, { lineId }: PaymentLineId): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.giveAccount");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    await lockFirm(tx, actor.firmId);
    await getReceiptLine(tx, lineId, actor.firmId);
    const [account, lines] = [await findCountingAccount(tx, actor.firmId, ctx.now()), await selectFirmLines(tx, actor.firmId)];
    const row = lines.find(({ line }) => line.id === lineId);
    if (account === undefined) throw conflict("no_account", documentMessages.noAccountToKeep);
    if (row?.line.state !== "papers_asked" || row.openedAgainAt === undefined || hasDocuments(row, account))
      throw conflict("nothing_to_keep", documentMessages.nothingToKeep);
    await updateAccountKept(tx, lineId, ctx.now());
    await settleDocuments(tx, { firmId: actor.firmId, at: ctx.now() });
    await recordAudit(tx, ctx, { event: "bankAccount.keep", subject: { kind: "payment", id: lineId }, detail: { accountId: account.id } });
    return { message: documentMessages.accountKept };
  });
}
