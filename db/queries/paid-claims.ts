import { sql } from "drizzle-orm";
import type { PaidClaim } from "#domain/reimbursements/paid-claims.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { itemCountry } from "../schema/amounts.ts";

type Paid = Omit<PaidClaim, "paise"> & { readonly paise: string };

/**
 * The claims of a firm under a scheme that were paid until a day, the first payment first. One of which the firm paid all back is left out.
 * @param until YYYY-MM-DD
 */
export async function selectPaidClaims(
  db: Db | Tx,
  { firmId, scheme, until }: { readonly firmId: string; readonly scheme: SchemeKind; readonly until: string },
): Promise<PaidClaim[]> {
  const rows = await db.execute<Paid>(sql`
    select l.reimbursement_id as id, sum(l.amount_paise - back.paise)::text as paise, max(l.paid_on)::text as "paidOn",
      json_agg(json_build_object('paise', l.amount_paise, 'paidOn', l.paid_on)) as payments,
      (min(r.submitted_at) at time zone 'Asia/Kolkata')::date::text as "claimedOn",
      (select case when count(distinct ${itemCountry}) = 1 and count(${itemCountry}) = count(*) then min(${itemCountry}) end
        from reimbursement_items item where item.reimbursement_id = l.reimbursement_id) as country
    from payment_lines l join reimbursements r on r.id = l.reimbursement_id
    cross join lateral (
      select coalesce(sum(receipt.principal_paise), 0) as paise
      from recoveries demand join recovery_receipts receipt on receipt.recovery_id = demand.id
      where demand.line_id = l.id and receipt.reversed_at is null) back
    where l.firm_id = ${firmId}::uuid and r.scheme = ${scheme} and l.state in ('paid', 'paid_elsewhere') and l.paid_on <= ${until}::date
    group by l.reimbursement_id having sum(l.amount_paise - back.paise) > 0
    order by max(l.paid_on), l.reimbursement_id`);
  return rows.map(({ paise, ...row }) => ({ ...row, paise: Number(paise) }));
}
