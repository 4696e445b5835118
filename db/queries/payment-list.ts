import { asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import type { LineState, Payer } from "#domain/payments/line-states.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import type { LineFacts } from "#domain/payments/where-the-money-is.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { paymentHistory, paymentLines, sanctionOrders } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { isOfState } from "./firm-states.ts";
import { likePattern } from "./like-pattern.ts";
import { lastOpenedAgain, lastReturnedFrom } from "./payment-documents.ts";
import { countsForDecision, isPaid, lockPaymentLines, shownInstalment, type PaymentLineRow } from "./payment-lines.ts";
import type { SanctionOrderRow } from "./sanction-orders.ts";

export type LineWithOrder = { readonly line: PaymentLineRow; readonly order: SanctionOrderRow; readonly scheme: SchemeKind };

/** Locks a line; its order and scheme come with it. @throws not_found */
export async function lockLineWithOrder(tx: Tx, lineId: string): Promise<LineWithOrder> {
  await lockPaymentLines(tx, [lineId]);
  // Read after the lock: a correction of the order may have been committed while this one waited for it.
  const [row] = await tx
    .select({ line: paymentLines, order: sanctionOrders, scheme: reimbursements.scheme })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .where(eq(paymentLines.id, lineId));
  if (row === undefined) throw notFound("payment_not_found", paymentMessages.notFound);
  return row;
}

export type LineFilter = {
  readonly state: LineState | undefined;
  readonly scheme: SchemeKind | undefined;
  readonly payer: Payer | undefined;
  /** Days of the order, both included. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  /** The code of the firm's state. */
  readonly firmState: string | undefined;
  /** A part of the firm's name, the whole number of a claim or of an order. */
  readonly search: string;
  /** A part of the number of the order. */
  readonly orderSearch: string;
};

/** A line in a list. Dates are YYYY-MM-DD, instants ISO text. */
export type ListedLine = {
  readonly id: string;
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly instalment: number;
  readonly amountPaise: Paise;
  readonly state: LineState;
  readonly stateSince: string;
  readonly reference: string | null;
  readonly paidOn: string | null;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly budgetHead: string;
  readonly payer: Payer;
};

/** What a filter asks, of the line `l`; other tables only where the filter needs them. */
function matching({ state, scheme, payer, days, firmState, search, orderSearch }: LineFilter): SQL {
  const ofOrder = [
    ...(payer === undefined ? [] : [sql`o.payer = ${payer}`]),
    ...(days === undefined ? [] : [sql`o.ordered_on between ${days.from} and ${days.to}`]),
    ...(orderSearch === "" ? [] : [sql`o.number ilike ${likePattern(orderSearch)}`]),
  ];
  const conditions = [
    state === undefined ? sql`l.state <> 'cancelled'` : sql`l.state = ${state}`,
    ...(scheme === undefined ? [] : [sql`exists (select from reimbursements r where r.id = l.reimbursement_id and r.scheme = ${scheme})`]),
    ...(ofOrder.length === 0 ? [] : [sql`exists (select from sanction_orders o where o.id = l.order_id and ${sql.join(ofOrder, sql` and `)})`]),
    ...(firmState === undefined ? [] : [sql`l.firm_id in (select f.id from firms f where ${isOfState(sql`f.gst_no`, firmState)})`]),
    ...(search === "" ? [] : [found(search)]),
  ];
  return sql.join(conditions, sql` and `);
}

const claimNumber = /^[A-Z]{3}-\d{4}-\d+$/;

/** The number of a claim is looked up in its index alone; together with the others it would be compared with every line. */
function found(search: string): SQL {
  const number = search.toUpperCase();
  if (claimNumber.test(number)) return sql`l.reimbursement_id = ${number}`;
  return sql`(l.firm_id in (select f.id from firms f where f.name ilike ${likePattern(search)})
    or l.order_id in (select o.id from sanction_orders o where lower(o.number) = lower(${search})))`;
}

const listed = sql`l.id, l.reimbursement_id as "reimbursementId", r.scheme, f.name as "firmName",
  ${shownInstalment(sql`l`)} as instalment, l.amount_paise::text as "amountPaise", l.state, l.state_since as "stateSince",
  case when ${isPaid} then l.reference end as reference, case when ${isPaid} then l.paid_on::text end as "paidOn",
  l.order_id as "orderId", o.number as "orderNumber", o.ordered_on::text as "orderedOn", o.budget_head as "budgetHead", o.payer`;
const around = sql`join sanction_orders o on o.id = l.order_id join reimbursements r on r.id = l.reimbursement_id join firms f on f.id = l.firm_id`;

type StoredLine = Omit<ListedLine, "amountPaise"> & { readonly amountPaise: string };
const lineOf = (row: StoredLine): ListedLine => ({ ...row, amountPaise: Number(row.amountPaise) });

/** A page of lines, the latest recorded first. The ids are in the order of time, so the page is read from the index. */
export async function selectListedLines(
  db: Db,
  { offset, limit, ...filter }: LineFilter & { readonly offset: number; readonly limit: number },
): Promise<ListedLine[]> {
  const rows = await db.execute<StoredLine>(sql`
    select ${listed} from (select * from payment_lines l where ${matching(filter)} order by l.id desc offset ${offset} limit ${limit}) l
    ${around} order by l.id desc`);
  return rows.map(lineOf);
}

/** How many lines a filter finds, and their sum. */
export async function selectLineTotals(db: Db, filter: LineFilter): Promise<{ readonly count: number; readonly paise: Paise }> {
  const [row] = await db.execute<{ count: number; paise: string }>(sql`
    select count(*)::int as count, coalesce(sum(l.amount_paise), 0)::text as paise from payment_lines l where ${matching(filter)}`);
  return { count: row?.count ?? 0, paise: Number(row?.paise ?? 0) };
}

/** The ids of all lines of a filter, in the order of the list. */
export async function selectLineIds(db: Db, filter: LineFilter): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`select l.id from payment_lines l where ${matching(filter)} order by l.id desc`);
  return rows.map(({ id }) => id);
}

/** Some lines, in the order of the list. */
export async function selectLinesByIds(db: Db, ids: readonly string[]): Promise<ListedLine[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<StoredLine>(sql`
    select ${listed} from payment_lines l ${around} where ${inArray(sql`l.id`, [...ids])} order by l.id desc`);
  return rows.map(lineOf);
}

type LineDetails = { readonly version: number; readonly reason: string | null; readonly isFirmDeactivated: boolean };

/** A line as a list shows it, cancelled ones too, with its version and its reason. @throws not_found */
export async function getListedLine(db: Db, lineId: string): Promise<ListedLine & LineDetails> {
  const [row] = await db.execute<StoredLine & LineDetails>(sql`
    select ${listed}, l.version, l.reason, f.deactivated_at is not null as "isFirmDeactivated" from payment_lines l ${around} where l.id = ${lineId}`);
  if (row === undefined) throw notFound("payment_not_found", paymentMessages.notFound);
  return { ...row, amountPaise: Number(row.amountPaise) };
}

/** What happened to a line, the first act first; a null name is the product itself. */
export const selectLineHistory = (db: Db | Tx, lineId: string) =>
  db
    .select({
      id: paymentHistory.id,
      action: paymentHistory.action,
      toState: paymentHistory.toState,
      at: paymentHistory.at,
      detail: paymentHistory.detail,
      actorId: paymentHistory.actorId,
      actorName: users.name,
    })
    .from(paymentHistory)
    .leftJoin(users, eq(users.id, paymentHistory.actorId))
    .where(eq(paymentHistory.lineId, lineId))
    .orderBy(asc(paymentHistory.id));
export type LineHistory = Awaited<ReturnType<typeof selectLineHistory>>;

/** The lines of a claim, or all of a firm. */
type LinesOf = ({ readonly reimbursementId: string } | { readonly firmId: string }) & { readonly at: Date };
type StoredFacts = Omit<LineFacts, "amountPaise" | "recoveredPaise" | "accountUsableFrom"> & {
  readonly id: string;
  readonly accountUsableFrom: string | null;
  readonly amountPaise: string;
  readonly recoveredPaise: string;
};

/** Whether the firm has yet to say where a returned payment goes, as `hasDocuments` judges it. */
const isAccountAsked = sql`(receipt.state = 'accepted' and opened.at >= greatest(account.counts_since, l.account_kept_at)
  and coalesce((${lastReturnedFrom(sql`l`)}) = any(account.counting_ids), true))`;

/** What is known of lines that were not cancelled, the first instalment of a claim first; one statement. */
export async function selectLineFacts(db: Db, of: LinesOf): Promise<(LineFacts & { readonly id: string })[]> {
  const now = sql`${of.at.toISOString()}::timestamptz`;
  const rows = await db.execute<StoredFacts>(sql`
    select l.id, l.state, l.amount_paise::text as "amountPaise", o.number as "orderNumber", o.ordered_on::text as "orderedOn", o.payer,
      receipt.state as "preReceipt",
      case when account.is_coming and (account.counts_since is null or ${isAccountAsked}) then 'waiting'
        when account.counts_since is null then null when ${isAccountAsked} then 'asked'
        when account.is_coming then 'changing' else 'confirmed' end as account,
      case when not account.is_unchecked then account.usable_from end as "accountUsableFrom",
      b.number as "batchNumber", b.sent_on::text as "sentOn", b.last_four as "accountLastFour", l.paid_on::text as "paidOn", l.reference, l.reason,
      case when l.state = 'returned' then coalesce(b.settled_on, (l.state_since at time zone 'Asia/Kolkata')::date)::text end as "returnedOn",
      (select coalesce(sum(m.principal_paise), 0)::text from recoveries y join recovery_receipts m on m.recovery_id = y.id
        where y.line_id = l.id and m.reversed_at is null)
        as "recoveredPaise",
      ${countsForDecision(sql`l`)} as "countsForDecision"
    from payment_lines l
    join sanction_orders o on o.id = l.order_id
    left join lateral (
      select p.number, p.sent_on, i.settled_on, used.last_four from batch_lines i join payment_batches p on p.id = i.batch_id
      left join bank_accounts used on used.id = i.bank_account_id and used.erased_at is null
      where i.line_id = l.id and i.outcome is distinct from 'removed' order by p.prepared_at desc limit 1) b on true
    left join lateral (select p.state from pre_receipts p where p.line_id = l.id order by p.given_at desc, p.id desc limit 1) receipt on true
    left join lateral (${lastOpenedAgain(sql`l`)}) opened on true
    cross join lateral (
      select max(a.confirmed_at) filter (where a.state = 'confirmed' and a.usable_from <= ${now}) as counts_since,
        array_agg(a.id) filter (where a.state = 'confirmed' and a.usable_from <= ${now}) as counting_ids,
        max(a.usable_from) filter (where a.state = 'confirmed' and a.usable_from > ${now}) as usable_from,
        bool_or(a.state in ('given', 'checked')) as is_unchecked,
        bool_or(a.state in ('given', 'checked') or (a.state = 'confirmed' and a.usable_from > ${now})) as is_coming
      from bank_accounts a where a.firm_id = l.firm_id and a.erased_at is null) account
    where ${"firmId" in of ? sql`l.firm_id = ${of.firmId}` : sql`l.reimbursement_id = ${of.reimbursementId}`} and l.state <> 'cancelled'
    order by l.reimbursement_id, l.instalment`);
  return rows.map(({ accountUsableFrom, ...row }) => ({
    ...row,
    amountPaise: Number(row.amountPaise),
    recoveredPaise: Number(row.recoveredPaise),
    accountUsableFrom: accountUsableFrom === null ? null : new Date(accountUsableFrom),
  }));
}
