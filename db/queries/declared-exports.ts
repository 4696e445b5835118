import { sql } from "drizzle-orm";
import type { DeclaredExports } from "#domain/invoices/invoice-band.ts";
import { paiseOf } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";

/**
 * The exports (FOB) that firms declared last, by firm: in a claim that was submitted from a day on. An older figure is of a year too far
 * back and does not count.
 */
export async function selectDeclaredExports(
  db: Db | Tx,
  { firmIds, fromOn }: { readonly firmIds: readonly string[]; readonly fromOn: string },
): Promise<ReadonlyMap<string, DeclaredExports>> {
  const rows = await db.execute<{ firmId: string; reimbursementId: string; submittedOn: string; amount: string }>(sql`
    select distinct on (r.firm_id) r.firm_id as "firmId", r.id as "reimbursementId", s.answers ->> 'fob_export_value' as amount,
      (r.submitted_at at time zone 'Asia/Kolkata')::date::text as "submittedOn"
    from reimbursements r join reimbursement_steps s on s.reimbursement_id = r.id and s.answers ? 'fob_export_value'
    where r.firm_id in ${inList(firmIds)} and r.submitted_at >= (${fromOn}::date)::timestamp at time zone 'Asia/Kolkata'
      and s.answers ->> 'fob_export_value' ~ '^[0-9]{1,13}([.][0-9]{1,2})?$'
    order by r.firm_id, r.submitted_at desc, r.id desc`);
  return new Map(rows.map(({ firmId, amount, reimbursementId, submittedOn }) => [firmId, { paise: paiseOf(amount), reimbursementId, submittedOn }]));
}

const inList = (ids: readonly string[]) =>
  ids.length === 0
    ? sql`(null::uuid)`
    : sql`(${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`;
