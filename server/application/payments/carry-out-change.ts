import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { correctionDays } from "#domain/payments/correction-days.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { SanctionOrderChange } from "#domain/payments/sanction-order.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectLineBookings } from "#db/queries/ledger.ts";
import { findClosedThrough } from "#db/queries/ledger-closes.ts";
import { updateLineAmount, updateLineStates, updateLineVersions, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import { updatePreReceiptsRefused, updateSanctionOrder, type SanctionOrderRow } from "#db/queries/sanction-orders.ts";
import type { AppContext } from "../../context.ts";
import { tellProgramsOfPayments } from "../reimbursements/tell-programs.ts";
import { bookLines, sanctionKinds, type LineBooking } from "./book-lines.ts";
import { isCorrectable, type CheckedChange } from "./check-change.ts";
import { addLines, numberUsedOr } from "./record-order.ts";
import { settleReceiptNotices } from "./settle-receipt-notices.ts";
import { tellFirms, type ToldLine } from "./tell-firms.ts";

type By = { readonly actorId: string; readonly at: Date };
type Confirmed = CheckedChange & { readonly order: SanctionOrderRow; readonly change: SanctionOrderChange };

/** A line with the amount that it is to have. */
type Corrected = { readonly line: PaymentLineRow; readonly amountPaise: Paise };

/**
 * Makes a checked correction true, in the transaction that holds its locks: the order, its lines, the ledger, what firms are told, and webhooks
 * of every claim whose other payments are all made. What was booked is taken back and booked again, on the days of `correctionDays`.
 * @throws conflict (`number_used`)
 * @returns the first day, YYYY-MM-DD, on which it counts if no period is closed; undefined if it books nothing
 */
export async function carryOutChange(
  tx: Tx,
  ctx: Pick<AppContext, "config" | "now">,
  { order, change, lines, claims }: Confirmed,
  by: By,
): Promise<string | undefined> {
  const { lines: wanted = [], claims: added = [], ...parts } = change.after;
  const amounts = new Map(wanted.map(({ lineId, amountPaise }) => [lineId, amountPaise]));
  const corrected: Corrected[] = lines.flatMap((line) => {
    const amountPaise = amounts.get(line.id);
    return amountPaise === undefined ? [] : [{ line, amountPaise }];
  });
  const rest = lines.flatMap((line): Corrected[] => (amounts.has(line.id) ? [] : [{ line, amountPaise: line.amountPaise }]));
  await updateSanctionOrder(tx, order.id, parts).catch((error: unknown) => {
    throw numberUsedOr(error, { ...order, ...parts });
  });
  const rebooked = parts.orderedOn === undefined ? corrected : [...corrected, ...rest];
  const schemeOfLine = ({ reimbursementId }: PaymentLineRow) => claims.get(reimbursementId)?.scheme;
  const kinds = sanctionKinds[order.payer];
  const newDay = parts.orderedOn ?? order.orderedOn;
  const proof = { reference: parts.number ?? order.number, referenceOn: parts.orderedOn ?? order.orderedOn };
  const lineIds = rebooked.map(({ line }) => line.id);
  const bookedOf = await selectLineBookings(tx, lineIds, [kinds.give, kinds.takeBack, "open_again"]);
  const [closedThrough, today] = [await findClosedThrough(tx), calendarDateInIndia(by.at)];
  const daysOf = ({ line, amountPaise }: Corrected, closed: string | undefined) =>
    correctionDays(bookedOf(line.id), { newDay: amountPaise === 0 ? undefined : newDay, closedThrough: closed, today });
  const bookings = rebooked.flatMap(({ line, amountPaise }): LineBooking[] => {
    const scheme = schemeOfLine(line);
    if (scheme === undefined) return [];
    const days = daysOf({ line, amountPaise }, closedThrough);
    const booking = { lineId: line.id, scheme, ...proof };
    const takenBack = { ...booking, kind: kinds.takeBack, amountPaise: line.amountPaise, occurredOn: days.takenBackOn };
    const given = { ...booking, kind: kinds.give, amountPaise, occurredOn: days.givenOn };
    return amountPaise === 0 ? [takenBack] : [takenBack, given];
  });
  await bookLines(tx, bookings, by);
  await correctLines(tx, corrected, by);
  const isRenamed = parts.number !== undefined || parts.orderedOn !== undefined;
  const renamed = isRenamed ? rest.filter(({ line }) => isCorrectable(line)) : [];
  await askAgain(tx, renamed, { remark: orderMessages.orderChanged, detail: "The number or the date of the order was corrected" }, by);
  await updateLineVersions(
    tx,
    renamed.map(({ line }) => line.id),
  );
  await tell(tx, "payment_changed", corrected.filter(isChanged), { claims, by });
  await tell(tx, "payment_cancelled", corrected.filter(isCancelled), { claims, by });
  await tell(tx, "order_corrected", renamed, { claims, by });
  const given = added.map(({ reimbursementId, amountPaise }) => ({ reimbursementId, amount: amountPaise }));
  await addLines(tx, { orderId: order.id, order: { ...order, ...parts, lines: given }, claims }, by);
  await tellProgramsOfPayments(
    tx,
    ctx,
    corrected.filter(isCancelled).map(({ line }) => line.reimbursementId),
  );
  await settleNotices(tx, [...corrected, ...renamed], by);
  return [...rebooked.flatMap((one) => Object.values(daysOf(one, undefined))), ...added.map(() => newDay)].toSorted()[0];
}

/** The council's notices of pre-receipts that the correction has refused end with them. */
async function settleNotices(tx: Tx, lines: readonly Corrected[], { at }: By): Promise<void> {
  const firmIds = new Set(lines.map(({ line }) => line.firmId));
  for (const firmId of [...firmIds].toSorted()) await settleReceiptNotices(tx, firmId, at);
}

/** Tells the firms of lines what the correction means for them, in the portal and by e-mail. */
async function tell(
  tx: Tx,
  kind: "payment_changed" | "payment_cancelled" | "order_corrected",
  concerned: readonly Corrected[],
  { claims, by }: Pick<Confirmed, "claims"> & { readonly by: By },
): Promise<void> {
  const told = concerned.flatMap(({ line }): ToldLine[] => {
    const scheme = claims.get(line.reimbursementId)?.scheme;
    return scheme === undefined ? [] : [{ ...line, scheme }];
  });
  await tellFirms(tx, told, { notice: kind, mail: kind, at: by.at });
}

const isCancelled = ({ amountPaise }: Corrected): boolean => amountPaise === 0;
const isChanged = ({ amountPaise }: Corrected): boolean => amountPaise > 0;

const rupees = (paise: Paise): string => rupeesText(rupeesOf(paise));

/** The new amounts and the lines that are cancelled; a pre-receipt of a cancelled line waits no more. */
async function correctLines(tx: Tx, corrected: readonly Corrected[], by: By): Promise<void> {
  const cancelled = corrected.filter(isCancelled);
  await updateLineStates(
    tx,
    "cancel",
    cancelled.map(({ line }) => ({ line, detail: dated("Correction of the order", by) })),
    by,
  );
  await refuse(tx, cancelled, orderMessages.lineCancelled, by);
  const changed = corrected.filter(isChanged);
  for (const { line, amountPaise } of changed)
    await updateLineAmount(tx, line, { amountPaise, detail: `${rupees(line.amountPaise)} becomes ${rupees(amountPaise)}`, ...by });
  await askAgain(tx, changed, { remark: orderMessages.amountChanged, detail: "The amount was corrected" }, by);
}

/** A pre-receipt names the amount, the number and the date of its order: after a correction the firm is asked for another one. */
async function askAgain(tx: Tx, lines: readonly Corrected[], { remark, detail }: { readonly remark: string; readonly detail: string }, by: By) {
  await refuse(tx, lines, remark, by);
  const complete = lines.filter(({ line }) => line.state === "papers_complete");
  await updateLineStates(
    tx,
    "ask_documents",
    complete.map(({ line }) => ({ line, detail: dated(detail, by) })),
    by,
  );
}

const refuse = (tx: Tx, lines: readonly Corrected[], remark: string, { actorId, at }: By): Promise<void> =>
  updatePreReceiptsRefused(
    tx,
    lines.map(({ line }) => line.id),
    { remark, checkedBy: actorId, checkedAt: at },
  );

const dated = (text: string, { at }: By): string => `${text}, ${formatIndianDate(calendarDateInIndia(at))}`;
