import { asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { invoiceReminders, invoices } from "../schema/invoices.ts";
import type { InvoiceRow } from "./invoices.ts";

/** Records that firms were reminded on a day. @returns the invoices of which this is the first reminder of the day */
export async function insertReminders(
  tx: Tx,
  invoiceIds: readonly string[],
  by: { sentOn: string; sentBy: string | null },
): Promise<ReadonlySet<string>> {
  if (invoiceIds.length === 0) return new Set();
  const rows = await tx
    .insert(invoiceReminders)
    .values(invoiceIds.map((invoiceId) => ({ invoiceId, ...by })))
    .onConflictDoNothing()
    .returning({ invoiceId: invoiceReminders.invoiceId });
  return new Set(rows.map(({ invoiceId }) => invoiceId));
}

/** The days on which a firm was reminded of an invoice, the first first. */
export async function selectReminders(db: Db | Tx, invoiceId: string): Promise<string[]> {
  const rows = await db
    .select({ sentOn: invoiceReminders.sentOn })
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoiceId, invoiceId))
    .orderBy(asc(invoiceReminders.sentOn));
  return rows.map(({ sentOn }) => sentOn);
}

/**
 * Unpaid invoices whose reminder is due, locked; what another worker has locked is left to it. A reminder is due so many days after the last
 * day to pay, once for each step, also when a day was missed. A deactivated firm cannot enter the portal and is not reminded, nor is
 * a firm whose proof of the payment waits for the office.
 */
export async function lockDueInvoices(
  tx: Tx,
  { todayOn, steps, limit }: { readonly todayOn: string; readonly steps: readonly number[]; readonly limit: number },
): Promise<InvoiceRow[]> {
  const due = sql.join(
    steps.map((days) => sql`(${days}::int)`),
    sql`, `,
  );
  return tx
    .select()
    .from(invoices)
    .where(
      sql`${invoices.state} in ('open', 'part_paid') and exists (select from firms f where f.id = ${invoices.firmId} and f.deactivated_at is null)
        and not exists (select from invoice_proofs p where p.invoice_id = ${invoices.id} and p.state = 'given') and exists (
        select from (select max(step) as days from (values ${due}) steps(step) where ${invoices.dueOn} + step <= ${todayOn}::date) reached
        where reached.days is not null and not exists (
          select from invoice_reminders r where r.invoice_id = ${invoices.id} and r.sent_on >= ${invoices.dueOn} + reached.days))`,
    )
    .orderBy(invoices.dueOn, invoices.id)
    .limit(limit)
    .for("update", { skipLocked: true });
}
