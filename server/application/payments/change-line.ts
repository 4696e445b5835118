import { z } from "zod";
import { plainLine, plainText } from "#domain/accounts/plain-line.ts";
import { typedDate } from "#domain/date-input.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { isAccountOnItsWay } from "#domain/payments/bank-account.ts";
import { elsewhereDay } from "#domain/payments/correction-days.ts";
import { lineStateLabels, nextLineState, type LineAction } from "#domain/payments/line-states.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import { readRupees } from "#domain/rules/amounts.ts";
import type { AuditEvent } from "#domain/audit/events.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findCountingAccount, selectFirmAccounts } from "#db/queries/bank-accounts.ts";
import { selectLineBookings } from "#db/queries/ledger.ts";
import { selectFirmLines } from "#db/queries/payment-documents.ts";
import { updateLineStates } from "#db/queries/payment-lines.ts";
import { lockFirm } from "#db/queries/members.ts";
import { lockLineWithOrder, type LineWithOrder } from "#db/queries/payment-list.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { tellProgramsOfPayments } from "../reimbursements/tell-programs.ts";
import { bookLines, lateBookingText, sanctionKinds } from "./book-lines.ts";
import { needsAccount, settleDocuments } from "./complete-documents.ts";
import { tellFirms } from "./tell-firms.ts";

const LineRevision = z.object({ lineId: z.uuid(), version: z.int() });
export const LineReasonInput = LineRevision.extend({ reason: plainText("Reason", 500) });
export type LineReasonInput = z.output<typeof LineReasonInput>;
export const ReleaseLineInput = LineRevision;
export type ReleaseLineInput = z.output<typeof ReleaseLineInput>;

type Said = { readonly message: string };

/**
 * Withholds a payment before it goes into a batch; the firm is told and reads the reason.
 * @throws not_found; conflict (`stale_version`, `wrong_state`, `paid_by_dgft`)
 */
export async function withholdLine(ctx: AppContext, { reason, ...revision }: LineReasonInput): Promise<Said> {
  return changeLine(ctx, revision, { action: "withhold", event: "payment.withhold" }, async (tx, found, by) => {
    if (found.order.payer === "dgft_direct") throw conflict("paid_by_dgft", orderMessages.directNotWithheld);
    // The money lies with the council again before it is withheld.
    if (found.line.state === "returned") await bookOpened(tx, found, by);
    await updateLineStates(tx, "withhold", [{ line: found.line, values: { reason }, detail: reason }], by);
    await tellFirms(tx, [found], { notice: "payment_withheld", mail: "payment_withheld", at: by.at });
    return orderMessages.withheld;
  });
}

/**
 * Takes a withholding back; what the firm gave before still counts. Where the bank returned the payment, and the firm has not said since where the
 * money goes, the firm reads the reason of the bank and is told as if the payment were opened again.
 * @throws not_found; conflict (`stale_version`, `wrong_state`)
 */
export async function releaseLine(ctx: AppContext, input: ReleaseLineInput): Promise<Said> {
  return changeLine(ctx, input, { action: "release", event: "payment.release" }, async (tx, found, by) => {
    const { line, firmId } = found;
    await lockFirm(tx, firmId);
    const [account, lines] = [await findCountingAccount(tx, firmId, by.at), await selectFirmLines(tx, firmId)];
    const returned = lines.find((row) => row.line.id === line.id && needsAccount(row, account));
    await updateLineStates(tx, "release", [{ line, values: { reason: returned?.returnReason ?? null } }], by);
    await settleDocuments(tx, { firmId, at: by.at });
    await tellFirms(tx, [found], { notice: "payment_released", mail: "payment_released", at: by.at });
    if (returned === undefined) return orderMessages.released;
    const kind = await waitingKind(tx, firmId, by.at);
    await tellFirms(tx, [found], { notice: kind, mail: kind, at: by.at });
    return releasedTexts[kind];
  });
}

/**
 * Opens a payment again that the bank returned: the firm is told why and confirms or changes its bank account. Where another account counts by
 * now, the payment is ready for a batch at once; where one is on its way, the payment waits for it and nothing is asked of the firm.
 * @throws not_found; conflict (`stale_version`, `wrong_state`)
 */
export async function openLineAgain(ctx: AppContext, { reason, ...revision }: LineReasonInput): Promise<Said> {
  return changeLine(ctx, revision, { action: "open_again", event: "payment.openAgain" }, async (tx, found, by) => {
    await bookOpened(tx, found, by);
    // The firm still reads the reason of the bank. The reason of the officer is in the history.
    await updateLineStates(tx, "open_again", [{ line: found.line, values: { reason: found.line.reason }, detail: reason }], by);
    await lockFirm(tx, found.firmId);
    const complete = await settleDocuments(tx, { firmId: found.firmId, at: by.at });
    const kind = complete.includes(found.line.id) ? "payment_to_other_account" : await waitingKind(tx, found.firmId, by.at);
    await tellFirms(tx, [found], { notice: kind, mail: kind, at: by.at });
    return openedTexts[kind];
  });
}

async function waitingKind(tx: Tx, firmId: string, at: Date): Promise<"payment_waits_for_account" | "payment_opened_again"> {
  const accounts = await selectFirmAccounts(tx, firmId);
  return accounts.some((account) => isAccountOnItsWay(account, at)) ? "payment_waits_for_account" : "payment_opened_again";
}

/** What the officer reads of an open payment, by what the firm is told. */
const openedTexts = {
  payment_to_other_account: orderMessages.openedComplete,
  payment_waits_for_account: orderMessages.openedWaits,
  payment_opened_again: orderMessages.openedAgain,
} as const;
/** The same of a released payment that the bank returned before. */
const releasedTexts = {
  payment_waits_for_account: orderMessages.releasedWaits,
  payment_opened_again: orderMessages.releasedAgain,
} as const;

export const RecordElsewhereInput = LineRevision.extend({
  reference: plainLine("Reference of the payment", 60),
  paidOn: typedDate("Day of the payment").refine((date) => date !== "", orderMessages.paidOnMissing),
  amount: z.string().max(40),
});
export type RecordElsewhereInput = z.output<typeof RecordElsewhereInput>;

/**
 * Records that DGFT paid a line itself: its reference, its day, and the amount, which has to be that of the line.
 * @throws not_found; invalid (`payment_wrong`: see the fields); conflict (`stale_version`, `wrong_state`, `paid_by_council`)
 * @source money.md 6 "paid elsewhere"
 */
export async function recordElsewhere(ctx: AppContext, { reference, paidOn, amount, ...revision }: RecordElsewhereInput): Promise<Said> {
  return changeLine(ctx, revision, { action: "record_elsewhere", event: "payment.elsewhere" }, async (tx, found, by) => {
    const { line, order, scheme } = found;
    if (order.payer !== "dgft_direct") throw conflict("paid_by_council", orderMessages.notDirect);
    const today = calendarDateInIndia(by.at);
    const problems = {
      ...(readRupees(amount) !== line.amountPaise && { amount: [orderMessages.amountDiffers(line.amountPaise)] }),
      ...(paidOn > today && { paidOn: [orderMessages.dateInFuture(today)] }),
      ...(paidOn < order.orderedOn && { paidOn: [orderMessages.paidBeforeOrder(order.orderedOn)] }),
    };
    const [first] = Object.values(problems);
    if (first !== undefined) throw invalid("payment_wrong", first[0] ?? "", problems);
    const proof = { reference, referenceOn: paidOn };
    const { give, takeBack } = sanctionKinds[order.payer];
    const booked = await selectLineBookings(tx, [line.id], [give, takeBack, "pay_elsewhere"]);
    const occurredOn = elsewhereDay(booked(line.id), paidOn);
    await bookLines(tx, [{ kind: "pay_elsewhere", lineId: line.id, scheme, amountPaise: line.amountPaise, occurredOn, ...proof }], by);
    await updateLineStates(tx, "record_elsewhere", [{ line, values: { reference, paidOn }, detail: reference }], by);
    await tellFirms(tx, [found], { notice: "payment_elsewhere", at: by.at });
    await tellProgramsOfPayments(tx, ctx, [found.reimbursementId]);
    const late = await lateBookingText(tx, paidOn, today, occurredOn);
    const counts = late === "" && occurredOn > paidOn ? ` ${orderMessages.elsewhereCountsOn(formatIndianDate(occurredOn))}` : late;
    return `${orderMessages.paidElsewhere}${counts}`;
  });
}

type By = { readonly actorId: string; readonly at: Date };
type Told = LineWithOrder & { readonly firmId: string; readonly reimbursementId: string };
type Step = { readonly action: LineAction; readonly event: AuditEvent };

/** Locks a line, checks its version and state, takes the step and writes its audit entry. */
async function changeLine(
  ctx: AppContext,
  { lineId, version }: z.output<typeof LineRevision>,
  { action, event }: Step,
  take: (tx: Tx, found: Told, by: By) => Promise<string>,
): Promise<Said> {
  const actor = authorize(ctx.actor, "payments.withhold");
  return transact(ctx, async (tx) => {
    const found = await lockLineWithOrder(tx, lineId);
    const { line } = found;
    if (line.version !== version) throw conflict("stale_version", orderMessages.staleLine);
    if (nextLineState(line.state, action) === undefined) throw conflict("wrong_state", orderMessages.notInState(lineStateLabels[line.state]));
    const by = { actorId: actor.userId, at: ctx.now() };
    const message = await take(tx, { ...found, firmId: line.firmId, reimbursementId: line.reimbursementId }, by);
    await recordAudit(tx, ctx, { event, subject: { kind: "payment", id: lineId }, detail: { reimbursement: line.reimbursementId } });
    return { message };
  });
}

/** What the bank returned is sanctioned money again. */
const bookOpened = (tx: Tx, { line, scheme }: Told, by: By): Promise<void> =>
  bookLines(tx, [{ kind: "open_again", lineId: line.id, scheme, amountPaise: line.amountPaise, occurredOn: calendarDateInIndia(by.at) }], by);
