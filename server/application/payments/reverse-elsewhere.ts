import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { lineStateLabels, nextLineState } from "#domain/payments/line-states.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { bookingKey, selectBookingCounts, selectBookingsByKeys, type BookedTransaction } from "#db/queries/ledger.ts";
import { updateLineStates } from "#db/queries/payment-lines.ts";
import { lockLineWithOrder, selectLineHistory, type LineHistory } from "#db/queries/payment-list.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { tellProgramsOfReturns } from "../reimbursements/tell-programs.ts";
import type { LineReasonInput } from "./change-line.ts";
import { bookReversals } from "./ledger/book-reversals.ts";
import { tellFirms } from "./tell-firms.ts";

/**
 * Takes back that DGFT paid a line itself, which another user recorded wrongly: its booking is reversed, the line is sanctioned again
 * without reference and day, and the firm and webhooks are told.
 * @throws not_found; conflict (`stale_version`, `wrong_state`, `two_people`); forbidden (`password_not_fresh`)
 */
export async function reverseElsewhere(ctx: AppContext, { lineId, version, reason }: LineReasonInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.reverseElsewhere");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { line, scheme } = await lockLineWithOrder(tx, lineId);
    if (line.version !== version) throw conflict("stale_version", orderMessages.staleLine);
    if (nextLineState(line.state, "reverse_elsewhere") === undefined)
      throw conflict("wrong_state", orderMessages.notInState(lineStateLabels[line.state]));
    if (!isSecondForElsewhere(await selectLineHistory(tx, lineId), await selectInvitations(tx), actor.userId))
      throw conflict("two_people", orderMessages.elsewhereOnePerson);
    const countsOn = await bookReversals(tx, ctx, [await getBooking(tx, lineId)], { reason, postedBy: actor.userId });
    const by = { actorId: actor.userId, at: ctx.now() };
    await updateLineStates(tx, "reverse_elsewhere", [{ line, detail: reason }], by);
    await tellFirms(tx, [{ ...line, scheme }], { notice: "payment_elsewhere_reversed", at: by.at });
    await tellProgramsOfReturns(tx, ctx, [line.reimbursementId]);
    await recordAudit(tx, ctx, {
      event: "payment.reverseElsewhere",
      subject: { kind: "payment", id: lineId },
      detail: { reimbursement: line.reimbursementId, amountPaise: line.amountPaise },
    });
    return { message: orderMessages.elsewhereReversed(formatIndianDate(countsOn)) };
  });
}

/** Whether a user is a second person beside the one who last recorded the payment of DGFT. */
export function isSecondForElsewhere(history: LineHistory, invitations: Invitations, userId: string): boolean {
  const recordedBy = history.findLast(({ action }) => action === "record_elsewhere")?.actorId;
  return typeof recordedBy === "string" && isSecondPerson(invitations, recordedBy, userId);
}

/** The booking of the payment. It is the newest of its kind, so its key has the number of these bookings. */
async function getBooking(tx: Tx, lineId: string): Promise<BookedTransaction> {
  const countOf = await selectBookingCounts(tx, [lineId]);
  const [booking] = await selectBookingsByKeys(tx, [bookingKey("pay_elsewhere", lineId, countOf(lineId, "pay_elsewhere"))]);
  if (booking === undefined) throw new Error(`line ${lineId} has no booking of its payment`);
  return booking;
}
