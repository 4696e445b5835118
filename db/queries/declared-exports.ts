import { sql } from "drizzle-orm";
import type { DeclaredExports } from "#domain/invoices/invoice-band.ts";
import { paiseOf } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { receivedStep } from "./reimbursements.ts";

type Declared = { firmId: string; declaredIn: DeclaredExports["declaredIn"]; reference: string; declaredOn: string; amount: string };

/**
 * The exports (FOB) that firms declared last, by firm: in a claim that was submitted from a day on, as the council received it, or in an
 * approved application for membership that the applicant handed to the council from this day on. What an officer read in the certificate of a
 * claim stands before all that the firm declared in the same financial year. An older figure is of a year too far back and does not count.
 * @param saidBy "firm" leaves out what an officer read, which is private to the council
 */
export async function selectDeclaredExports(
  db: Db | Tx,
  { firmIds, fromOn, saidBy }: { readonly firmIds: readonly string[]; readonly fromOn: string; readonly saidBy: "firm" | "all" },
): Promise<ReadonlyMap<string, DeclaredExports>> {
  const rows = await db.execute<Declared>(sql`
    with declared as (
      -- A reply that is not sent yet does not count, and neither does a claim that the firm withdrew.
      select r.firm_id, 'claim' as declared_in, r.id as reference, r.submitted_at as declared_at, received.amount
      from reimbursements r join reimbursement_steps s on s.reimbursement_id = r.id and s.answers ? 'fob_export_value',
        lateral (select ${receivedStep(sql`r.id`)} ->> 'fob_export_value' as amount) received
      where r.firm_id in ${inList(firmIds)} and received.amount ~ '^[0-9]{1,13}([.][0-9]{1,2})?$'
        and ${isNotWithdrawn}
      union all
      select r.firm_id, 'certificate', r.id, r.submitted_at, (p.turnover_paise / 100.0)::numeric(20, 2)::text
      from reimbursements r join proved_facts p on p.reimbursement_id = r.id
      where r.firm_id in ${inList(firmIds)} and p.turnover_paise is not null and ${isNotWithdrawn} and ${saidBy === "all"}
      union all
      -- A reply can correct the exports: the last time that it was handed to the council counts.
      select a.firm_id, 'application', a.reference, a.waiting_since, (a.exports_paise / 100.0)::numeric(20, 2)::text
      from membership_applications a
      where a.firm_id in ${inList(firmIds)} and a.state = 'approved' and a.exports_paise is not null
    )
    select distinct on (firm_id) firm_id as "firmId", declared_in as "declaredIn", reference, amount,
      (declared_at at time zone 'Asia/Kolkata')::date::text as "declaredOn"
    from declared where declared_at >= (${fromOn}::date)::timestamp at time zone 'Asia/Kolkata'
    -- The exports of one year are those of the certificate, also where a later claim has the typed ones again.
    order by firm_id, date_trunc('year', (declared_at at time zone 'Asia/Kolkata') - interval '3 months') desc, declared_in = 'certificate' desc,
      declared_at desc, reference desc`);
  return new Map(rows.map(({ firmId, amount, ...declared }) => [firmId, { paise: paiseOf(amount), ...declared }]));
}

const isNotWithdrawn = sql`
  not (r.state = 'CLOSED' and exists (select from reimbursement_history h where h.reimbursement_id = r.id and h.action = 'withdraw'))`;

const inList = (ids: readonly string[]) =>
  ids.length === 0
    ? sql`(null::uuid)`
    : sql`(${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`;
