import { sql, type SQL } from "drizzle-orm";
import type { CertifiedGrant } from "#domain/payments/gfr12a.ts";
import type { LedgerAccount } from "#domain/payments/ledger.ts";
import type { LineState, Payer } from "#domain/payments/line-states.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db } from "../connection/client.ts";
import { isOfState } from "./firm-states.ts";
import { completeSince } from "./payment-lines.ts";

type YearOfScheme = { readonly scheme: SchemeKind; readonly from: string; readonly to: string };

type AccountSumRow = { account: LedgerAccount; before: string; within: string };

/** The sums of the entries of each account before a year and in it. */
export async function selectYearSums(
  db: Db,
  { scheme, from, to }: YearOfScheme,
): Promise<{ readonly before: ReadonlyMap<LedgerAccount, Paise>; readonly within: ReadonlyMap<LedgerAccount, Paise> }> {
  const rows = await db.execute<AccountSumRow>(sql`
    select account, coalesce(sum(amount_paise) filter (where occurred_on < ${from}), 0)::text as before,
      coalesce(sum(amount_paise) filter (where occurred_on >= ${from}), 0)::text as within
    from ledger_entries where scheme = ${scheme} and occurred_on <= ${to} group by account`);
  return {
    before: new Map(rows.map(({ account, before }) => [account, Number(before)])),
    within: new Map(rows.map(({ account, within }) => [account, Number(within)])),
  };
}

/** Interest that firms paid and interest that was refunded in a year, less what was reversed in it. */
export async function selectYearInterest(db: Db, { scheme, from, to }: YearOfScheme): Promise<{ readonly ofFirms: Paise; readonly refunded: Paise }> {
  const [row] = await db.execute<{ ofFirms: string; refunded: string }>(sql`
    select coalesce(-sum(e.amount_paise) filter (where t.kind = 'recovery_interest' and e.account = 'interest'), 0)::text as "ofFirms",
      coalesce(sum(e.amount_paise) filter (where t.kind = 'refund_interest' and e.account = 'refunded'), 0)::text as refunded
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.scheme = ${scheme} and t.occurred_on between ${from} and ${to} and t.kind in ('recovery_interest', 'refund_interest')`);
  return { ofFirms: Number(row?.ofFirms ?? 0), refunded: Number(row?.refunded ?? 0) };
}

/** The grants of a year, in the order of their days. One that was reversed in the same year is left out with its reversal. */
export async function selectGrants(db: Db, { scheme, from, to }: YearOfScheme): Promise<CertifiedGrant[]> {
  const rows = await db.execute<Omit<CertifiedGrant, "amountPaise"> & { amountPaise: string }>(sql`
    with year as (
      select t.id, t.reference, t.reference_on, t.occurred_on, t.reverses, -e.amount_paise as paise
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'grant_received'
      where t.scheme = ${scheme} and t.kind = 'grant' and t.occurred_on between ${from} and ${to}
    )
    select coalesce(reference, '') as reference, coalesce(reference_on, occurred_on)::text as "referenceOn", occurred_on::text as "receivedOn",
      paise::text as "amountPaise"
    from year
    where not exists (select from year reversal where reversal.reverses = year.id)
      and not exists (select from year reversed where reversed.id = year.reverses)
    order by occurred_on, id`);
  return rows.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}

/** What a report on payment lines counts. Days and years are of the sanction order. */
export type ReportedLineFilter = {
  readonly scheme?: SchemeKind | undefined;
  readonly payer?: Payer | undefined;
  /** YYYY-MM-DD, both included. */
  readonly span?: { readonly from: string; readonly to: string } | undefined;
  /** The code of the firm's state. */
  readonly firmState?: string | undefined;
};

const unpaidStates = ["sanctioned", "papers_asked", "papers_complete", "in_batch", "sent", "returned", "withheld"] as const satisfies LineState[];

const listed = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const lineCondition = ({ scheme, payer, span, firmState }: ReportedLineFilter): SQL => sql`
  ${scheme === undefined ? sql`true` : sql`r.scheme = ${scheme}`} and ${payer === undefined ? sql`true` : sql`o.payer = ${payer}`}
  and ${span === undefined ? sql`true` : sql`o.ordered_on between ${span.from} and ${span.to}`}
  and ${firmState === undefined ? sql`true` : isOfState(sql`f.gst_no`, firmState)}`;

const linesJoined = sql`payment_lines line join sanction_orders o on o.id = line.order_id
  join reimbursements r on r.id = line.reimbursement_id join firms f on f.id = line.firm_id`;

/** What is sanctioned and not paid, of one firm: the amounts by the age of the order. */
export type ArrearsRow = {
  readonly firm: string;
  readonly lines: number;
  /** 0 to 30 days, 31 to 60, 61 to 90, and more; the days since the order. */
  readonly agePaise: readonly [Paise, Paise, Paise, Paise];
  readonly totalPaise: Paise;
};

/** Arrears by firm, the largest first. @param today YYYY-MM-DD */
export async function selectArrears(db: Db, filter: ReportedLineFilter, today: string): Promise<ArrearsRow[]> {
  const age = sql`(${today}::date - o.ordered_on)`;
  const sum = (condition: SQL): SQL => sql`coalesce(sum(line.amount_paise) filter (where ${condition}), 0)::text`;
  const rows = await db.execute<{ firm: string; lines: number; a: string; b: string; c: string; d: string; total: string }>(sql`
    select f.name || ' (' || f.gst_no || ')' as firm, count(*)::int as lines, ${sum(sql`${age} <= 30`)} as a, ${sum(sql`${age} between 31 and 60`)} as b,
      ${sum(sql`${age} between 61 and 90`)} as c, ${sum(sql`${age} > 90`)} as d, sum(line.amount_paise)::text as total
    from ${linesJoined}
    where line.state in (${listed(unpaidStates)}) and ${lineCondition(filter)}
    group by f.id order by sum(line.amount_paise) desc, f.name, f.id`);
  return rows.map(({ firm, lines, a, b, c, d, total }) => ({
    firm,
    lines,
    agePaise: [Number(a), Number(b), Number(c), Number(d)],
    totalPaise: Number(total),
  }));
}

/**
 * What the council has to pay for a scheme of lines whose documents were complete on one day, YYYY-MM-DD; `documents` and `withheld` say why
 * there is no such day.
 */
export type UnpaidRow = { readonly scheme: SchemeKind; readonly completeOn: string; readonly lines: number; readonly paise: Paise };

/** What the council has to pay, by scheme and by the day on which the documents of the lines were complete. */
export async function selectUnpaid(db: Db, filter: ReportedLineFilter): Promise<UnpaidRow[]> {
  const rows = await db.execute<Omit<UnpaidRow, "paise"> & { paise: string }>(sql`
    with unpaid as (
      select r.scheme, line.amount_paise, line.state, (${completeSince(sql`line`)} at time zone 'Asia/Kolkata')::date as complete_on
      from ${linesJoined}
      where line.state in (${listed(unpaidStates)}) and ${lineCondition({ ...filter, payer: "council" })}
    )
    select scheme, case when state = 'withheld' then 'withheld' when state not in ('papers_complete', 'in_batch', 'sent') then 'documents'
        else complete_on::text end as "completeOn",
      count(*)::int as lines, sum(amount_paise)::text as paise
    from unpaid group by 1, 2 order by 1, 2`);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}

/** The amounts of payment lines of a scheme, a financial year or a state. */
export type LineMoneyRow = {
  readonly name: string;
  readonly lines: number;
  readonly sanctionedPaise: Paise;
  readonly paidPaise: Paise;
  readonly elsewherePaise: Paise;
  readonly recoveredPaise: Paise;
  readonly unpaidPaise: Paise;
};
export const lineMoneyGroups = ["scheme", "year", "state"] as const;
export type LineMoneyGroup = (typeof lineMoneyGroups)[number];

const groupOf: Record<LineMoneyGroup, SQL> = {
  scheme: sql`r.scheme`,
  /** The year in which it begins: 2026 is 2026-27. */
  year: sql`(extract(year from o.ordered_on) - case when extract(month from o.ordered_on) < 4 then 1 else 0 end)::int::text`,
  state: sql`left(f.gst_no, 2)`,
};

/** Sanctioned and paid by scheme, by the year in which the order was given (YYYY), or by the first two digits of the GSTIN. */
export async function selectLineMoney(db: Db, filter: ReportedLineFilter, by: LineMoneyGroup): Promise<LineMoneyRow[]> {
  const sum = (states: readonly LineState[]): SQL => sql`coalesce(sum(line.amount_paise) filter (where line.state in (${listed(states)})), 0)::text`;
  const rows = await db.execute<{
    name: string;
    lines: number;
    sanctioned: string;
    paid: string;
    elsewhere: string;
    recovered: string;
    unpaid: string;
  }>(sql`
    select ${groupOf[by]} as name, count(*)::int as lines, sum(line.amount_paise)::text as sanctioned, ${sum(["paid", "recovered"])} as paid,
      ${sum(["paid_elsewhere"])} as elsewhere, ${sum(unpaidStates)} as unpaid,
      coalesce(sum((
        select sum(receipt.principal_paise) from recoveries back join recovery_receipts receipt on receipt.recovery_id = back.id
        where back.line_id = line.id and receipt.reversed_at is null
      )), 0)::text as recovered
    from ${linesJoined}
    where line.state <> 'cancelled' and ${lineCondition(filter)}
    group by 1 order by 1`);
  return rows.map(({ name, lines, sanctioned, paid, elsewhere, recovered, unpaid }) => ({
    name,
    lines,
    sanctionedPaise: Number(sanctioned),
    paidPaise: Number(paid),
    elsewherePaise: Number(elsewhere),
    recoveredPaise: Number(recovered),
    unpaidPaise: Number(unpaid),
  }));
}
