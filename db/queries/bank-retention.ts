import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../connection/client.ts";
import { bankAccounts, paymentFiles } from "../schema/payments.ts";

const dayOfLine = "coalesce(line.paid_on, (line.state_since at time zone 'Asia/Kolkata')::date)";
const yearsKept = 8;

/**
 * SQL: the last day on which the bank data of a firm are kept, eight years after the financial year of its last payment line; null
 * without a line.
 * @param firmId SQL of the id of the firm
 * @source Companies Act 2013, section 128(5) (books of account and vouchers of eight financial years)
 */
export const bankDataKeptUntil = (firmId: string): string => `(
  select make_date(extract(year from max(${dayOfLine}))::int + case when extract(month from max(${dayOfLine})) >= 4 then 1 else 0 end + ${yearsKept}, 3, 31)
  from payment_lines line where line.firm_id = ${firmId} and line.state <> 'cancelled')`;

/**
 * SQL: the last day on which a bank account and its cheque are kept: that of the firm, or eight years after the account was given, if that is
 * later; null while the firm has no payment line.
 * @param account the name of the row of `bank_accounts` in the statement
 */
export const accountKeptUntil = (account: string): string => `(
  select greatest(firm.kept_until, ((${account}.given_at at time zone 'Asia/Kolkata')::date + make_interval(years => ${yearsKept}))::date)
  from (select ${bankDataKeptUntil(`${account}.firm_id`)} as kept_until) firm where firm.kept_until is not null)`;

/** Money that may still be sent keeps its account. */
const waits = (firmId: string): string =>
  `exists (select from payment_lines line where line.firm_id = ${firmId} and line.state not in ('paid', 'paid_elsewhere', 'recovered', 'cancelled'))`;

const isOver = (firmId: string, today: string) => sql`${sql.raw(bankDataKeptUntil(firmId))} < ${today}::date and not ${sql.raw(waits(firmId))}`;

/** The account that no batch used, and when it was refused or replaced. */
const isUnused = sql`account.state in ('refused', 'replaced') and not exists (select from batch_lines where bank_account_id = account.id)`;
const endedAt = sql`case account.state when 'refused' then account.checked_at else (select min(later.confirmed_at) from bank_accounts later
  where later.firm_id = account.firm_id and later.confirmed_at > account.confirmed_at) end`;

type Due = {
  /** YYYY-MM-DD in India. */
  readonly today: string;
  /** Unused accounts that ended before this instant are erased. */
  readonly endedBefore: Date;
  readonly limit: number;
};

/**
 * Erases the numbers of accounts that are kept no longer; their last four digits stay. An account that was given within the last eight
 * years waits for the next payment of its firm. Returns the ids of their cheques.
 */
export async function updateErasedAccounts(tx: Tx, { today, endedBefore, limit }: Due): Promise<string[]> {
  const due = await tx.execute<{ id: string; cheque_file_id: string }>(sql`
    select account.id, account.cheque_file_id from bank_accounts account
    where account.sealed_number is not null and ((${isUnused} and ${endedAt} < ${endedBefore.toISOString()}::timestamptz)
      or (${sql.raw(accountKeptUntil("account"))} < ${today}::date and not ${sql.raw(waits("account.firm_id"))}))
    order by account.id limit ${limit} for update of account skip locked`);
  if (due.length > 0)
    await tx
      .update(bankAccounts)
      .set({ sealedNumber: null, erasedAt: sql`now()`, fingerprint: sql`'erased ' || ${bankAccounts.id}` })
      .where(
        inArray(
          bankAccounts.id,
          due.map(({ id }) => id),
        ),
      );
  return due.map(({ cheque_file_id }) => cheque_file_id);
}

/** The files of pre-receipts that are kept no longer. */
export async function selectDueReceiptFiles(tx: Tx, { today, limit }: Omit<Due, "endedBefore">): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select file.id from payment_files file join pre_receipts receipt on receipt.file_id = file.id join payment_lines paid on paid.id = receipt.line_id
    where file.storage_key is not null and ${isOver("paid.firm_id", today)} order by file.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

const isKeptFor = (today: string) => sql`(${isOver("paid.firm_id", today)}) is not true`;
const linesOfBatch = sql`payment_batches batch join batch_lines entry on entry.batch_id = batch.id join payment_lines paid on paid.id = entry.line_id`;

/**
 * The bank files of batches, and the answers of the bank, that name no account which is kept: all firms are over that the batch pays, or that
 * a batch before the answer pays.
 */
export async function selectDueBankFiles(tx: Tx, { today, limit }: Omit<Due, "endedBefore">): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select file.id from payment_files file
    where file.storage_key is not null and file.uploaded_at < ${today}::date - make_interval(years => ${yearsKept}) and (
      exists (select from payment_batches made where made.file_id = file.id
        and not exists (select from ${linesOfBatch} where batch.id = made.id and ${isKeptFor(today)}))
      or exists (select from bank_replies reply where reply.file_id = file.id
        and not exists (select from ${linesOfBatch} where batch.prepared_at < reply.imported_at and ${isKeptFor(today)})))
    order by file.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Marks files as erased. Returns the keys of their bytes, which the caller deletes after the commit. */
export async function updateErasedFiles(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: paymentFiles.id, storageKey: paymentFiles.storageKey })
    .from(paymentFiles)
    .where(inArray(paymentFiles.id, [...ids]))
    .for("update");
  for (const { id } of found) await tx.update(paymentFiles).set({ storageKey: null, erasedAt: at }).where(eq(paymentFiles.id, id));
  return found.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Accounts after this one, in the order of their ids, whose number is not sealed with the key of this name; locked. */
export const lockOutdatedAccounts = (
  tx: Tx,
  { kid, after, limit }: { readonly kid: string; readonly after: string; readonly limit: number },
): Promise<(typeof bankAccounts.$inferSelect)[]> =>
  tx
    .select()
    .from(bankAccounts)
    .where(
      sql`${bankAccounts.id} > ${after} and ${bankAccounts.sealedNumber} is not null and split_part(${bankAccounts.sealedNumber}, '.', 1) <> ${kid}`,
    )
    .orderBy(bankAccounts.id)
    .limit(limit)
    .for("update");
