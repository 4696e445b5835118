import { reversed, type InvoiceBookingKind } from "#domain/invoices/invoice-ledger.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { getInvoiceBooking, insertInvoiceBookings } from "#db/queries/invoice-ledger.ts";
import type { AppContext } from "../../context.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";

type WrongBooking = {
  readonly kind: InvoiceBookingKind;
  /** Of the booking that is reversed. */
  readonly key: string;
  /** The UTR, or what the bank calls the payment. */
  readonly reference: string;
  readonly reason: string;
  readonly postedBy: string;
  /** What of it a credit note has made credit of the firm since. */
  readonly creditedPaise?: Paise;
};

/**
 * Reverses a booking of members' money with today's date; the booking itself stays.
 * @throws conflict (`period_closed`); Error (nothing was booked with this key); a violation of `ledger_transactions_key_unique`
 * @source money.md 6 "Ledger": append-only
 */
export async function reverseInvoiceBooking(
  tx: Tx,
  ctx: Pick<AppContext, "now">,
  { kind, key, reference, reason, postedBy, creditedPaise = 0 }: WrongBooking,
): Promise<void> {
  const booked = await getInvoiceBooking(tx, key);
  const reversal = { kind, key: `reverse ${key}`, reference, note: reason, reverses: booked.id };
  const postings = reversed(booked.postings, creditedPaise);
  await insertInvoiceBookings(tx, [{ ...reversal, occurredOn: todayOf(ctx), postings, postedBy, postedAt: ctx.now() }]);
}
