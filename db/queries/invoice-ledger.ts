import { eq, sql } from "drizzle-orm";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { invoiceBook, type InvoiceAccount, type InvoiceBookingKind, type InvoicePosting } from "#domain/invoices/invoice-ledger.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { violatedConstraint } from "../connection/transact.ts";
import { ledgerEntries, ledgerTransactions } from "../schema/ledger.ts";

/** A movement of members' money to book. `key` names what it books, so that nothing is booked twice. */
export type InvoiceBooking = {
  readonly kind: InvoiceBookingKind;
  readonly key: string;
  /** YYYY-MM-DD. */
  readonly occurredOn: string;
  readonly postings: readonly InvoicePosting[];
  /** The number of the document, or the UTR. */
  readonly reference: string;
  readonly note?: string;
  readonly reverses?: string;
  readonly postedBy: string | null;
  readonly postedAt: Date;
};

/**
 * Books movements in the book of members' money. The database refuses entries that are not zero together.
 * @returns the ids, by key
 * @throws conflict (`period_closed`: a day of a closed period); a violation of `ledger_transactions_key_unique`
 */
export async function insertInvoiceBookings(tx: Tx, bookings: readonly InvoiceBooking[]): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await tx
    .insert(ledgerTransactions)
    .values(bookings.map(({ postings: _postings, ...booking }) => ({ ...booking, scheme: invoiceBook })))
    .returning({ id: ledgerTransactions.id, key: ledgerTransactions.key })
    .catch((error: unknown) => {
      throw violatedConstraint(error) === "ledger_closed" ? periodClosed(bookings) : error;
    });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const entries = bookings.flatMap(({ key, occurredOn, postings }) => {
    const transactionId = ids.get(key);
    if (transactionId === undefined) throw new Error(`not booked: ${key}`);
    return postings.map((posting) => ({ transactionId, scheme: invoiceBook, occurredOn, ...posting }));
  });
  await tx.insert(ledgerEntries).values(entries);
  return ids;
}

const periodClosed = (bookings: readonly InvoiceBooking[]) => {
  const [first = ""] = bookings.map(({ occurredOn }) => occurredOn).toSorted();
  return conflict("period_closed", ledgerMessages.periodClosed(formatIndianDate(first)));
};

/** The id and the postings of a booking. @throws Error (nothing was booked with this key) */
export async function getInvoiceBooking(tx: Tx, key: string): Promise<{ readonly id: string; readonly postings: readonly InvoicePosting[] }> {
  const rows = await tx
    .select({ id: ledgerTransactions.id, account: sql<InvoiceAccount>`${ledgerEntries.account}`, amountPaise: ledgerEntries.amountPaise })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.key, key))
    .orderBy(ledgerEntries.id);
  const [first] = rows;
  if (first === undefined) throw new Error(`nothing is booked with the key ${key}`);
  return { id: first.id, postings: rows.map(({ account, amountPaise }) => ({ account, amountPaise })) };
}

/** The balance of each account of members' money; an account without entries is absent. */
export async function selectInvoiceBalances(db: Db | Tx): Promise<ReadonlyMap<InvoiceAccount, Paise>> {
  const rows = await db
    .select({ account: sql<InvoiceAccount>`${ledgerEntries.account}`, paise: sql<string>`sum(${ledgerEntries.amountPaise})` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.scheme, invoiceBook))
    .groupBy(ledgerEntries.account);
  return new Map(rows.map(({ account, paise }) => [account, Number(paise)]));
}
