import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid, type FieldErrors } from "#domain/errors.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertPaymentLines, updateLineStates, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import { findSameNumber, insertSanctionOrder, lockClaimsForOrder, type CoveredClaim } from "#db/queries/sanction-orders.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { bookLines, lateBookingText, sanctionKinds } from "./book-lines.ts";
import { claimProblems, payerProblems } from "./order-claims.ts";
import { getOwnUpload } from "./payment-files.ts";
import { tellFirms } from "./tell-firms.ts";

/**
 * Records an order of the ministry or DGFT with the claims that it gives money to: a line for each, its booking, and the question to the
 * firm. The claims are locked, so of two orders at once the second finds what the first gave.
 * @throws invalid (`file_unknown`, `order_wrong`: see the fields); conflict (`number_used`)
 * @source money.md 6 "Sanction order"
 */
export async function recordOrder(ctx: AppContext, order: SanctionOrderInput): Promise<{ readonly id: string; readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.recordOrder");
  return transact(ctx, async (tx) => {
    const file = await getOwnUpload(tx, ctx, order.fileId);
    const claims = new Map(
      (
        await lockClaimsForOrder(
          tx,
          order.lines.map(({ reimbursementId }) => reimbursementId),
        )
      ).map((claim) => [claim.id, claim]),
    );
    const given = givenBy(order);
    const problems = {
      ...dateProblems(ctx, order),
      ...(await payerProblems(tx, given, claims, order.payer)),
      ...claimProblems(given, claims, order.orderedOn),
    };
    if (Object.keys(problems).length > 0) throw invalid("order_wrong", orderMessages.checkOrder, problems);
    await assertNumberFree(tx, order);
    const { number, orderedOn, budgetHead, payer } = order;
    const by = { actorId: actor.userId, at: ctx.now() };
    const stored = await insertSanctionOrder(tx, {
      number,
      orderedOn,
      budgetHead,
      payer,
      fileId: file.id,
      recordedBy: by.actorId,
      recordedAt: by.at,
    }).catch((error: unknown) => {
      throw numberUsedOr(error, order);
    });
    await addLines(tx, { orderId: stored.id, order, claims }, by);
    await recordAudit(tx, ctx, {
      event: "order.record",
      subject: { kind: "order", id: stored.id },
      detail: { payer, lines: order.lines.length, paise: order.lines.reduce((sum, { amount }) => sum + amount, 0) },
    });
    const late = await lateBookingText(tx, orderedOn, calendarDateInIndia(by.at));
    return { id: stored.id, message: `${orderMessages.recorded(number)}${late}` };
  });
}

const givenBy = ({ lines }: SanctionOrderInput) =>
  lines.map(({ amount, ...line }, place) => ({ ...line, amountPaise: amount, field: `lines.${place}.amount` }));

/** What is wrong with the date of an order. */
export function dateProblems(ctx: AppContext, { orderedOn }: Pick<SanctionOrderInput, "orderedOn">): FieldErrors {
  const today = calendarDateInIndia(ctx.now());
  return orderedOn > today ? { orderedOn: [orderMessages.dateInFuture(today)] } : {};
}

/** @throws conflict (`number_used`) */
export async function assertNumberFree(tx: Tx, order: Pick<SanctionOrderInput, "number" | "orderedOn">, exceptId?: string): Promise<void> {
  const same = await findSameNumber(tx, order);
  if (same === undefined || same.id === exceptId) return;
  throw numberUsed(orderMessages[same.hasPayments ? "numberUsed" : "numberOfEmpty"](order.number, order.orderedOn));
}

const numberUsed = (text: string) => conflict("number_used", text, { number: [text] });

/** The error of a statement that writes number and day of an order: `number_used` where another user wrote the same ones at the same time. */
export const numberUsedOr = (error: unknown, { number, orderedOn }: Pick<SanctionOrderInput, "number" | "orderedOn">): unknown =>
  violatedConstraint(error) === "sanction_orders_number_unique" ? numberUsed(orderMessages.numberUsed(number, orderedOn)) : error;

type Recorded = {
  readonly orderId: string;
  readonly order: Pick<SanctionOrderInput, "number" | "orderedOn" | "payer" | "lines">;
  readonly claims: ReadonlyMap<string, CoveredClaim>;
};
type By = { readonly actorId: string; readonly at: Date };

/** New lines of an order with their bookings; the firms are told and, where the council pays, asked for pre-receipt and account. */
export async function addLines(tx: Tx, { orderId, order, claims }: Recorded, by: By): Promise<void> {
  const { orderedOn, payer, number } = order;
  const lines = await insertPaymentLines(
    tx,
    order.lines.flatMap(({ reimbursementId, amount }) => {
      const claim = claims.get(reimbursementId);
      if (claim === undefined) return [];
      return [{ orderId, reimbursementId, firmId: claim.firmId, instalment: claim.lastInstalment + 1, amountPaise: amount, stateSince: by.at }];
    }),
    by,
  );
  const told = lines.flatMap((line) => {
    const claim = claims.get(line.reimbursementId);
    return claim === undefined ? [] : [{ ...line, scheme: claim.scheme }];
  });
  const kind = sanctionKinds[payer].give;
  const proof = { occurredOn: orderedOn, reference: number, referenceOn: orderedOn };
  await bookLines(
    tx,
    told.map(({ id: lineId, scheme, amountPaise }) => ({ kind, lineId, scheme, amountPaise, ...proof })),
    by,
  );
  if (payer === "dgft_direct") return tellFirms(tx, told, { notice: "order_recorded_direct", at: by.at });
  await askDocuments(tx, lines, by);
  await tellFirms(tx, told, { notice: "order_recorded", mail: "order_recorded", at: by.at });
}

const askDocuments = (tx: Tx, lines: readonly PaymentLineRow[], by: By): Promise<void> =>
  updateLineStates(
    tx,
    "ask_documents",
    lines.map((line) => ({ line })),
    by,
  );
