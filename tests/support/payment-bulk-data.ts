import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** How many payments of how many firms, and the e-mail of the council user who is said to have recorded them all. */
export type BulkPayments = { readonly rows: number; readonly firms: number; readonly recordedBy: string };

const linesOfOrder = 50;

/** Approved claims with numbers from PAY-2627-000001, each with one payment, in every state; 50 to an order. The firms are called "Sahyadri Pay 1" and so on. */
export async function loadPayments(db: Db, { rows, firms, recordedBy }: BulkPayments): Promise<void> {
  await db.execute(sql`
    insert into firms (name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
    select 'Sahyadri Pay ' || n, 'PAY' || n, '2020-04-01', '2099-03-31', 'Desk ' || n, 'pay' || n || '@bench.example', '+91 98765 43210'
    from generate_series(1, ${firms}::int) n`);
  await db.execute(sql`
    insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at, first_forwarded_at,
      decided_at, claimed_paise, recommended_paise, sanctioned_paise, payment_status)
    select 'PAY-2627-' || lpad(n::text, 6, '0'), (array['product', 'plant', 'exhibition'])[1 + n % 3], f.id, u.id, 'APPROVED_DGFT', t.at, t.at, t.at, t.at,
      t.at, t.at, 10000000, 5000000, 5000000, ${stateOf}
    from generate_series(1, ${rows}::int) n
    cross join lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) t
    join (select id, row_number() over (order by id) - 1 as place from firms where gst_no like 'PAY%') f on f.place = n % ${firms}::int
    cross join (select id from users where email = ${recordedBy}) u`);
  await db.execute(sql`
    insert into payment_files (storage_key, sha256, size_bytes, media_type, name, uploaded_by, uploaded_at)
    select 'bench-order', repeat('0', 64), 1000, 'application/pdf', 'order.pdf', u.id, now() from users u where u.email = ${recordedBy}`);
  await db.execute(sql`
    insert into sanction_orders (number, ordered_on, budget_head, payer, file_id, recorded_by, recorded_at)
    select n || '/BENCH', date '2024-04-01' + n % 900, '3453-00-194-14-00-31', (array['council', 'council', 'dgft_direct'])[1 + n % 3], f.id, u.id, now()
    from generate_series(1, ${Math.ceil(rows / linesOfOrder)}::int) n
    cross join (select id from payment_files where storage_key = 'bench-order') f
    cross join (select id from users where email = ${recordedBy}) u`);
  await db.execute(sql`analyze reimbursements, sanction_orders`);
  await db.execute(sql`
    insert into payment_lines (order_id, reimbursement_id, firm_id, instalment, amount_paise, state, state_since, reference, paid_on, reason)
    select o.id, r.id, r.firm_id, 1, case when n % 10 = 0 then 3000000 else 5000000 end, r.payment_status, r.decided_at,
      case when r.payment_status in ('paid', 'paid_elsewhere', 'recovered') then 'UTR' || n end,
      case when r.payment_status in ('paid', 'paid_elsewhere', 'recovered') then date '2026-10-01' end,
      case when r.payment_status in ('returned', 'withheld') then 'Account closed' end
    from (select r.*, row_number() over (order by r.id) as n from reimbursements r where r.id like 'PAY-%') r
    join (select id, row_number() over (order by id) as place from sanction_orders where number like '%/BENCH') o
      on o.place = 1 + (r.n - 1) / ${linesOfOrder}::int`);
  await db.execute(sql`vacuum analyze`);
}

/** Most are paid, as after some years; of every other state there are some. */
const stateOf = sql.raw(`case when n % 100 < 70 then 'paid' else
  (array['sanctioned', 'papers_asked', 'papers_complete', 'in_batch', 'sent', 'returned', 'withheld', 'recovered', 'paid_elsewhere'])[1 + n % 9] end`);
