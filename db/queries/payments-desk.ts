import { sql } from "drizzle-orm";
import type { DeskKind } from "#domain/payments/desk.ts";
import type { Db } from "../connection/client.ts";
import { needsTwoPeople } from "./bank-accounts.ts";
import { isReadyLine } from "./payment-batches.ts";
import { uncovered } from "./sanction-orders.ts";

/** How much waits at the payments desk, of each kind. */
export async function selectDeskCounts(db: Db, at: Date): Promise<Readonly<Record<DeskKind, number>>> {
  const [row] = await db.execute<Record<DeskKind, number>>(sql`
    select
      (select count(*)::int from reimbursements r where ${uncovered}) as "withoutOrder",
      (select count(*)::int from sanction_order_changes c where c.state = 'waiting') as changes,
      (select count(*)::int from pre_receipts p join payment_lines l on l.id = p.line_id where p.state = 'given' and l.state <> 'cancelled')
        as "preReceipts",
      (select count(*)::int from bank_accounts a where a.state = 'given' and ${needsTwoPeople(sql`a`)}) as "accountsToCheck",
      (select count(*)::int from bank_accounts a where a.state = 'checked' or (a.state = 'given' and not ${needsTwoPeople(sql`a`)}))
        as "accountsToConfirm",
      (select count(*)::int from payment_lines join sanction_orders on sanction_orders.id = payment_lines.order_id
        where ${isReadyLine({ scheme: undefined, at })}) as ready,
      (select count(*)::int from payment_batches b where b.state = 'prepared') as "batchesToApprove",
      (select count(*)::int from payment_batches b where b.state = 'approved' and b.file_id is null and b.file_problem is null) as "batchesToMake",
      (select count(*)::int from payment_batches b where b.state = 'approved' and b.file_problem is not null) as "batchesFailed",
      (select count(*)::int from payment_batches b where b.state = 'approved' and b.file_id is not null) as "batchesToSend",
      (select count(*)::int from payment_batches b where b.state = 'sent') as "batchesSent",
      (select count(*)::int from payment_lines l where l.state = 'returned') as returned,
      (select count(*)::int from payment_lines l join sanction_orders o on o.id = l.order_id where l.state = 'sanctioned' and o.payer = 'dgft_direct')
        as elsewhere,
      (select count(*)::int from recoveries y where y.confirmed_at is null and y.declined_at is null) as recoveries,
      (select count(*)::int from recoveries y where y.withdrawal_asked_by is not null and y.declined_at is null and y.settled_at is null) as withdrawals,
      (select count(*)::int from ledger_closes c where c.closed_at is null) as closes`);
  if (row === undefined) throw new Error("an aggregate has a row");
  return row;
}
