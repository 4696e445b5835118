import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/**
 * The number of the last reimbursement, of how many firms, and the e-mail of the login that is said to have filed them all. `from` is the number of
 * the first one: those before it are there already.
 */
export type BulkReimbursements = { readonly rows: number; readonly firms: number; readonly filedBy: string; readonly from?: number };

/** The reimbursements of the bulk from a number on. */
const isBulkFrom = (from: number): SQL => sql`r.id like 'BEN-%' and substring(r.id from 10)::int >= ${from}::int`;

/**
 * Submitted reimbursements with numbers from BEN-2627-000001, spread over firms, schemes and states; each with the answers,
 * verdicts, steps and one document that a list looks at. The firms are called "Sahyadri Bench 1" and so on.
 */
export async function loadReimbursements(db: Db, { rows, firms, filedBy, from = 1 }: BulkReimbursements): Promise<void> {
  await db.execute(sql`
    insert into firms (name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
    select 'Sahyadri Bench ' || n, 'BENCH' || n, '2020-04-01', '2099-03-31', 'Desk ' || n, 'desk' || n || '@bench.example', '+91 98765 43210'
    from generate_series(1, ${firms}::int) n on conflict do nothing`);
  await db.execute(sql`
    insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at, first_forwarded_at, decided_at, closed_reason)
    select 'BEN-2627-' || case when n < 1000000 then lpad(n::text, 6, '0') else n::text end, (array['product', 'plant', 'exhibition'])[1 + n % 3], f.id, u.id, s.state, s.at, s.at, s.at, s.at,
      case when s.state in ('UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT') then s.at end,
      case when s.state = 'APPROVED_DGFT' then s.at end, case when s.state = 'CLOSED' then 'Filed twice' end
    from generate_series(${from}::int, ${rows}::int) n
    cross join lateral (select now() - n * interval '1 minute' as at,
      (array['SUBMITTED', 'UNDER_REVIEW', 'DEFICIENCY_SHARED', 'RESUBMITTED', 'UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT', 'CLOSED'])[1 + n % 8] as state) s
    join (select id, row_number() over (order by id) - 1 as place from firms where gst_no like 'BENCH%') f on f.place = n % ${firms}::int
    cross join (select id from users where email = ${filedBy}) u`);
  // Or every reference below is checked by reading the whole table.
  await db.execute(sql`analyze reimbursements`);
  await db.execute(sql`
    insert into reimbursement_steps (reimbursement_id, step, answers, saved_by, saved_at)
    select id, 1, '{"firm_address": "12 Industrial Area", "has_mission_certificate": false, "has_current_certificate": false}'::jsonb, created_by, updated_at
    from reimbursements r where ${isBulkFrom(from)}`);
  await db.execute(sql`
    insert into verdicts (reimbursement_id, field_name, status, remark, document_version, set_by, set_at)
    select id, 'rcmc_certificate', 'DEFICIENT', 'The stamp is missing.', 1, created_by, updated_at from reimbursements r where ${isBulkFrom(from)}`);
  await db.execute(sql`
    insert into document_versions (reimbursement_id, field_name, version, was_submitted, created_by, created_at)
    select id, 'rcmc_certificate', 1, true, created_by, updated_at from reimbursements r where ${isBulkFrom(from)}`);
  // One file of each firm, which all its claims show.
  await db.execute(sql`
    insert into files (storage_key, sha256, size_bytes, media_type, pages, name, firm_id)
    select 'bench/' || id, repeat('0', 64), 1, 'application/pdf', 1, 'rcmc.pdf', id from firms where gst_no like 'BENCH%' on conflict do nothing`);
  await db.execute(sql`
    insert into document_version_files (version_id, position, file_id)
    select v.id, 1, f.id from document_versions v join reimbursements r on r.id = v.reimbursement_id join files f on f.storage_key = 'bench/' || r.firm_id
    where ${isBulkFrom(from)}`);
  await db.execute(sql`vacuum analyze`);
}

/** The steps of a claim from its draft to its approval: action, states, who acts. Each claim of the bulk has those that its state has behind it. */
const bulkSteps = `('start', null, 'DRAFT', 'member'), ('submit', 'DRAFT', 'SUBMITTED', 'member'), ('council_draft', 'SUBMITTED', 'UNDER_REVIEW', 'council'),
  ('council_share', 'UNDER_REVIEW', 'DEFICIENCY_SHARED', 'council'), ('reply', 'DEFICIENCY_SHARED', 'RESUBMITTED', 'member'),
  ('forward', 'RESUBMITTED', 'UNDER_REVIEW_DGFT', 'council'), ('approve', 'UNDER_REVIEW_DGFT', 'APPROVED_DGFT', 'dgft')`;

const otherDocuments = [
  "export_value_certificate",
  "products_registered",
  "foreign_certificate",
  "manufacturing_license",
  "fee_receipt",
  "undertaking",
];

/**
 * Gives those reimbursements, from a number on, a history that leads to their state, the date of their wait, further documents, and a deficiency
 * where one was shared.
 */
export async function loadHistories(
  db: Db,
  { from = 1, furtherDocuments = otherDocuments }: { readonly from?: number; readonly furtherDocuments?: readonly string[] } = {},
): Promise<void> {
  await db.execute(sql`
    insert into reimbursement_history (reimbursement_id, version, action, from_state, to_state, actor_id, actor_party, at, due_on)
    select r.id, s.place, s.action, s.from_state, s.to_state, r.created_by, s.party, r.submitted_at + (s.place - 2) * interval '1 day',
      case when s.place > 1 then (r.submitted_at + interval '40 days')::date end
    from reimbursements r cross join lateral (
      select steps.*, row_number() over () as place from (values ${sql.raw(bulkSteps)}) as steps(action, from_state, to_state, party)
    ) s
    where ${isBulkFrom(from)} and s.place <= case r.state when 'SUBMITTED' then 2 when 'UNDER_REVIEW' then 3 when 'DEFICIENCY_SHARED' then 4 when 'RESUBMITTED' then 5
      when 'UNDER_REVIEW_DGFT' then 6 when 'DEFICIENCY_DGFT' then 6 when 'APPROVED_DGFT' then 7 else 2 end`);
  await db.execute(sql`
    update reimbursements r set version = (select max(h.version) from reimbursement_history h where h.reimbursement_id = r.id)
    where ${isBulkFrom(from)}`);
  await db.execute(sql`
    update reimbursements r set due_on = (party_since + interval '40 days')::date where ${isBulkFrom(from)} and state not in ('APPROVED_DGFT', 'CLOSED')`);
  await db.execute(sql`
    insert into document_versions (reimbursement_id, field_name, version, was_submitted, created_by, created_at)
    select r.id, name, 1, true, r.created_by, r.updated_at from reimbursements r
    cross join unnest(string_to_array(${furtherDocuments.join(" ")}, ' ')) as name
    where ${isBulkFrom(from)}`);
  await db.execute(sql`
    insert into deficiencies (reimbursement_id, round, field_name, remark, origin, document_version, shared_by, shared_at, answered_at)
    select h.reimbursement_id, 1, 'rcmc_certificate', 'The stamp is missing.', 'EPCMD', 1, h.actor_id, h.at, h.at
    from reimbursement_history h join reimbursements r on r.id = h.reimbursement_id where h.action = 'council_share' and ${isBulkFrom(from)}`);
  await db.execute(sql`vacuum analyze`);
}
