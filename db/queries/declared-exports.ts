import { sql } from "drizzle-orm";
import type { DeclaredExports } from "#domain/invoices/invoice-band.ts";
import { paiseOf } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";

type Declared = { firmId: string; declaredIn: DeclaredExports["declaredIn"]; reference: string; declaredOn: string; amount: string };

/**
 * The exports (FOB) that firms declared last, by firm: in a claim that was submitted from a day on, or in an approved application for membership that
 * the applicant handed to the council from this day on. An older figure is of a year too far back and does not count.
 */
export async function selectDeclaredExports(
  db: Db | Tx,
  { firmIds, fromOn }: { readonly firmIds: readonly string[]; readonly fromOn: string },
): Promise<ReadonlyMap<string, DeclaredExports>> {
  const rows = await db.execute<Declared>(sql`
    with declared as (
      select r.firm_id, 'claim' as declared_in, r.id as reference, r.submitted_at as declared_at, s.answers ->> 'fob_export_value' as amount
      from reimbursements r join reimbursement_steps s on s.reimbursement_id = r.id and s.answers ? 'fob_export_value'
      where r.firm_id in ${inList(firmIds)} and s.answers ->> 'fob_export_value' ~ '^[0-9]{1,13}([.][0-9]{1,2})?$'
      union all
      -- A reply can correct the exports: the last time that it was handed to the council counts.
      select a.firm_id, 'application', a.reference, a.waiting_since, (a.exports_paise / 100.0)::numeric(20, 2)::text
      from membership_applications a
      where a.firm_id in ${inList(firmIds)} and a.state = 'approved' and a.exports_paise is not null
    )
    select distinct on (firm_id) firm_id as "firmId", declared_in as "declaredIn", reference, amount,
      (declared_at at time zone 'Asia/Kolkata')::date::text as "declaredOn"
    from declared where declared_at >= (${fromOn}::date)::timestamp at time zone 'Asia/Kolkata'
    order by firm_id, declared_at desc, reference desc`);
  return new Map(rows.map(({ firmId, amount, ...declared }) => [firmId, { paise: paiseOf(amount), ...declared }]));
}

const inList = (ids: readonly string[]) =>
  ids.length === 0
    ? sql`(null::uuid)`
    : sql`(${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`;
