import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import type { MatchedInvoice, RecordedReferences } from "#domain/invoices/bank-statement.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { withoutSuffix } from "../schema/columns.ts";
import { invoiceBankFiles, invoiceBankLines, invoices } from "../schema/invoices.ts";
import { paymentFiles } from "../schema/payments.ts";

const { id, number, firmName, state, issuedOn } = invoices;
const due = sql<number>`(${invoices.totalPaise} - ${invoices.creditedPaise} - ${invoices.paidPaise})`.mapWith(Number);
const matched = { id, number, firmName, state, issuedOn, duePaise: due };

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

/** SQL: the reference of `invoice_payments p` without its suffix. */
const wholeReference = withoutSuffix(sql`p.reference`);

/** The payments of references that are recorded, with those that were recorded as other money of it, and those that were taken back. */
export async function selectRecordedReferences(db: Db | Tx, references: readonly string[]): Promise<RecordedReferences> {
  if (references.length === 0) return { recorded: new Map(), takenBack: [] };
  // A reference has no blanks.
  const asked = sql`any(string_to_array(lower(${references.join(" ")}), ' '))`;
  const rows = await db.execute<{ reference: string; number: string; amount: string; paidOn: string; isTakenBack: boolean }>(sql`
    select upper(p.reference) as reference, i.number, p.amount_paise as amount, p.paid_on::text as "paidOn",
      p.reversed_at is not null as "isTakenBack"
    from invoice_payments p join invoices i on i.id = p.invoice_id
    where p.source <> 'credit' and (lower(p.reference) = ${asked} or ${wholeReference} = ${asked})`);
  const payments = rows.map(({ amount, ...payment }) => ({ ...payment, amountPaise: Number(amount) }));
  return {
    recorded: new Map(payments.filter(({ isTakenBack }) => !isTakenBack).map((payment) => [payment.reference, payment])),
    takenBack: payments.filter(({ isTakenBack }) => isTakenBack),
  };
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

/** Adds a line of an imported statement to the lines that match no invoice, unless it is stored already. @param fileId of the statement */
export async function insertLeftBankLine(tx: Tx, fileId: string, line: Omit<typeof invoiceBankLines.$inferInsert, "bankFileId">): Promise<void> {
  const [file] = await tx
    .select({ id: invoiceBankFiles.id })
    .from(invoiceBankFiles)
    .where(eq(invoiceBankFiles.fileId, fileId))
    .orderBy(desc(invoiceBankFiles.id))
    .limit(1);
  if (file === undefined) throw new Error(`no statement has the file ${fileId}`);
  await tx
    .insert(invoiceBankLines)
    .values({ ...line, bankFileId: file.id })
    .onConflictDoNothing();
}

export type BankLineRow = typeof invoiceBankLines.$inferSelect;
export type LeftBankLine = Omit<BankLineRow, "dismissedBy" | "dismissedAt" | "dismissedReason"> & {
  readonly fileName: string;
  readonly importedByName: string;
};

/**
 * SQL: whether `invoice_payments p` has the reference of a line, or that with a suffix. The first condition follows from the second, and is the one
 * that has an index.
 */
const isOf = (line: SQL): SQL => sql`${wholeReference} in (lower(${line}.reference), ${withoutSuffix(sql`${line}.reference`)})
  and lower(${line}.reference) in (lower(p.reference), ${wholeReference})`;

/** SQL: whether `invoice_payments p` pays a line in full. A payment whose reference has a suffix must be of the same day. */
const pays = (line: SQL): SQL => sql`${isOf(line)} and p.amount_paise = ${line}.amount_paise
  and (lower(p.reference) = lower(${line}.reference) or p.paid_on = ${line}.paid_on)`;

/**
 * Lines that were recorded nowhere: without those whose reference is recorded by now, and those that were dismissed, also when their
 * statement is taken in again, unless a payment that was recorded for them is taken back later. Banks give one reference to several credits, so
 * amounts are compared, too; another credit is recorded with -2, and so is the next part of one that pays several invoices: the sum of a day counts.
 */
const isLeft = sql`
  not exists (select from invoice_payments p where ${pays(sql`invoice_bank_lines`)} and p.reversed_at is null)
  and ${invoiceBankLines.amountPaise} <> (select coalesce(sum(p.amount_paise), 0) from invoice_payments p
    where ${isOf(sql`invoice_bank_lines`)} and p.paid_on = ${invoiceBankLines.paidOn} and p.source <> 'credit' and p.reversed_at is null)
  and not exists (select from invoice_bank_lines later where lower(later.reference) = lower(${invoiceBankLines.reference})
    and later.paid_on = ${invoiceBankLines.paidOn} and later.amount_paise = ${invoiceBankLines.amountPaise} and later.id > ${invoiceBankLines.id})
  and not exists (select from invoice_bank_lines same where lower(same.reference) = lower(${invoiceBankLines.reference})
    and same.paid_on = ${invoiceBankLines.paidOn} and same.amount_paise = ${invoiceBankLines.amountPaise} and same.dismissed_at is not null
    and not exists (select from invoice_payments p where ${pays(sql`same`)} and p.reversed_at > same.dismissed_at))`;

/** A page of the lines that were recorded nowhere, the newest first, with how many there are. */
export async function selectLeftBankLines(db: Db, page: { offset: number; limit: number }): Promise<{ rows: LeftBankLine[]; count: number }> {
  const { dismissedBy: _by, dismissedAt: _at, dismissedReason: _reason, ...line } = getTableColumns(invoiceBankLines);
  const [rows, count] = await Promise.all([
    db
      .select({ ...line, fileName: paymentFiles.name, importedByName: users.name })
      .from(invoiceBankLines)
      .innerJoin(invoiceBankFiles, eq(invoiceBankFiles.id, invoiceBankLines.bankFileId))
      .innerJoin(paymentFiles, eq(paymentFiles.id, invoiceBankFiles.fileId))
      .innerJoin(users, eq(users.id, invoiceBankFiles.importedBy))
      .where(isLeft)
      .orderBy(desc(invoiceBankLines.paidOn), desc(invoiceBankLines.id))
      .offset(page.offset)
      .limit(page.limit),
    db.$count(invoiceBankLines, isLeft),
  ]);
  return { rows, count };
}

/** A line that was recorded nowhere when its statement was taken in, locked, with the file of the statement. @throws not_found */
export async function lockBankLine(tx: Tx, lineId: string): Promise<BankLineRow & { readonly fileId: string }> {
  const [row] = await tx
    .select({ line: invoiceBankLines, fileId: invoiceBankFiles.fileId })
    .from(invoiceBankLines)
    .innerJoin(invoiceBankFiles, eq(invoiceBankFiles.id, invoiceBankLines.bankFileId))
    .where(eq(invoiceBankLines.id, lineId))
    .for("update", { of: invoiceBankLines });
  if (row === undefined) throw notFound("line_not_found", invoiceMessages.lineNotFound);
  return { ...row.line, fileId: row.fileId };
}

/** Whether a line is on the list. */
export const findIsLineLeft = async (tx: Tx, lineId: string): Promise<boolean> =>
  (await tx.$count(invoiceBankLines, and(eq(invoiceBankLines.id, lineId), isLeft))) > 0;

/** Takes a line off the list. The caller holds its lock. */
export async function updateLineDismissed(
  tx: Tx,
  lineId: string,
  dismissed: Required<Pick<BankLineRow, "dismissedBy" | "dismissedAt" | "dismissedReason">>,
): Promise<void> {
  await tx.update(invoiceBankLines).set(dismissed).where(eq(invoiceBankLines.id, lineId));
}
