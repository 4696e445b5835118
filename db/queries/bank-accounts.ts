import { and, desc, eq, inArray, isNotNull, lte, ne, sql, type SQL } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { inPeopleOrder } from "../schema/columns.ts";
import { firms } from "../schema/members.ts";
import { bankAccounts } from "../schema/payments.ts";

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/**
 * SQL: whether a batch may send money to an account at this instant: it is confirmed, and no other account of the firm waits for the
 * council, for nobody knows yet which of the two counts. The row is that of `bank_accounts`.
 */
export const isUsableAccount = (at: Date): SQL => sql`(bank_accounts.state = 'confirmed' and bank_accounts.sealed_number is not null
  and bank_accounts.usable_from <= ${at.toISOString()}::timestamptz
  and not exists (select from bank_accounts newer where newer.firm_id = bank_accounts.firm_id and newer.state in ('given', 'checked')))`;

/** The accounts to which a batch may send money at this instant, by firm id; a firm without one is absent. */
export async function selectUsableAccounts(db: Db | Tx, firmIds: readonly string[], at: Date): Promise<ReadonlyMap<string, BankAccountRow>> {
  if (firmIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(and(inArray(bankAccounts.firmId, [...new Set(firmIds)]), isUsableAccount(at)));
  return new Map(rows.map((row) => [row.firmId, row]));
}

/** The confirmed account of a firm that counts at this instant, also while a change of it waits; undefined when there is none. */
export async function findCountingAccount(db: Db | Tx, firmId: string, at: Date): Promise<BankAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.firmId, firmId),
        eq(bankAccounts.state, "confirmed"),
        lte(bankAccounts.usableFrom, at),
        isNotNull(bankAccounts.sealedNumber),
      ),
    );
  return row;
}

/** Every account that a firm gave, the newest first. */
export const selectFirmAccounts = (db: Db | Tx, firmId: string): Promise<BankAccountRow[]> =>
  db.select().from(bankAccounts).where(eq(bankAccounts.firmId, firmId)).orderBy(desc(bankAccounts.givenAt), desc(bankAccounts.id));

/** @throws not_found */
export async function getBankAccount(db: Db | Tx, id: string): Promise<BankAccountRow> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  if (row === undefined) throw notFound("account_not_found", documentMessages.accountNotFound);
  return row;
}

/** @throws a violation of `bank_accounts_one_open` */
export async function insertBankAccount(tx: Tx, values: typeof bankAccounts.$inferInsert): Promise<BankAccountRow> {
  const [row] = await tx.insert(bankAccounts).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Changes an account whose firm the caller has locked. */
export async function updateBankAccount(tx: Tx, id: string, values: Partial<typeof bankAccounts.$inferInsert>): Promise<BankAccountRow> {
  const [row] = await tx.update(bankAccounts).set(values).where(eq(bankAccounts.id, id)).returning();
  if (row === undefined) throw new Error("the account is gone");
  return row;
}

/**
 * SQL: whether money is sanctioned to a firm: DGFT approved an amount, also while no order is recorded, or a line of an order is not cancelled.
 * @source money.md 6 "A change after the sanction needs a second council user and 24 hours"
 */
const isSanctionedTo = (firmId: SQL): SQL => sql`(
  exists (select from payment_lines line where line.firm_id = ${firmId} and line.state <> 'cancelled')
  or exists (select from reimbursements claim where claim.firm_id = ${firmId} and claim.state = 'APPROVED_DGFT' and claim.sanctioned_paise > 0))`;

/** Whether money is sanctioned to a firm, as `needsTwoPeople` asks. */
export async function hasSanctionedMoney(db: Db | Tx, firmId: string): Promise<boolean> {
  const [row] = await db.execute<{ has: boolean }>(sql`select ${isSanctionedTo(sql`${firmId}::uuid`)} as has`);
  return row?.has === true;
}

/**
 * SQL: whether two people have to confirm an account. It is stored when the account is given; until it is settled, a change becomes one of
 * two people when money is sanctioned meanwhile.
 * @param account SQL of its row
 */
export const needsTwoPeople = (account: SQL): SQL<boolean> => sql<boolean>`(${account}.needs_second or (${account}.state in ('given', 'checked')
  and exists (select from bank_accounts earlier
    where earlier.firm_id = ${account}.firm_id and earlier.id <> ${account}.id and earlier.confirmed_at is not null)
  and ${isSanctionedTo(sql`${account}.firm_id`)}))`;

/** Whether two people have to confirm an account, as it is now. @throws not_found */
export async function isConfirmedByTwo(db: Db | Tx, id: string): Promise<boolean> {
  const [row] = await db.execute<{ needs: boolean }>(
    sql`select ${needsTwoPeople(sql`account`)} as needs from bank_accounts account where id = ${id}`,
  );
  if (row === undefined) throw notFound("account_not_found", documentMessages.accountNotFound);
  return row.needs;
}

/** The account of a firm that was replaced last; undefined when none was. */
export async function findReplacedAccount(tx: Tx, firmId: string): Promise<BankAccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.firmId, firmId), eq(bankAccounts.state, "replaced")))
    .orderBy(desc(bankAccounts.confirmedAt), desc(bankAccounts.id))
    .limit(1);
  return row;
}

/** The names of other firms that gave the same account, in the order in which people sort. */
export async function selectFirmsWithAccount(
  db: Db | Tx,
  { fingerprint, firmId }: Pick<BankAccountRow, "fingerprint" | "firmId">,
): Promise<string[]> {
  const rows = await db
    .select({ name: firms.name })
    .from(bankAccounts)
    .innerJoin(firms, eq(firms.id, bankAccounts.firmId))
    .where(and(eq(bankAccounts.fingerprint, fingerprint), ne(bankAccounts.firmId, firmId)))
    .groupBy(firms.name)
    .orderBy(inPeopleOrder(firms.name));
  return rows.map(({ name }) => name);
}
