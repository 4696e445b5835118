import { eq } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { invoiceSettings } from "../schema/invoices.ts";

export type InvoiceSettingsRow = typeof invoiceSettings.$inferSelect;

const onlyRow = 1;

/** Undefined while the office has entered nothing. */
export async function findInvoiceSettings(db: Db | Tx): Promise<InvoiceSettingsRow | undefined> {
  return (await db.select().from(invoiceSettings).where(eq(invoiceSettings.id, onlyRow)))[0];
}

/** The same, locked. */
export async function lockInvoiceSettings(tx: Tx): Promise<InvoiceSettingsRow | undefined> {
  return (await tx.select().from(invoiceSettings).where(eq(invoiceSettings.id, onlyRow)).for("update"))[0];
}

/** Writes the row, whether it is there or not. */
export async function updateInvoiceSettings(tx: Tx, values: Omit<typeof invoiceSettings.$inferInsert, "id">): Promise<void> {
  await tx
    .insert(invoiceSettings)
    .values({ ...values, id: onlyRow })
    .onConflictDoUpdate({ target: invoiceSettings.id, set: values });
}
