import { sql, type SQL } from "drizzle-orm";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { CountedFigure, StatisticColumn } from "#domain/site/statistics-view.ts";
import type { Db } from "../connection/client.ts";
import { paidOfClaim } from "./reports.ts";

/** `startsIn`: the year in which the financial year of the submission begins. Amounts in paise. */
export type YearOfScheme = { readonly startsIn: number; readonly scheme: SchemeKind } & Readonly<Record<StatisticColumn, CountedFigure>>;

const figure = (value: SQL, isBehind: SQL): SQL =>
  sql`json_build_object('figure', (${value})::text, 'firms', count(distinct firm_id) filter (where ${isBehind}))`;
const amount = (paise: SQL): SQL => figure(sql`coalesce(sum(${paise}), 0)`, sql`${paise} > 0`);

/** The submitted claims by scheme and financial year (April to March in India) of their submission, the newest year first. One statement over all claims. */
export async function selectYearsOfSchemes(db: Db): Promise<YearOfScheme[]> {
  return [
    ...(await db.execute<YearOfScheme>(sql`
      with submitted as (
        select r.firm_id, r.scheme, r.state, r.claimed_paise, r.sanctioned_paise, ${paidOfClaim} as paid_paise,
          extract(year from (r.submitted_at at time zone 'Asia/Kolkata') - interval '3 months')::int as starts_in
        from reimbursements r where r.submitted_at is not null
      )
      select starts_in as "startsIn", scheme, ${figure(sql`count(*)`, sql`true`)} as received,
        ${figure(sql`count(*) filter (where state = 'APPROVED_DGFT')`, sql`state = 'APPROVED_DGFT'`)} as approved,
        ${amount(sql`claimed_paise`)} as claimed, ${amount(sql`sanctioned_paise`)} as sanctioned, ${amount(sql`paid_paise`)} as paid
      from submitted group by 1, 2 order by 1 desc, 2`)),
  ];
}
