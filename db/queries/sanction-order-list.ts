import { inArray, sql, type SQL } from "drizzle-orm";
import type { Payer } from "#domain/payments/line-states.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db } from "../connection/client.ts";
import { isOfState } from "./firm-states.ts";
import { likePattern } from "./like-pattern.ts";
import { isPaid } from "./payment-lines.ts";

export type OrderFilter = {
  /** A part of the number. */
  readonly search: string;
  readonly payer: Payer | undefined;
  /** Days of a financial year, both included. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  /** Only those with a payment, not cancelled, of this scheme and of a firm of this state. */
  readonly scheme: SchemeKind | undefined;
  /** The code of the firm's state. */
  readonly firmState: string | undefined;
  /** Only those with a correction that waits. */
  readonly isChangeWaiting: boolean;
};

/** An order in a list: its amount is the sum of its lines that were not cancelled. Instants are text. */
export type ListedOrder = {
  readonly id: string;
  readonly number: string;
  readonly orderedOn: string;
  readonly budgetHead: string;
  readonly payer: Payer;
  readonly fileId: string;
  readonly amountPaise: Paise;
  readonly lines: number;
  readonly paidLines: number;
  readonly hasChange: boolean;
};

const matching = ({ search, payer, days, isChangeWaiting, ...ofLines }: OrderFilter): SQL =>
  sql`${search === "" ? sql`true` : sql`o.number ilike ${likePattern(search)}`}
    and ${payer === undefined ? sql`true` : sql`o.payer = ${payer}`}
    and ${days === undefined ? sql`true` : sql`o.ordered_on between ${days.from} and ${days.to}`}
    and ${isChangeWaiting ? sql`exists (select from sanction_order_changes c where c.order_id = o.id and c.state = 'waiting')` : sql`true`}
    and ${hasLine(ofLines)}`;

function hasLine({ scheme, firmState }: Pick<OrderFilter, "scheme" | "firmState">): SQL {
  if (scheme === undefined && firmState === undefined) return sql`true`;
  return sql`exists (select from payment_lines l join reimbursements r on r.id = l.reimbursement_id join firms f on f.id = l.firm_id
    where l.order_id = o.id and l.state <> 'cancelled'
      and ${scheme === undefined ? sql`true` : sql`r.scheme = ${scheme}`}
      and ${firmState === undefined ? sql`true` : isOfState(sql`f.gst_no`, firmState)})`;
}

type StoredOrder = Omit<ListedOrder, "amountPaise"> & { readonly amountPaise: string };
const orderOf = (row: StoredOrder): ListedOrder => ({ ...row, amountPaise: Number(row.amountPaise) });

const latestFirst = sql`order by o.ordered_on desc, o.id`;

/** Some rows of `sanction_orders` as a list shows them. */
const listed = (orders: SQL): SQL => sql`
  select o.id, o.number, o.ordered_on::text as "orderedOn", o.budget_head as "budgetHead", o.payer, o.file_id as "fileId",
    sums.paise as "amountPaise", sums.lines, sums.paid as "paidLines",
    exists (select from sanction_order_changes c where c.order_id = o.id and c.state = 'waiting') as "hasChange"
  from (${orders}) o
  cross join lateral (
    select coalesce(sum(l.amount_paise), 0)::text as paise, count(*)::int as lines,
      (count(*) filter (where ${isPaid}))::int as paid
    from payment_lines l where l.order_id = o.id and l.state <> 'cancelled') sums
  ${latestFirst}`;

/** A page of orders, the latest first, with their number. */
export async function selectSanctionOrders(
  db: Db,
  { offset, limit, ...filter }: OrderFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedOrder[]; count: number }> {
  const where = matching(filter);
  const [rows, counts] = await Promise.all([
    db.execute<StoredOrder>(listed(sql`select * from sanction_orders o where ${where} ${latestFirst} offset ${offset} limit ${limit}`)),
    db.execute<{ count: number }>(sql`select count(*)::int as count from sanction_orders o where ${where}`),
  ]);
  return { rows: rows.map(orderOf), count: counts[0]?.count ?? 0 };
}

/** The ids of all orders of a filter, in the order of the list. */
export async function selectSanctionOrderIds(db: Db, filter: OrderFilter): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`select o.id from sanction_orders o where ${matching(filter)} ${latestFirst}`);
  return rows.map(({ id }) => id);
}

/** Some orders, in the order of the list. */
export async function selectSanctionOrdersByIds(db: Db, ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<StoredOrder>(listed(sql`select * from sanction_orders o where ${inArray(sql`o.id`, [...ids])}`));
  return rows.map(orderOf);
}
