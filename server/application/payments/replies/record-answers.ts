import { calendarDateInIndia } from "#domain/dates.ts";
import type { ReplyFacts } from "#domain/payments/bank-reply.ts";
import type { LedgerKind } from "#domain/payments/ledger.ts";
import type { Tx } from "#db/connection/client.ts";
import { updateSettledBatches, updateSettledLines, type AnsweredLine } from "#db/queries/bank-replies.ts";
import { selectBookingCounts, selectLineBookings } from "#db/queries/ledger.ts";
import { lockBatches } from "#db/queries/payment-batches.ts";
import { lockPaymentLines, updateLineStates } from "#db/queries/payment-lines.ts";
import { bookBatchLines, type BatchBooking } from "../batches/book-batch-lines.ts";
import { lateBookingText } from "../book-lines.ts";
import type { AppContext } from "../../../context.ts";
import { tellProgramsOfPayments, tellProgramsOfReturns } from "../../reimbursements/tell-programs.ts";
import { tellFirms, type ToldLine } from "../tell-firms.ts";
import type { JudgedRow } from "./judge-rows.ts";

const rowsAtOnce = 1_000;

type By = { readonly actorId: string; readonly at: Date; readonly proofFileId?: string };
type News = Extract<JudgedRow, { readonly facts: { readonly reference: string } }> & { readonly line: AnsweredLine };

/** Locks the batches and lines that an answer names: batches first, each in the order of their ids, as every other use case does. */
export async function lockAnswered(tx: Tx, lines: readonly AnsweredLine[]): Promise<void> {
  await lockBatches(tx, [...new Set(lines.map(({ batchId }) => batchId))]);
  await lockPaymentLines(tx, [...new Set(lines.map(({ line }) => line.id))]);
}

const isNews = (row: JudgedRow): row is News => row.line !== undefined && row.judgement.outcome !== "same" && row.judgement.outcome !== "refused";

const toldLine = ({ line: { firmId, line, scheme } }: News): ToldLine => ({ firmId, reimbursementId: line.reimbursementId, scheme });

const claimsOf = (rows: readonly News[]): string[] => rows.map(({ line }) => line.line.reimbursementId);

const bookingOf = {
  paid: "pay",
  returned: "return",
  returned_after_paid: "return_paid",
  paid_after_return: "pay_returned",
} as const satisfies Record<string, LedgerKind>;

/**
 * Records what the bank did: outcome of each line, state, ledger, state of the batches; and tells the firms of payments that are paid or
 * returned, or that the bank made after all, and webhooks of every claim that is paid now or has a returned payment.
 * @param rows judged with their batches and lines locked; those that change nothing are left out
 * @returns how many payments are paid and returned now, and what the message adds when one of their days lies in a closed period
 * @throws conflict (`period_closed`: the period was closed in this moment)
 */
export async function recordAnswers(
  tx: Tx,
  ctx: Pick<AppContext, "config" | "now">,
  rows: readonly JudgedRow[],
  by: By,
): Promise<{ readonly paid: number; readonly returned: number; readonly late: string }> {
  const news = rows.filter(isNews);
  const days: BookedDay[] = [];
  for (let from = 0; from < news.length; from += rowsAtOnce) days.push(...(await recordPart(tx, news.slice(from, from + rowsAtOnce), by)));
  await updateSettledBatches(tx, [...new Set(news.map(({ line }) => line.batchId))]);
  const returned = news.filter(({ facts }) => facts?.outcome === "returned");
  const paidNow = news.filter(({ judgement }) => judgement.outcome === "paid");
  const madeAfterAll = news.filter(({ judgement }) => judgement.outcome === "paid_after_return");
  await tellFirms(tx, returned.map(toldLine), { notice: "payment_returned", mail: "payment_returned", at: by.at });
  await tellFirms(tx, paidNow.map(toldLine), { notice: "payment_paid", mail: "payment_paid", at: by.at });
  await tellFirms(tx, madeAfterAll.map(toldLine), { notice: "payment_made_after_all", mail: "payment_made_after_all", at: by.at });
  const paid = news.filter(({ facts }) => facts?.outcome === "paid");
  await tellProgramsOfPayments(tx, ctx, claimsOf(paid));
  await tellProgramsOfReturns(tx, ctx, claimsOf(returned));
  const [first] = days.toSorted((a, b) => a.wanted.localeCompare(b.wanted));
  const late = first === undefined ? "" : await lateBookingText(tx, first.wanted, calendarDateInIndia(by.at), first.bookedOn);
  return { paid: news.length - returned.length, returned: returned.length, late };
}

/** The day that the bank names, and that of the booking. */
type BookedDay = { readonly wanted: string; readonly bookedOn: string };

async function recordPart(tx: Tx, news: readonly News[], by: By): Promise<BookedDay[]> {
  const { actorId, at, proofFileId } = by;
  const facts = news.flatMap((row) => (row.facts === undefined ? [] : [{ ...row, facts: row.facts }]));
  await updateSettledLines(
    tx,
    facts.map(({ facts: { reference, outcome, utr, settledOn, reason } }) => ({ reference, outcome, utr, settledOn, returnReason: reason })),
    { settledBy: actorId, settledAt: at, ...(proofFileId === undefined ? {} : { proofFileId }) },
  );
  const bookings = await bookingsOf(tx, facts);
  await bookBatchLines(tx, bookings, by);
  const paid = facts.filter((row) => row.facts.outcome === "paid");
  await updateLineStates(
    tx,
    "pay",
    paid.map(({ line: { line }, facts: { utr, settledOn, reference } }) => ({
      line,
      values: { reference: utr, paidOn: settledOn },
      detail: reference,
    })),
    { actorId, at },
  );
  const returned = facts.filter((row) => row.facts.outcome === "returned");
  await updateLineStates(
    tx,
    "return",
    returned.map(({ line: { line }, facts: { reason, reference } }) => ({ line, values: { reason }, detail: reference })),
    { actorId, at },
  );
  return bookings.map(({ utrOn, occurredOn }) => ({ wanted: utrOn ?? occurredOn, bookedOn: occurredOn }));
}

/** What the bank did with a line before, and that the bank got it. */
const bankKinds = ["send", "pay", "return", "return_paid", "pay_returned"] as const satisfies readonly LedgerKind[];

/**
 * What is booked for each row: on the day of the bank, but not before the day on which the sending of the line, or what the bank did with it last,
 * counts. Before that day the money is not in the account that it leaves. A payment and its return can follow each other more than once, so their
 * later bookings have a number.
 */
async function bookingsOf(tx: Tx, rows: readonly (News & { readonly facts: ReplyFacts })[]): Promise<BatchBooking[]> {
  const lineIds = rows.map(({ line }) => line.line.id);
  const bookedOf = await selectLineBookings(tx, lineIds, bankKinds);
  const countOf = await selectBookingCounts(
    tx,
    rows.flatMap(({ judgement: { outcome }, line }) => (outcome === "returned_after_paid" || outcome === "paid_after_return" ? [line.line.id] : [])),
  );
  const bookings: BatchBooking[] = [];
  for (const row of rows) {
    const { facts, line, judgement } = row;
    if (judgement.outcome === "same") continue;
    const { reference, utr, settledOn, amountPaise } = facts;
    const kind = bookingOf[judgement.outcome];
    bookings.push({
      kind,
      reference,
      amountPaise,
      scheme: line.scheme,
      lineId: line.line.id,
      occurredOn: [settledOn, ...bookedOf(line.line.id).map((booking) => booking.occurredOn)].toSorted().at(-1) ?? settledOn,
      utr,
      utrOn: settledOn,
      earlier: countOf(line.line.id, kind),
    });
  }
  return bookings;
}
