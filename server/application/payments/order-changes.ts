import { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, forbidden, invalid } from "#domain/errors.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { OrderChangeInput } from "#domain/payments/sanction-order.ts";
import { transact } from "#db/connection/transact.ts";
import {
  getOrderOfChange,
  insertOrderChange,
  lockOrderChange,
  lockSanctionOrder,
  updateOrderChange,
  type OrderChangeRow,
} from "#db/queries/sanction-orders.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { lateBookingText } from "./book-lines.ts";
import { carryOutChange } from "./carry-out-change.ts";
import { checkChange, changedParts } from "./check-change.ts";
import { getOwnUpload } from "./payment-files.ts";
import { mailDeclinedToAsker } from "./tell-declined.ts";

/**
 * Asks for the correction of an order. Nothing changes until a second person has confirmed it.
 * @throws not_found; invalid (`file_unknown`, `change_wrong`: see the fields; `nothing_changed`); conflict (`stale_version`, `change_waits`, `number_used`)
 * @source issue of payments, "an order can be corrected by a second person with a reason, never silently"
 */
export async function askOrderChange(ctx: AppContext, asked: OrderChangeInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.recordOrder");
  return transact(ctx, async (tx) => {
    const order = await lockSanctionOrder(tx, asked.orderId);
    if (order.version !== asked.version) throw conflict("stale_version", orderMessages.staleOrder);
    if (asked.fileId !== undefined) await getOwnUpload(tx, ctx, asked.fileId);
    const change = await changedParts(tx, order, asked);
    if (Object.keys(change.after).length === 0) throw invalid("nothing_changed", orderMessages.nothingChanged);
    await checkChange(tx, ctx, order, { change, checksPayer: true });
    const row = await insertOrderChange(tx, {
      orderId: order.id,
      change,
      reason: asked.reason,
      requestedBy: actor.userId,
      requestedAt: ctx.now(),
    });
    if (row === undefined) throw conflict("change_waits", orderMessages.changeWaits);
    await recordAudit(tx, ctx, {
      event: "order.askChange",
      subject: { kind: "order", id: order.id },
      detail: { change: row.id, parts: Object.keys(change.after) },
    });
    return { message: orderMessages.changeAsked };
  });
}

export const OrderChangeId = z.object({ changeId: z.uuid() });
export type OrderChangeId = z.output<typeof OrderChangeId>;

/**
 * Carries out a correction that another person asked for: order and lines change, the ledger is reversed and booked again, firms whose
 * amount changed are told.
 * @throws forbidden (`password_not_fresh`; `second_person`); not_found; conflict (`change_settled`, `number_used`); invalid (`change_wrong`: a
 *   line has moved on, or the claim is covered by now)
 */
export async function confirmOrderChange(ctx: AppContext, { changeId }: OrderChangeId): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.settleOrderChange");
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const order = await lockSanctionOrder(tx, await getOrderOfChange(tx, changeId));
    const row = await lockOrderChange(tx, changeId);
    assertWaiting(row);
    if (!isSecondPerson(await selectInvitations(tx), row.requestedBy, actor.userId)) throw forbidden("second_person", orderMessages.secondPerson);
    const checked = await checkChange(tx, ctx, order, { change: row.change, checksPayer: false });
    const by = { actorId: actor.userId, at: ctx.now() };
    const wantedOn = await carryOutChange(tx, ctx, { order, change: row.change, ...checked }, by);
    await updateOrderChange(tx, row.id, { state: "confirmed", settledBy: by.actorId, settledAt: by.at });
    await recordAudit(tx, ctx, {
      event: "order.confirmChange",
      subject: { kind: "order", id: order.id },
      detail: { change: row.id, requestedBy: row.requestedBy, parts: Object.keys(row.change.after) },
    });
    const late = wantedOn === undefined ? "" : await lateBookingText(tx, wantedOn, calendarDateInIndia(by.at));
    return { message: `${orderMessages.changeConfirmed}${late}` };
  });
}

/** Drops a correction; the order stays, and who asked for it is told. @throws not_found; conflict (`change_settled`) */
export async function declineOrderChange(ctx: AppContext, { changeId }: OrderChangeId): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "payments.settleOrderChange");
  return transact(ctx, async (tx) => {
    const order = await lockSanctionOrder(tx, await getOrderOfChange(tx, changeId));
    const row = await lockOrderChange(tx, changeId);
    assertWaiting(row);
    await updateOrderChange(tx, row.id, { state: "declined", settledBy: actor.userId, settledAt: ctx.now() });
    const what = `the correction of the sanction order ${order.number}`;
    await mailDeclinedToAsker(tx, actor, { askedBy: row.requestedBy, what, path: `${paths.payments}/orders/${order.id}` });
    await recordAudit(tx, ctx, {
      event: "order.declineChange",
      subject: { kind: "order", id: order.id },
      detail: { change: row.id, requestedBy: row.requestedBy },
    });
    return { message: orderMessages.changeDeclined };
  });
}

function assertWaiting({ state }: OrderChangeRow): void {
  if (state !== "waiting") throw conflict("change_settled", orderMessages.changeSettled);
}
