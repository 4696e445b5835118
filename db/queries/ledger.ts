import { eq, sql } from "drizzle-orm";
import { postingsOf, type LedgerAccount, type LedgerKind } from "#domain/payments/ledger.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { ledgerEntries, ledgerTransactions } from "../schema/ledger.ts";

export type LedgerTransactionRow = typeof ledgerTransactions.$inferSelect;

/** A movement to book. `key` names what it books: a second one with it is not booked. */
export type LedgerBooking = Pick<LedgerTransactionRow, "kind" | "scheme" | "occurredOn" | "key" | "postedBy" | "postedAt"> &
  Partial<Pick<LedgerTransactionRow, "lineId" | "reference" | "referenceOn" | "note" | "fileId" | "reverses">> & { readonly amountPaise: Paise };

/**
 * Books movements with their two entries each; one whose key is booked already is left out. The database refuses entries that are not
 * zero together, and a day of a closed period (`ledger_closed`).
 * @returns the ids of what was booked now, by key
 */
export async function insertBookings(tx: Tx, bookings: readonly LedgerBooking[]): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map();
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
    .returning({ id: ledgerTransactions.id, key: ledgerTransactions.key });
  const ids = new Map(inserted.map(({ id, key }) => [key, id]));
  const entries = bookings.flatMap(({ key, kind, scheme, occurredOn, amountPaise, reverses }) => {
    const transactionId = ids.get(key);
    if (transactionId === undefined) return [];
    return postingsOf(kind, amountPaise, typeof reverses === "string").map((posting) => ({ transactionId, scheme, occurredOn, ...posting }));
  });
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries);
  return ids;
}

/** Checks the bookings so far that they are zero, so that the commit of many ends within the limit of a statement. */
export async function checkBookings(tx: Tx): Promise<void> {
  await tx.execute(sql`set constraints ledger_transactions_zero, ledger_entries_zero immediate`);
  await tx.execute(sql`set constraints ledger_transactions_zero, ledger_entries_zero deferred`);
}

/** The balance of each account of a scheme at the end of a day; an account without entries is absent. */
export async function selectBalances(
  db: Db | Tx,
  { scheme, throughOn }: { readonly scheme: SchemeKind; readonly throughOn: string },
): Promise<ReadonlyMap<LedgerAccount, Paise>> {
  const rows = await db
    .select({ account: ledgerEntries.account, paise: sql<string>`sum(${ledgerEntries.amountPaise})` })
    .from(ledgerEntries)
    .where(sql`${eq(ledgerEntries.scheme, scheme)} and ${ledgerEntries.occurredOn} <= ${throughOn}`)
    .groupBy(ledgerEntries.account);
  return new Map(rows.map(({ account, paise }) => [account, Number(paise)]));
}

/** The key of a booking, spelled in one place. */
export const bookingKey = (kind: LedgerKind, ...of: readonly (string | number)[]): string => [kind, ...of].join(" ");
