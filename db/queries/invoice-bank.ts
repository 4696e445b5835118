import { desc, eq, inArray, sql } from "drizzle-orm";
import type { MatchedInvoice } from "#domain/invoices/bank-statement.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { invoiceBankFiles, invoiceBankLines, invoices } from "../schema/invoices.ts";
import { paymentFiles } from "../schema/payments.ts";

const { id, number, firmName, state } = invoices;
const due = sql<number>`(${invoices.totalPaise} - ${invoices.creditedPaise} - ${invoices.paidPaise})`.mapWith(Number);
const matched = { id, number, firmName, state, duePaise: due };

/** Invoices by their numbers. */
export async function selectInvoicesByNumber(db: Db | Tx, numbers: readonly string[]): Promise<ReadonlyMap<string, MatchedInvoice>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select(matched)
    .from(invoices)
    .where(inArray(number, [...numbers]));
  return new Map(rows.map((row) => [row.number, row]));
}

/** Invoices of which one of some amounts is due. */
export async function selectUnpaidOfAmounts(db: Db | Tx, amounts: readonly number[]): Promise<MatchedInvoice[]> {
  if (amounts.length === 0) return [];
  return db
    .select(matched)
    .from(invoices)
    .where(sql`${state} in ('open', 'part_paid') and ${due} in ${sql.raw(`(${amounts.map((paise) => Math.trunc(paise)).join(", ")})`)}`);
}

/** The invoice numbers of references that are recorded, by reference. */
export async function selectRecordedReferences(db: Db | Tx, references: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await db.execute<{ reference: string; number: string }>(sql`
    select upper(p.reference) as reference, i.number from invoice_payments p join invoices i on i.id = p.invoice_id
    where p.source <> 'credit' and p.reversed_at is null and lower(p.reference) in (${sql.join(
      references.map((reference) => sql`lower(${reference})`),
      sql`, `,
    )})`);
  return new Map(rows.map((row) => [row.reference, row.number]));
}

export async function insertBankFile(
  tx: Tx,
  file: typeof invoiceBankFiles.$inferInsert,
  left: readonly Omit<typeof invoiceBankLines.$inferInsert, "bankFileId">[],
): Promise<void> {
  const [row] = await tx.insert(invoiceBankFiles).values(file).returning({ id: invoiceBankFiles.id });
  if (row === undefined) throw new Error("insert returned no row");
  if (left.length > 0)
    await tx
      .insert(invoiceBankLines)
      .values(left.map((line) => ({ ...line, bankFileId: row.id })))
      .onConflictDoNothing();
}

export type LeftBankLine = typeof invoiceBankLines.$inferSelect & { readonly fileName: string; readonly importedByName: string };
const mostLines = 200;

/** The lines that were recorded nowhere, the newest first, without those whose reference is recorded by now. */
export async function selectLeftBankLines(db: Db): Promise<LeftBankLine[]> {
  const rows = await db
    .select({ line: invoiceBankLines, fileName: paymentFiles.name, importedByName: users.name })
    .from(invoiceBankLines)
    .innerJoin(invoiceBankFiles, eq(invoiceBankFiles.id, invoiceBankLines.bankFileId))
    .innerJoin(paymentFiles, eq(paymentFiles.id, invoiceBankFiles.fileId))
    .innerJoin(users, eq(users.id, invoiceBankFiles.importedBy))
    .where(
      sql`not exists (select from invoice_payments p where lower(p.reference) = lower(${invoiceBankLines.reference}) and p.reversed_at is null)
        and not exists (select from invoice_bank_lines later where lower(later.reference) = lower(${invoiceBankLines.reference}) and later.id > ${invoiceBankLines.id})`,
    )
    .orderBy(desc(invoiceBankLines.paidOn), desc(invoiceBankLines.id))
    .limit(mostLines);
  return rows.map(({ line, ...rest }) => ({ ...line, ...rest }));
}
