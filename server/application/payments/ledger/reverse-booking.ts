import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { isHandKind } from "#domain/payments/ledger.ts";
import { transact } from "#db/connection/transact.ts";
import { findBooking, isReversed, lockLedgerOf } from "#db/queries/ledger.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { bookReversals } from "./book-reversals.ts";

export const ReverseBookingInput = z.object({ transactionId: z.uuid(), reason: plainText("Reason", 500) });
export type ReverseBookingInput = z.input<typeof ReverseBookingInput>;

/**
 * Takes back a booking that was made by hand, once, by a transaction of its own. It counts on the day of the booking, or today where
 * that day is closed.
 * @throws not_found; conflict (`not_by_hand`, `is_reversal`, `reversed_before`); forbidden (`password_not_fresh`)
 * @source money.md 6 "Ledger": append-only
 */
export async function reverseBooking(ctx: AppContext, input: ReverseBookingInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.book");
  const { transactionId, reason } = ReverseBookingInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const booking = await findBooking(tx, transactionId);
    if (booking === undefined) throw notFound("booking_not_found", ledgerMessages.notFound);
    const { kind, scheme, amountPaise } = booking;
    if (!isHandKind(kind)) throw conflict("not_by_hand", ledgerMessages.notByHand);
    if (booking.reverses !== null) throw conflict("is_reversal", ledgerMessages.isReversal);
    await lockLedgerOf(tx, scheme);
    if (await isReversed(tx, booking.id)) throw conflict("reversed_before", ledgerMessages.reversedBefore);
    const occurredOn = await bookReversals(tx, ctx, [booking], { reason, postedBy: actor.userId });
    await recordAudit(tx, ctx, { event: "ledger.reverse", subject: { kind: "ledger", id: booking.id }, detail: { kind, scheme, amountPaise } });
    return { message: ledgerMessages.reversed(formatIndianDate(occurredOn)) };
  });
}
