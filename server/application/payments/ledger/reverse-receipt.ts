import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { selectBookingsByKeys } from "#db/queries/ledger.ts";
import { lockPaymentLines, updateLineStates } from "#db/queries/payment-lines.ts";
import { getReceipt, getRecovered, getRecovery, updateReceiptReversed, updateRecovery } from "#db/queries/recoveries.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { tellProgramsOfPayments } from "../../reimbursements/tell-programs.ts";
import { bookReversals } from "./book-reversals.ts";
import { paiseText } from "./ledger-input.ts";
import { receiptKeys } from "./record-receipt.ts";
import { tellFirmOfRecovery } from "./settle-recovery.ts";

export const ReverseReceiptInput = z.object({ receiptId: z.uuid(), reason: plainText("Reason", 500) });
export type ReverseReceiptInput = z.input<typeof ReverseReceiptInput>;

/**
 * Takes back a receipt that another user recorded wrongly: its bookings are reversed, its amount is owed again, and its reference can be
 * recorded again. A recovery that was paid back is open again, and a line that counted as recovered is paid. The firm is
 * told by notice and e-mail, and its other claims are computed again.
 * @throws not_found; conflict (`receipt_reversed`, `two_people`); forbidden (`password_not_fresh`)
 * @source money.md 6 "Ledger": append-only
 */
export async function reverseReceipt(ctx: AppContext, input: ReverseReceiptInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.confirmRecovery");
  const { receiptId, reason } = ReverseReceiptInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { recoveryId } = await getReceipt(tx, receiptId);
    const { lineId } = await getRecovery(tx, recoveryId);
    const [line] = await lockPaymentLines(tx, [lineId]);
    const receipt = await getReceipt(tx, receiptId);
    if (receipt.reversedAt !== null) throw conflict("receipt_reversed", ledgerMessages.receiptReversedBefore);
    if (!isSecondPerson(await selectInvitations(tx), receipt.recordedBy, actor.userId)) throw conflict("two_people", ledgerMessages.receiptOnePerson);
    const { principal, interest } = receiptKeys(receiptId);
    const [first, ...rest] = await selectBookingsByKeys(tx, [principal, interest]);
    if (line === undefined || first === undefined) throw new Error(`receipt ${receiptId} has no booking`);
    const occurredOn = await bookReversals(tx, ctx, [first, ...rest], { reason, postedBy: actor.userId });
    await updateReceiptReversed(tx, receiptId, { reversedBy: actor.userId, reversedAt: ctx.now(), reversalReason: reason });
    await updateRecovery(tx, recoveryId, { settledAt: null });
    if (line.state === "recovered" && (await getRecovered(tx, lineId)) < line.amountPaise) {
      await updateLineStates(tx, "reverse_receipt", [{ line, detail: reason }], { actorId: actor.userId, at: ctx.now() });
      await tellProgramsOfPayments(tx, ctx, [line.reimbursementId]);
    }
    if (receipt.principalPaise > 0) await enqueue(tx, "fill-amounts", { firmId: line.firmId });
    await tellFirmOfRecovery(tx, ctx, line, { kind: "recovery_receipt_taken_back" });
    const amountPaise = receipt.principalPaise + receipt.interestPaise;
    await recordAudit(tx, ctx, { event: "recovery.reverse", subject: { kind: "ledger", id: recoveryId }, detail: { lineId, amountPaise } });
    return { message: ledgerMessages.receiptReversed(paiseText(amountPaise), formatIndianDate(occurredOn)) };
  });
}
