import { and, asc, eq, ne, inArray, isNotNull, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { invoiceBands, invoices } from "../schema/invoices.ts";
import { membershipApplications } from "../schema/joining.ts";
import { firms } from "../schema/members.ts";
import { memberProfiles } from "../schema/profiles.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

/** Locks an invoice. @throws not_found */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  if (row === undefined) throw notFound("invoice_not_found", invoiceMessages.notFound);
  return row;
}

/** An invoice; with `firmId` only one of this firm. @throws not_found (also another firm's) */
export async function getInvoice(db: Db | Tx, id: string, firmId?: string): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), firmId === undefined ? undefined : eq(invoices.firmId, firmId)));
  if (row === undefined) throw notFound("invoice_not_found", invoiceMessages.notFound);
  return row;
}

/** @throws a violation of `invoices_one_for_year` */
export async function insertInvoices(tx: Tx, rows: readonly NewInvoice[]): Promise<InvoiceRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(invoices)
        .values([...rows])
        .returning();
}

/** Changes an invoice that the caller has locked; its version grows. */
export async function updateInvoice(
  tx: Tx,
  id: string,
  values: Partial<Pick<InvoiceRow, "paidPaise" | "creditedPaise" | "state" | "endBeforeOn" | "startBeforeOn">>,
): Promise<void> {
  await tx
    .update(invoices)
    .set({ ...values, version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, id));
}

export type ExtendingInvoice = Pick<InvoiceRow, "id" | "financialYear" | "startBeforeOn"> & { readonly endBeforeOn: string };

/** The paid invoices of a firm that extended its membership, the oldest year first. */
export async function selectExtendingInvoices(tx: Tx, firmId: string): Promise<ExtendingInvoice[]> {
  const { id, financialYear, endBeforeOn: endBefore, startBeforeOn } = invoices;
  const rows = await tx
    .select({ id, financialYear, endBeforeOn: endBefore, startBeforeOn })
    .from(invoices)
    .where(and(eq(invoices.firmId, firmId), isNotNull(invoices.endBeforeOn)))
    .orderBy(asc(invoices.financialYear), asc(invoices.id));
  return rows.flatMap(({ endBeforeOn, ...row }) => (endBeforeOn === null ? [] : [{ ...row, endBeforeOn }]));
}

/** The invoices of a year that are not cancelled, by firm. */
export async function selectInvoicesOfYear(
  db: Db | Tx,
  { firmIds, financialYear }: { readonly firmIds: readonly string[]; readonly financialYear: string },
): Promise<ReadonlyMap<string, Pick<InvoiceRow, "id" | "number">>> {
  if (firmIds.length === 0) return new Map();
  const rows = await db
    .select({ firmId: invoices.firmId, id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(and(inArray(invoices.firmId, [...firmIds]), eq(invoices.financialYear, financialYear), ne(invoices.state, "cancelled")));
  return new Map(rows.map(({ firmId, id, number }) => [firmId, { id, number }]));
}

/** Where a firm is: the address of its profile, else the one that it was added with, and the GST state that it chose when it joined. */
export type FirmPlace = { readonly address: string | null; readonly chosenStateCode: string | null };

/** The places of firms, by firm. */
export async function selectFirmPlaces(db: Db | Tx, firmIds: readonly string[]): Promise<ReadonlyMap<string, FirmPlace>> {
  if (firmIds.length === 0) return new Map();
  const rows = await db
    .select({
      firmId: firms.id,
      address: sql<string | null>`coalesce(${memberProfiles.address}, ${firms.address})`,
      chosenStateCode: sql<string | null>`${membershipApplications.answers} ->> 'stateCode'`,
    })
    .from(firms)
    .leftJoin(memberProfiles, eq(memberProfiles.firmId, firms.id))
    .leftJoin(membershipApplications, eq(membershipApplications.firmId, firms.id))
    .where(inArray(firms.id, [...firmIds]));
  return new Map(rows.map(({ firmId, ...place }) => [firmId, place]));
}

export type ChosenBandRow = typeof invoiceBands.$inferSelect;

/** The bands that the office chose for a year, by firm. */
export async function selectChosenBands(
  db: Db | Tx,
  { firmIds, financialYear }: { readonly firmIds: readonly string[]; readonly financialYear: string },
): Promise<ReadonlyMap<string, ChosenBandRow>> {
  if (firmIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(invoiceBands)
    .where(and(inArray(invoiceBands.firmId, [...firmIds]), eq(invoiceBands.financialYear, financialYear)));
  return new Map(rows.map((row) => [row.firmId, row]));
}

/** Sets the band of a firm for a year; a later choice replaces it. */
export async function updateChosenBand(tx: Tx, values: typeof invoiceBands.$inferInsert): Promise<void> {
  const { bandLabel, reason, chosenBy, chosenAt } = values;
  await tx
    .insert(invoiceBands)
    .values(values)
    .onConflictDoUpdate({ target: [invoiceBands.firmId, invoiceBands.financialYear], set: { bandLabel, reason, chosenBy, chosenAt } });
}
