import { sql, type SQL } from "drizzle-orm";
import { invoiceBook } from "#domain/invoices/invoice-ledger.ts";
import { accountsOf, ledgerMoves, ledgerKinds, type LedgerKind, type LedgerView } from "#domain/payments/ledger.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db } from "../connection/client.ts";

/** What a list of transactions shows. Days are YYYY-MM-DD, both included. */
export type LedgerFilter = {
  readonly scheme?: SchemeKind | undefined;
  readonly view?: LedgerView | undefined;
  readonly kind?: LedgerKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A claim number, or the number of a sanction order or a reference. */
  readonly about?: string | undefined;
};

/** A transaction of the list. `amountPaise` is what the accounts of the filter got; without such a filter the amount that moved. */
export type ListedTransaction = {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly scheme: SchemeKind;
  readonly occurredOn: string;
  readonly amountPaise: Paise;
  readonly reference: string | null;
  readonly referenceOn: string | null;
  readonly note: string | null;
  readonly fileId: string | null;
  readonly reverses: string | null;
  readonly isReversed: boolean;
  readonly reimbursementId: string | null;
  readonly firmName: string | null;
  readonly orderNumber: string | null;
  readonly postedByName: string | null;
  readonly postedAt: Date;
};

/** The kinds that move money into or out of the accounts of a view. */
const kindsOf = (view: LedgerView): LedgerKind[] => {
  const accounts = accountsOf(view);
  return ledgerKinds.filter((kind) => accounts.some((account) => account === ledgerMoves[kind].from || account === ledgerMoves[kind].to));
};

const oneOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** A view narrows by kind: each kind moves money between the same two accounts. */
function conditionOf({ scheme, view, kind, from, to, about }: LedgerFilter): SQL {
  const kinds = view === undefined ? undefined : kindsOf(view);
  return sql.join(
    [
      scheme === undefined ? sql`t.scheme <> ${invoiceBook}` : sql`t.scheme = ${scheme}`,
      ...(kind === undefined ? [] : [sql`t.kind = ${kind}`]),
      ...(kinds === undefined ? [] : [sql`t.kind in ${oneOf(kinds)}`]),
      ...(from === undefined ? [] : [sql`t.occurred_on >= ${from}`]),
      ...(to === undefined ? [] : [sql`t.occurred_on <= ${to}`]),
      ...(about === undefined ? [] : [aboutCondition(about)]),
    ],
    sql` and `,
  );
}

const aboutCondition = (about: string): SQL => sql`(
  t.line_id in (
    select line.id from payment_lines line where line.reimbursement_id = upper(${about})
    union all
    select line.id from sanction_orders o join payment_lines line on line.order_id = o.id where lower(o.number) = lower(${about})
  ) or lower(t.reference) = lower(${about}))`;

const amountOf = (view: LedgerView | undefined): SQL =>
  view === undefined
    ? sql`(select e.amount_paise from ledger_entries e where e.transaction_id = t.id and e.amount_paise > 0)`
    : sql`(select sum(e.amount_paise) from ledger_entries e where e.transaction_id = t.id and e.account in ${oneOf(accountsOf(view))})`;

/** Which rows of a list: those after a transaction, or after so many. */
type LedgerPage = { readonly limit: number; readonly offset?: number; readonly after?: Pick<ListedTransaction, "occurredOn" | "id"> | undefined };

/** Transactions, the latest day first, with what they are about. */
export async function selectTransactions(db: Db, filter: LedgerFilter, { limit, offset = 0, after }: LedgerPage): Promise<ListedTransaction[]> {
  const rest = after === undefined ? sql`true` : sql`(t.occurred_on, t.id) < (${after.occurredOn}::date, ${after.id}::uuid)`;
  const rows = await db.execute<Omit<ListedTransaction, "amountPaise" | "postedAt"> & { amountPaise: string; postedAt: string }>(sql`
    with page as (
      select t.* from ledger_transactions t where ${conditionOf(filter)} and ${rest}
      order by t.occurred_on desc, t.id desc limit ${limit} offset ${offset}
    )
    select t.id, t.kind, t.scheme, t.occurred_on::text as "occurredOn", ${amountOf(filter.view)}::text as "amountPaise", t.reference,
      t.reference_on::text as "referenceOn", t.note, t.file_id as "fileId", t.reverses,
      exists (select from ledger_transactions r where r.reverses = t.id) as "isReversed",
      line.reimbursement_id as "reimbursementId", f.name as "firmName", o.number as "orderNumber", u.name as "postedByName",
      to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "postedAt"
    from page t
    left join payment_lines line on line.id = t.line_id
    left join firms f on f.id = line.firm_id
    left join sanction_orders o on o.id = line.order_id
    left join users u on u.id = t.posted_by
    order by t.occurred_on desc, t.id desc`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise), postedAt: new Date(row.postedAt) }));
}

/** How many transactions a filter has, and the sum of their entries in the accounts of the filter; null without such a filter. */
export async function selectTransactionTotals(db: Db, filter: LedgerFilter): Promise<{ readonly count: number; readonly sumPaise: Paise | null }> {
  const { view } = filter;
  const counted = db.execute<{ count: number }>(sql`select count(*)::int as count from ledger_transactions t where ${conditionOf(filter)}`);
  if (view === undefined) return { count: (await counted)[0]?.count ?? 0, sumPaise: null };
  const [[count], [sum]] = await Promise.all([counted, db.execute<{ paise: string }>(sumQuery(filter, view))]);
  return { count: count?.count ?? 0, sumPaise: Number(sum?.paise ?? 0) };
}

/** Where no transaction has to be read, the entries alone answer. */
function sumQuery(filter: LedgerFilter, view: LedgerView): SQL {
  const { scheme, from, to, kind, about } = filter;
  const sum = sql`select coalesce(sum(e.amount_paise), 0)::text as paise from ledger_entries e`;
  if (kind !== undefined || about !== undefined)
    return sql`${sum} join ledger_transactions t on t.id = e.transaction_id where e.account in ${oneOf(accountsOf(view))} and ${conditionOf(filter)}`;
  return sql`${sum} where e.account in ${oneOf(accountsOf(view))}
    and ${scheme === undefined ? sql`e.scheme <> ${invoiceBook}` : sql`e.scheme = ${scheme}`}
    and ${from === undefined ? sql`true` : sql`e.occurred_on >= ${from}`} and ${to === undefined ? sql`true` : sql`e.occurred_on <= ${to}`}`;
}
