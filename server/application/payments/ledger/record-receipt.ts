import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { divideReceipt, receiptOrders, recoveryDue, type RecoveryDue } from "#domain/payments/recovery-interest.ts";
import { recoveryStateOf } from "#domain/payments/recovery-states.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { bookingKey, getReimbursementScheme, insertBookings } from "#db/queries/ledger.ts";
import { lockPaymentLines, updateLineStates, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import {
  findCountedReceipt,
  getRecovered,
  getRecovery,
  insertReceipt,
  selectReceipts,
  updateRecovery,
  type ReceiptRow,
  type RecoveryRow,
} from "#db/queries/recoveries.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { tellProgramsOfReturns } from "../../reimbursements/tell-programs.ts";
import { lateBookingText, withOpenDays } from "../book-lines.ts";
import { AmountPaise, assertNotInFuture, paiseText, todayOf, typedDay, typedReference } from "./ledger-input.ts";

export const RecordReceiptInput = z.object({
  recoveryId: z.uuid(),
  receivedOn: typedDay("Day"),
  amountPaise: AmountPaise,
  /** The UTR of the firm's payment. */
  reference: typedReference("Reference", 100),
  order: z.enum(receiptOrders).default("interest_first"),
});
export type RecordReceiptInput = z.input<typeof RecordReceiptInput>;

/**
 * Records money of a firm that came in for a recovery, and books principal and interest. A line of which all principal is back is
 * recovered; a recovery is settled when nothing of it is owed. What is back can be drawn again, so the firm's other claims are computed again.
 * @throws not_found; conflict (`recovery_not_confirmed`, `receipt_known`); invalid (`in_future`, `before_payment`,
 *   `before_last_receipt`, `above_owed`)
 * @source Indian Contract Act 1872, sections 59 and 60: the firm may say what its money is for, else the office chooses
 */
export async function recordReceipt(ctx: AppContext, input: RecordReceiptInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.book");
  const { recoveryId, receivedOn, amountPaise, reference, order } = RecordReceiptInput.parse(input);
  assertNotInFuture(ctx, "receivedOn", receivedOn);
  return transact(ctx, async (tx) => {
    const [line] = await lockPaymentLines(tx, [(await getRecovery(tx, recoveryId)).lineId]);
    const recovery = await getRecovery(tx, recoveryId);
    if (line === undefined || recoveryStateOf(recovery) !== "open") throw conflict("recovery_not_confirmed", ledgerMessages.recoveryNotConfirmed);
    const receipts = (await selectReceipts(tx, [recoveryId])).filter(counts);
    assertDay(receivedOn, line, receipts);
    const due = dueOf(recovery, line, receipts, receivedOn);
    assertOwed(amountPaise, due, receivedOn);
    const known = await findCountedReceipt(tx, reference);
    if (known !== undefined) throw receiptKnown(knownText(known, recovery, line));
    const parts = divideReceipt(amountPaise, due, order);
    const receipt = await insertReceipt(tx, { recoveryId, receivedOn, reference, ...parts, recordedBy: actor.userId, recordedAt: ctx.now() }).catch(
      (error: unknown) => {
        throw violatedConstraint(error) === "recovery_receipts_reference_unique" ? receiptKnown(ledgerMessages.receiptKnown(reference)) : error;
      },
    );
    await book(tx, ctx, actor.userId, { line, receipt });
    if (line.state === "paid" && (await getRecovered(tx, line.id)) === line.amountPaise) {
      await updateLineStates(tx, "recover", [{ line, detail: reference }], { actorId: actor.userId, at: ctx.now() });
      await tellProgramsOfReturns(tx, ctx, [line.reimbursementId]);
    }
    if (amountPaise === due.principalPaise + due.interestPaise) await updateRecovery(tx, recoveryId, { settledAt: ctx.now() });
    if (parts.principalPaise > 0) await enqueue(tx, "fill-amounts", { firmId: line.firmId });
    const subject = { kind: "ledger", id: recoveryId } as const;
    await recordAudit(tx, ctx, { event: "recovery.receive", subject, detail: { lineId: line.id, amountPaise } });
    const late = await lateBookingText(tx, receivedOn, todayOf(ctx));
    return { message: `${ledgerMessages.received(paiseText(parts.principalPaise), paiseText(parts.interestPaise))}${late}` };
  });
}

const counts = ({ reversedAt }: ReceiptRow): boolean => reversedAt === null;

/** What is owed of a recovery at the end of a day; reversed receipts do not count. */
export const dueOf = (
  { amountPaise, interestPercent }: Pick<RecoveryRow, "amountPaise" | "interestPercent">,
  { paidOn }: Pick<PaymentLineRow, "paidOn">,
  receipts: readonly ReceiptRow[],
  on: string,
): RecoveryDue => recoveryDue({ amountPaise, interestPercent, paidOn: paidOn ?? on }, receipts.filter(counts), on);

const receiptKnown = (text: string) => conflict("receipt_known", text, { reference: [text] });

/** A firm may pay back two recoveries by one transfer. */
function knownText(known: ReceiptRow & { readonly firmId: string }, { id }: RecoveryRow, { firmId }: PaymentLineRow): string {
  const { reference, receivedOn, principalPaise, interestPaise } = known;
  if (known.recoveryId === id || known.firmId !== firmId) return ledgerMessages.receiptKnown(reference);
  return ledgerMessages.receiptKnownOfFirm(reference, formatIndianDate(receivedOn), paiseText(principalPaise + interestPaise));
}

function assertDay(receivedOn: string, { paidOn }: PaymentLineRow, receipts: readonly ReceiptRow[]): void {
  const refuse = (code: string, text: string) => invalid(code, text, { receivedOn: [text] });
  if (paidOn !== null && receivedOn < paidOn) throw refuse("before_payment", ledgerMessages.beforePayment(formatIndianDate(paidOn)));
  const last = receipts.at(-1)?.receivedOn;
  if (last !== undefined && receivedOn < last) throw refuse("before_last_receipt", ledgerMessages.beforeLastReceipt(formatIndianDate(last)));
}

function assertOwed(amountPaise: Paise, { principalPaise, interestPaise }: RecoveryDue, on: string): void {
  const owed = principalPaise + interestPaise;
  if (amountPaise <= owed) return;
  const text = ledgerMessages.aboveOwed(paiseText(owed), formatIndianDate(on));
  throw invalid("above_owed", text, { amountPaise: [text] });
}

/** The keys under which a receipt is booked. */
export const receiptKeys = (receiptId: string) => ({
  principal: bookingKey("recover", receiptId),
  interest: bookingKey("recovery_interest", receiptId),
});

type Received = { readonly line: PaymentLineRow; readonly receipt: ReceiptRow };

async function book(tx: Tx, ctx: AppContext, postedBy: string, { line, receipt }: Received): Promise<void> {
  const { id, principalPaise, interestPaise, receivedOn: occurredOn, reference } = receipt;
  const scheme = await getReimbursementScheme(tx, line.reimbursementId);
  const of = { scheme, occurredOn, lineId: line.id, reference, postedBy, postedAt: ctx.now() };
  const bookings = [
    ...(principalPaise === 0 ? [] : [{ ...of, kind: "recover" as const, key: receiptKeys(id).principal, amountPaise: principalPaise }]),
    ...(interestPaise === 0 ? [] : [{ ...of, kind: "recovery_interest" as const, key: receiptKeys(id).interest, amountPaise: interestPaise }]),
  ];
  await insertBookings(tx, await withOpenDays(tx, bookings, todayOf(ctx)));
}
