import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** How many reimbursements of how many firms, and the e-mail of the login that is said to have filed them all. */
export type BulkReimbursements = { readonly rows: number; readonly firms: number; readonly filedBy: string };

/**
 * Submitted reimbursements with numbers from BEN-2627-000001, spread over firms, schemes and states; each with the answers,
 * verdicts, steps and one document that a list looks at. The firms are called "Sahyadri Bench 1" and so on.
 */
export async function loadReimbursements(db: Db, { rows, firms, filedBy }: BulkReimbursements): Promise<void> {
  await db.execute(sql`
    insert into firms (name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
    select 'Sahyadri Bench ' || n, 'BENCH' || n, '2020-04-01', '2099-03-31', 'Desk ' || n, 'desk' || n || '@bench.example', '+91 98765 43210'
    from generate_series(1, ${firms}::int) n`);
  await db.execute(sql`
    insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at, first_forwarded_at, decided_at, closed_reason)
    select 'BEN-2627-' || lpad(n::text, 6, '0'), (array['product', 'plant', 'exhibition'])[1 + n % 3], f.id, u.id, s.state, s.at, s.at, s.at, s.at,
      case when s.state in ('UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT') then s.at end,
      case when s.state = 'APPROVED_DGFT' then s.at end, case when s.state = 'CLOSED' then 'Filed twice' end
    from generate_series(1, ${rows}::int) n
    cross join lateral (select now() - n * interval '1 minute' as at,
      (array['SUBMITTED', 'UNDER_REVIEW', 'DEFICIENCY_SHARED', 'RESUBMITTED', 'UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT', 'CLOSED'])[1 + n % 8] as state) s
    join (select id, row_number() over (order by id) - 1 as place from firms where gst_no like 'BENCH%') f on f.place = n % ${firms}::int
    cross join (select id from users where email = ${filedBy}) u`);
  // Or every reference below is checked by reading the whole table.
  await db.execute(sql`analyze reimbursements`);
  await db.execute(sql`
    insert into reimbursement_steps (reimbursement_id, step, answers, saved_by, saved_at)
    select id, 1, '{"firm_address": "12 Industrial Area", "has_mission_certificate": false, "has_current_certificate": false}'::jsonb, created_by, updated_at
    from reimbursements where id like 'BEN-%'`);
  await db.execute(sql`
    insert into verdicts (reimbursement_id, field_name, status, remark, document_version, set_by, set_at)
    select id, 'rcmc_certificate', 'DEFICIENT', 'The stamp is missing.', 1, created_by, updated_at from reimbursements where id like 'BEN-%'`);
  await db.execute(sql`
    insert into document_versions (reimbursement_id, field_name, version, was_submitted, created_by, created_at)
    select id, 'rcmc_certificate', 1, true, created_by, updated_at from reimbursements where id like 'BEN-%'`);
  // One file of each firm, which all its claims show.
  await db.execute(sql`
    insert into files (storage_key, sha256, size_bytes, media_type, pages, name, firm_id)
    select 'bench/' || id, repeat('0', 64), 1, 'application/pdf', 1, 'rcmc.pdf', id from firms where gst_no like 'BENCH%'`);
  await db.execute(sql`
    insert into document_version_files (version_id, position, file_id)
    select v.id, 1, f.id from document_versions v join reimbursements r on r.id = v.reimbursement_id join files f on f.storage_key = 'bench/' || r.firm_id
    where r.id like 'BEN-%'`);
  await db.execute(sql`vacuum analyze`);
}
