import { z } from "zod";
import { conflict } from "#domain/errors.ts";
import { isUnpaid, reminderDays } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { countWaitingProofs } from "#db/queries/invoice-proofs.ts";
import { insertReminders, lockDueInvoices } from "#db/queries/invoice-reminders.ts";
import { lockInvoice } from "#db/queries/invoices.ts";
import { getFirmRow } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize, authorizeSystem } from "../authorize.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";
import type { Recorded } from "./record-payment.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";

export const RemindInput = z.object({ invoiceId: z.uuid() });
export type RemindInput = z.output<typeof RemindInput>;

/**
 * Reminds a firm of an unpaid invoice, at most once a day; whom the daily job leaves out is not reminded by hand either.
 * @throws not_found; conflict (`invoice_paid`, `invoice_cancelled`, `proof_waits`, `firm_closed`, `reminded_today`)
 */
export async function remindOfInvoice(ctx: AppContext, { invoiceId }: RemindInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  return transact(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice.state === "cancelled") throw conflict("invoice_cancelled", invoiceMessages.isCancelled(invoice.number));
    if (!isUnpaid(invoice.state)) throw conflict("invoice_paid", invoiceMessages.nothingDue);
    if ((await countWaitingProofs(tx, invoiceId)) > 0) throw conflict("proof_waits", invoiceMessages.proofWaits);
    if ((await getFirmRow(tx, invoice.firmId)).deactivatedAt !== null) throw conflict("firm_closed", invoiceMessages.firmClosed);
    const reminded = await insertReminders(tx, [invoiceId], { sentOn: todayOf(ctx), sentBy: actor.userId });
    if (reminded.size === 0) throw conflict("reminded_today", invoiceMessages.remindedToday);
    await notifyOfInvoices(tx, { kind: "invoice_reminder", at: ctx.now() }, [invoice]);
    await recordAudit(tx, ctx, { event: "invoice.remind", subject: { kind: "invoice", id: invoiceId } });
    return { message: invoiceMessages.reminded };
  });
}

const invoicesAtOnce = 200;

/**
 * Reminds firms of invoices that are overdue, once for each step of `reminderDays`; the day of each reminder is stored with it, so that a
 * repeated job sends no second reminder.
 * @throws forbidden (not the worker)
 * @source desks-and-more.md 5 "reminders, arrears"
 */
export async function remindOfInvoices(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const todayOn = todayOf(ctx);
  for (let checked = invoicesAtOnce; checked === invoicesAtOnce;)
    checked = await transact(ctx, async (tx) => {
      const due = await lockDueInvoices(tx, { todayOn, steps: reminderDays, limit: invoicesAtOnce });
      const ids = due.map(({ id }) => id);
      const reminded = await insertReminders(tx, ids, { sentOn: todayOn, sentBy: null });
      await notifyOfInvoices(
        tx,
        { kind: "invoice_reminder", at: ctx.now() },
        due.filter(({ id }) => reminded.has(id)),
      );
      return due.length;
    });
}
