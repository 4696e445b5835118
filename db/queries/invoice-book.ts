import { sql, type SQL } from "drizzle-orm";
import { invoiceBook, type InvoiceAccount, type InvoiceBookingKind } from "#domain/invoices/invoice-ledger.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db } from "../connection/client.ts";

/** The entries of one account of members' money. Days are YYYY-MM-DD, both included. */
export type BookFilter = { readonly account: InvoiceAccount; readonly from?: string | undefined; readonly to?: string | undefined };

/** An entry of the book. `amountPaise`: a plus is a debit, a minus a credit. */
export type BookEntry = {
  readonly id: number;
  readonly kind: InvoiceBookingKind;
  readonly occurredOn: string;
  readonly amountPaise: Paise;
  readonly isReversal: boolean;
  readonly reference: string;
  readonly note: string | null;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly firmName: string;
};

type BookPage = { readonly limit: number; readonly offset?: number; readonly after?: Pick<BookEntry, "occurredOn" | "id"> | undefined };

const ofAccount = ({ account }: BookFilter): SQL => sql`e.scheme = ${invoiceBook} and e.account = ${account}`;
const inRange = ({ from, to }: BookFilter): SQL =>
  sql`${from === undefined ? sql`true` : sql`e.occurred_on >= ${from}`} and ${to === undefined ? sql`true` : sql`e.occurred_on <= ${to}`}`;

/** A page of the entries, the earliest day first. The key of a booking ends in the id of what it books: an invoice, a payment, a credit note or a repayment. */
export async function selectBookEntries(db: Db, filter: BookFilter, { limit, offset = 0, after }: BookPage): Promise<BookEntry[]> {
  const rest = after === undefined ? sql`true` : sql`(e.occurred_on, e.id) > (${after.occurredOn}::date, ${after.id})`;
  const rows = await db.execute<Omit<BookEntry, "id" | "amountPaise"> & { id: string; amountPaise: string }>(sql`
    with page as (
      select e.id, e.transaction_id, e.amount_paise, e.occurred_on from ledger_entries e
      where ${ofAccount(filter)} and ${inRange(filter)} and ${rest}
      order by e.occurred_on, e.id limit ${limit} offset ${offset}
    ), booked as (
      select page.*, t.kind, t.reference, t.note, t.reverses, right(t.key, 36)::uuid as about_id
      from page join ledger_transactions t on t.id = page.transaction_id
    )
    select b.id::text, b.kind, b.occurred_on::text as "occurredOn", b.amount_paise::text as "amountPaise", b.reverses is not null as "isReversal",
      b.reference, b.note, i.id as "invoiceId", i.number as "invoiceNumber", i.firm_name as "firmName"
    from booked b
    left join invoice_payments p on p.id = b.about_id
    left join credit_notes n on n.id = b.about_id
    left join credit_repayments r on r.id = b.about_id
    join invoices i on i.id = coalesce(p.invoice_id, n.invoice_id, r.invoice_id, b.about_id)
    order by b.occurred_on, b.id`);
  return rows.map(({ id, amountPaise, ...row }) => ({ ...row, id: Number(id), amountPaise: Number(amountPaise) }));
}

/** What an account of the book holds before an entry, over all days. */
export async function selectBookBalanceBefore(db: Db, filter: BookFilter, { occurredOn, id }: Pick<BookEntry, "occurredOn" | "id">): Promise<Paise> {
  const [row] = await db.execute<{ paise: string }>(sql`select coalesce(sum(e.amount_paise), 0)::text as paise from ledger_entries e
    where ${ofAccount(filter)} and (e.occurred_on, e.id) < (${occurredOn}::date, ${id})`);
  return Number(row?.paise ?? 0);
}

export type BookTotals = { readonly count: number; readonly openingPaise: Paise; readonly debitPaise: Paise; readonly creditPaise: Paise };

/** How many entries a range has, what they add up to, and what the account held before it. */
export async function selectBookTotals(db: Db, filter: BookFilter): Promise<BookTotals> {
  const before = filter.from === undefined ? sql`false` : sql`e.occurred_on < ${filter.from}`;
  const [row] = await db.execute<{ count: number; opening: string; debit: string; credit: string }>(sql`
    select count(*) filter (where ${inRange(filter)})::int as count,
      coalesce(sum(e.amount_paise) filter (where ${before}), 0)::text as opening,
      coalesce(sum(e.amount_paise) filter (where e.amount_paise > 0 and ${inRange(filter)}), 0)::text as debit,
      coalesce(-sum(e.amount_paise) filter (where e.amount_paise < 0 and ${inRange(filter)}), 0)::text as credit
    from ledger_entries e where ${ofAccount(filter)}`);
  return {
    count: row?.count ?? 0,
    openingPaise: Number(row?.opening ?? 0),
    debitPaise: Number(row?.debit ?? 0),
    creditPaise: Number(row?.credit ?? 0),
  };
}
