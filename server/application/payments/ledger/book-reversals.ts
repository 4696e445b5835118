import type { Tx } from "#db/connection/client.ts";
import { bookingKey, insertBookings, type BookedTransaction } from "#db/queries/ledger.ts";
import type { AppContext } from "../../../context.ts";
import { openDayFor } from "../book-lines.ts";
import { todayOf } from "./ledger-input.ts";

/**
 * Books transactions that take back others, once. They count on the day of what they take back, or today where that day is
 * closed.
 * @param bookings of one day
 * @returns the day on which the reversals count
 */
export async function bookReversals(
  tx: Tx,
  ctx: AppContext,
  bookings: readonly [BookedTransaction, ...BookedTransaction[]],
  { reason, postedBy }: { readonly reason: string; readonly postedBy: string },
): Promise<string> {
  const occurredOn = await openDayFor(tx, bookings[0].occurredOn, todayOf(ctx));
  const reversals = bookings.map(({ id, kind, scheme, amountPaise, lineId, reference, referenceOn }) => {
    const of = { kind, scheme, amountPaise, lineId, reference, referenceOn, occurredOn, postedBy, postedAt: ctx.now() };
    return { ...of, key: bookingKey(kind, "reverses", id), note: reason, reverses: id };
  });
  await insertBookings(tx, reversals);
  return occurredOn;
}
