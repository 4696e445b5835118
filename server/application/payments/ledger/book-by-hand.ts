import { z } from "zod";
import { plainLine, withoutControls } from "#domain/accounts/plain-line.ts";
import { council } from "#domain/council.ts";
import { typedDate } from "#domain/date-input.ts";
import { calendarDateInIndia, financialYearSpan, formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { handKinds, ledgerKindLabels } from "#domain/payments/ledger.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { bookingKey, getInterestLeft, getLowestAvailable, insertBookings, lockLedgerOf, selectSameBookings } from "#db/queries/ledger.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { getOwnUpload } from "../payment-files.ts";
import { AmountPaise, assertNotInFuture, paiseText, todayOf, typedDay } from "./ledger-input.ts";

/** Checked even where another field is wrong, so that all fields to mend are named at once. */
const early = { when: ({ value }: { readonly value: unknown }) => typeof value === "object" && value !== null };

export const BookByHandInput = z
  .object({
    kind: z.enum(handKinds, "Choose what is booked"),
    scheme: z.enum(schemeKinds, "Choose the scheme"),
    occurredOn: typedDay("Day"),
    amountPaise: AmountPaise,
    /** The number of the order, of the advice of the bank or of the challan. */
    reference: plainLine("Number", 100),
    /** The day of the order. */
    referenceOn: typedDate("Day of the order").default(""),
    note: z.string().transform(withoutControls).pipe(z.string().max(500, "A note has at most 500 characters")).default(""),
    fileId: z.uuid().optional(),
    /** True once the user has said that this is another movement with the same reference and amount. */
    isAnother: z.boolean().default(false),
  })
  .refine(({ kind, referenceOn }) => kind !== "grant" || Boolean(referenceOn), {
    ...early,
    path: ["referenceOn"],
    message: ledgerMessages.orderDay,
  })
  .refine(({ kind, fileId }) => kind !== "grant" || fileId !== undefined, { ...early, path: ["fileId"], message: ledgerMessages.proof })
  .refine(({ kind, referenceOn, occurredOn }) => kind !== "grant" || referenceOn <= occurredOn, {
    path: ["referenceOn"],
    message: ledgerMessages.orderAfterReceipt,
  });
export type BookByHandInput = z.input<typeof BookByHandInput>;
type Booking = z.output<typeof BookByHandInput>;

/**
 * Books a grant that came in, interest of the bank, or a refund to the ministry.
 * @throws invalid (a field; `in_future`, `too_early`, `above_available`, `above_interest`, `file_unknown`); conflict (`booked_before`: call
 *   again with `isAnother`; `period_closed`); forbidden (`password_not_fresh`)
 * @source money.md 6 "Ledger"
 */
export async function bookByHand(ctx: AppContext, input: BookByHandInput): Promise<{ id: string; message: string }> {
  const actor = authorize(ctx.actor, "payments.book");
  const booking = BookByHandInput.parse(input);
  assertFreshPassword(ctx);
  assertNotInFuture(ctx, "occurredOn", booking.occurredOn);
  assertNotBeforeLedger(booking.occurredOn);
  const { kind, scheme, occurredOn, amountPaise, reference, referenceOn, note, fileId } = booking;
  return transact(ctx, async (tx) => {
    await lockLedgerOf(tx, scheme);
    if (fileId !== undefined) await getOwnUpload(tx, ctx, fileId);
    const same = await selectSameBookings(tx, { kind, scheme, reference, amountPaise });
    if (same.lastOn !== undefined && !booking.isAnother) throw bookedBefore(booking, same.lastOn);
    if (kind === "refund" || kind === "refund_interest") await assertRefundable(tx, ctx, booking);
    const key = bookingKey(kind, scheme, amountPaise, same.count + 1, reference.toLowerCase());
    const by = { postedBy: actor.userId, postedAt: ctx.now() };
    const given = { reference, referenceOn: referenceOn === "" ? null : referenceOn, note: note === "" ? null : note, fileId: fileId ?? null };
    const id = (await insertBookings(tx, [{ kind, scheme, occurredOn, amountPaise, key, ...given, ...by }])).get(key);
    if (id === undefined) throw bookedBefore(booking, occurredOn);
    await recordAudit(tx, ctx, { event: "ledger.book", subject: { kind: "ledger", id }, detail: { kind, scheme, amountPaise } });
    return { id, message: ledgerMessages.booked(ledgerKindLabels[kind], paiseText(amountPaise)) };
  });
}

const firstDay = calendarDateInIndia(financialYearSpan(council.firstFinancialYear).from);

/** A wrong year would decide which month is closed first. @throws invalid (`too_early`) */
function assertNotBeforeLedger(occurredOn: string): void {
  if (occurredOn >= firstDay) return;
  const text = ledgerMessages.beforeLedger(formatIndianDate(firstDay));
  throw invalid("too_early", text, { occurredOn: [text] });
}

const bookedBefore = ({ kind, amountPaise, reference }: Booking, day: string) =>
  conflict("booked_before", ledgerMessages.bookedBefore(ledgerKindLabels[kind], paiseText(amountPaise), reference, formatIndianDate(day)));

/** @throws invalid (`above_available`, `above_interest`) */
async function assertRefundable(tx: Tx, ctx: AppContext, { kind, scheme, occurredOn, amountPaise }: Booking): Promise<void> {
  const available = Math.max(0, await getLowestAvailable(tx, scheme, occurredOn));
  if (amountPaise > available) throw refused("above_available", ledgerMessages.aboveAvailable(paiseText(available)));
  if (kind === "refund") return;
  const interest = Math.max(0, await getInterestLeft(tx, scheme, [occurredOn, todayOf(ctx)]));
  if (amountPaise > interest) throw refused("above_interest", ledgerMessages.aboveInterest(paiseText(interest)));
}

const refused = (code: string, text: string) => invalid(code, text, { amountPaise: [text] });
