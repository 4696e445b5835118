import { and, asc, eq, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { invoiceBook } from "#domain/invoices/invoice-ledger.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { postingsOf, type LedgerAccount, type LedgerKind } from "#domain/payments/ledger.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { violatedConstraint } from "../connection/transact.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { ledgerEntries, ledgerTransactions } from "../schema/ledger.ts";

type StoredTransaction = typeof ledgerTransactions.$inferSelect;
/** A movement under a scheme. Members' money has a book of its own: see `invoice-ledger.ts`. */
export type LedgerTransactionRow = Omit<StoredTransaction, "kind" | "scheme"> & { readonly kind: LedgerKind; readonly scheme: SchemeKind };

const isOfScheme = ne(ledgerTransactions.scheme, invoiceBook);

/** A movement to book. `key` names what it books: a second one with it is not booked. */
export type LedgerBooking = Pick<LedgerTransactionRow, "kind" | "scheme" | "occurredOn" | "key" | "postedBy" | "postedAt"> &
  Partial<Pick<LedgerTransactionRow, "lineId" | "reference" | "referenceOn" | "note" | "fileId" | "reverses">> & { readonly amountPaise: Paise };

/**
 * Books movements with their two entries each; one whose key is booked already is left out. The database refuses entries that are not
 * zero together.
 * @returns the ids of what was booked now, by key
 * @throws conflict (`period_closed`: a day of a closed period)
 */
export async function insertBookings(tx: Tx, bookings: readonly LedgerBooking[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let from = 0; from < bookings.length; from += bookingsAtOnce) {
    for (const [key, id] of await insertPart(tx, bookings.slice(from, from + bookingsAtOnce))) ids.set(key, id);
    // Checked now, so that the commit of many ends within the limit of a statement.
    if (bookings.length > bookingsAtOnce) {
      await tx.execute(sql`set constraints ledger_transactions_zero, ledger_entries_zero immediate`);
      await tx.execute(sql`set constraints ledger_transactions_zero, ledger_entries_zero deferred`);
    }
  }
  return ids;
}

/** Larger statements would have too many parameters, and would keep the process from other requests. */
const bookingsAtOnce = 500;

async function insertPart(tx: Tx, bookings: readonly LedgerBooking[]): Promise<ReadonlyMap<string, string>> {
  const inserted = await tx
    .insert(ledgerTransactions)
    .values(
      bookings.map(({ kind, scheme, occurredOn, key, postedBy, postedAt, lineId, reference, referenceOn, note, fileId, reverses }) => ({
        kind,
        scheme,
        occurredOn,
        key,
        postedBy,
        postedAt,
        lineId,
        reference,
        referenceOn,
        note,
        fileId,
        reverses,
      })),
    )
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id, key: ledgerTransactions.key })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === "ledger_closed" ? periodClosed(bookings) : error;
    });
  const ids = new Map(inserted.map(({ id, key }) => [key, id]));
  const entries = bookings.flatMap(({ key, kind, scheme, occurredOn, amountPaise, reverses }) => {
    const transactionId = ids.get(key);
    if (transactionId === undefined) return [];
    return postingsOf(kind, amountPaise, typeof reverses === "string").map((posting) => ({ transactionId, scheme, occurredOn, ...posting }));
  });
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries);
  return ids;
}

/** A close reaches back to the beginning, so of several days the first is a closed one. */
const periodClosed = (bookings: readonly LedgerBooking[]) => {
  const [first = ""] = bookings.map(({ occurredOn }) => occurredOn).toSorted();
  return conflict("period_closed", ledgerMessages.periodClosed(formatIndianDate(first)));
};

/** The balance of each account of a scheme at the end of a day; an account without entries is absent. */
export async function selectBalances(
  db: Db | Tx,
  { scheme, throughOn }: { readonly scheme: SchemeKind; readonly throughOn: string },
): Promise<ReadonlyMap<LedgerAccount, Paise>> {
  return (await selectAllBalances(db, throughOn)).get(scheme) ?? new Map();
}

export type SchemeBalances = ReadonlyMap<SchemeKind, ReadonlyMap<LedgerAccount, Paise>>;

/** The balances of every scheme at the end of a day; a scheme or an account without entries is absent. */
export async function selectAllBalances(db: Db | Tx, throughOn: string): Promise<SchemeBalances> {
  const { scheme, account, amountPaise, occurredOn } = ledgerEntries;
  const rows = await db
    .select({ scheme: sql<SchemeKind>`${scheme}`, account: sql<LedgerAccount>`${account}`, paise: sql<string>`sum(${amountPaise})` })
    .from(ledgerEntries)
    .where(and(lte(occurredOn, throughOn), ne(scheme, invoiceBook)))
    .groupBy(scheme, account);
  const balances = new Map<SchemeKind, Map<LedgerAccount, Paise>>();
  for (const row of rows) balances.set(row.scheme, (balances.get(row.scheme) ?? new Map()).set(row.account, Number(row.paise)));
  return balances;
}

/**
 * What of the available money was never less from a day on: a refund of that day that takes no more leaves no day with less than nothing.
 * Below zero where more is sanctioned than was received.
 */
export async function getLowestAvailable(tx: Tx, scheme: SchemeKind, fromOn: string): Promise<Paise> {
  const [row] = await tx.execute<{ paise: string | null }>(sql`
    with days as (
      select greatest(occurred_on, ${fromOn}::date) as day, sum(amount_paise) as paise
      from ledger_entries where scheme = ${scheme} and account = 'available' group by 1
    )
    select min(balance)::text as paise from (select sum(paise) over (order by day) as balance, day from days) balances where day >= ${fromOn}::date`);
  const atDay = (await selectBalances(tx, { scheme, throughOn: fromOn })).get("available") ?? 0;
  return Math.min(atDay, Number(row?.paise ?? atDay));
}

/** The interest that was earned and not refunded, the least of some days. */
export async function getInterestLeft(tx: Tx, scheme: SchemeKind, days: readonly string[]): Promise<Paise> {
  const left: Paise[] = [];
  for (const day of days) {
    const [row] = await tx.execute<{ paise: string }>(sql`
      select coalesce(-sum(e.amount_paise) filter (where e.account = 'interest'), 0)
        - coalesce(sum(e.amount_paise) filter (where e.account = 'refunded' and t.kind = 'refund_interest'), 0) as paise
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.scheme = ${scheme} and t.occurred_on <= ${day} and t.kind in ('interest', 'recovery_interest', 'refund_interest')`);
    left.push(Number(row?.paise ?? 0));
  }
  return Math.min(...left);
}

/** One at a time books by hand under a scheme, so that two refunds never take the same money. */
export async function lockLedgerOf(tx: Tx, scheme: SchemeKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger by hand ${scheme}`}, 0))`);
}

/** Bookings of a kind with a reference and an amount that were not reversed, the newest first. */
export async function selectSameBookings(
  tx: Tx,
  { kind, scheme, reference, amountPaise }: Pick<LedgerBooking, "kind" | "scheme" | "amountPaise"> & { readonly reference: string },
): Promise<{ readonly count: number; readonly lastOn: string | undefined }> {
  const rows = await tx.execute<{ occurredOn: string; isReversed: boolean }>(sql`
    select t.occurred_on::text as "occurredOn", exists (select from ledger_transactions r where r.reverses = t.id) as "isReversed"
    from ledger_transactions t
    where t.kind = ${kind} and t.scheme = ${scheme} and lower(t.reference) = lower(${reference}) and t.reverses is null
      and exists (select from ledger_entries e where e.transaction_id = t.id and e.amount_paise = ${amountPaise})
    order by t.id desc`);
  return { count: rows.length, lastOn: rows.find(({ isReversed }) => !isReversed)?.occurredOn };
}

/** The key of a booking, spelled in one place. */
export const bookingKey = (kind: LedgerKind, ...of: readonly (string | number)[]): string => [kind, ...of].join(" ");

/** A transaction with its amount. */
export type BookedTransaction = LedgerTransactionRow & { readonly amountPaise: Paise };

/** Undefined when there is none. */
export async function findBooking(db: Db | Tx, id: string): Promise<BookedTransaction | undefined> {
  return (await selectBookings(db, eq(ledgerTransactions.id, id)))[0];
}

/** The transactions with some keys; a key that nothing was booked with is left out. */
export const selectBookingsByKeys = (db: Db | Tx, keys: readonly string[]): Promise<BookedTransaction[]> =>
  selectBookings(db, inArray(ledgerTransactions.key, [...keys]));

async function selectBookings(db: Db | Tx, where: SQL | undefined): Promise<BookedTransaction[]> {
  const rows = await db
    .select({
      transaction: ledgerTransactions,
      kind: sql<LedgerKind>`${ledgerTransactions.kind}`,
      scheme: sql<SchemeKind>`${ledgerTransactions.scheme}`,
      amountPaise: ledgerEntries.amountPaise,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.transactionId, ledgerTransactions.id), sql`${ledgerEntries.amountPaise} > 0`))
    .where(and(where, isOfScheme))
    .orderBy(asc(ledgerTransactions.id));
  return rows.map(({ transaction, ...rest }) => ({ ...transaction, ...rest }));
}

/** Whether a transaction is reversed. */
export const isReversed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(ledgerTransactions, eq(ledgerTransactions.reverses, id))) > 0;

/** The scheme of a claim, under which its payments are booked. */
export async function getReimbursementScheme(tx: Tx, reimbursementId: string): Promise<SchemeKind> {
  const [row] = await tx.select({ scheme: reimbursements.scheme }).from(reimbursements).where(eq(reimbursements.id, reimbursementId));
  if (row === undefined) throw new Error(`no claim ${reimbursementId}`);
  return row.scheme;
}

/** How often each kind was booked for each of some lines, reversals included: the next booking of a kind has the number after it. */
export async function selectBookingCounts(db: Db | Tx, lineIds: readonly string[]): Promise<(lineId: string, kind: LedgerKind) => number> {
  const rows =
    lineIds.length === 0
      ? []
      : await db
          .select({ lineId: ledgerTransactions.lineId, kind: sql<LedgerKind>`${ledgerTransactions.kind}`, count: sql<number>`count(*)::int` })
          .from(ledgerTransactions)
          .where(inArray(ledgerTransactions.lineId, [...lineIds]))
          .groupBy(ledgerTransactions.lineId, ledgerTransactions.kind);
  const counts = new Map(rows.map(({ lineId, kind, count }) => [`${lineId ?? ""} ${kind}`, count]));
  return (lineId, kind) => counts.get(`${lineId} ${kind}`) ?? 0;
}

/** The bookings of some kinds of each of some lines, in the order in which they were booked. */
export async function selectLineBookings(
  tx: Tx,
  lineIds: readonly string[],
  kinds: readonly LedgerKind[],
): Promise<(lineId: string) => readonly BookedTransaction[]> {
  const { lineId, kind } = ledgerTransactions;
  const ofLine = new Map<string | null, BookedTransaction[]>();
  for (const booking of await selectBookings(tx, and(inArray(lineId, [...lineIds]), inArray(kind, [...kinds])))) {
    const before = ofLine.get(booking.lineId);
    if (before === undefined) ofLine.set(booking.lineId, [booking]);
    else before.push(booking);
  }
  return (id) => ofLine.get(id) ?? [];
}
