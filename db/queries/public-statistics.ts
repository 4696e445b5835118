import { sql, type SQL } from "drizzle-orm";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { CountedFigure, StatisticColumn } from "#domain/site/statistics-view.ts";
import type { Db } from "../connection/client.ts";

/** `startsIn`: the year in which the financial year of the submission begins. Amounts in paise. */
export type YearOfScheme = { readonly startsIn: number; readonly scheme: SchemeKind } & Readonly<Record<StatisticColumn, CountedFigure>>;

const firmsWith = (condition: SQL): SQL => sql`count(distinct firm_id) filter (where ${condition})`;
type Behind = { readonly firms: SQL; readonly differing?: Partial<Record<StatisticColumn, SQL>> };
const figure = (value: SQL, { firms, differing = {} }: Behind): SQL => sql`json_build_object('figure', (${value})::text, 'firms', ${firmsWith(firms)},
  'differing', json_build_object(${sql.join(
    Object.entries(differing).map(([column, condition]) => sql`${column}::text, ${firmsWith(condition)}`),
    sql`, `,
  )}))`;

const amounts = { claimed: sql`claimed_paise`, sanctioned: sql`sanctioned_paise`, paid: sql`paid_paise` };
/** The sum of a column of amounts. @param before the columns with which it is compared */
const amount = (column: keyof typeof amounts, ...before: readonly (keyof typeof amounts)[]): SQL => {
  const paise = amounts[column];
  const differing = Object.fromEntries(before.map((other) => [other, sql`coalesce(${amounts[other]}, 0) <> coalesce(${paise}, 0)`]));
  return figure(sql`coalesce(sum(${paise}), 0)`, { firms: sql`${paise} > 0`, differing });
};
const isApproved = sql`is_approved`;
const approved = figure(sql`count(*) filter (where ${isApproved})`, { firms: isApproved, differing: { received: sql`not ${isApproved}` } });

/**
 * The submitted claims by scheme and financial year (April to March in India) of their submission, the newest year first. One statement over all claims.
 * @param before YYYY-MM-DD; what was submitted, decided or paid on this day in India or later does not count
 */
export async function selectYearsOfSchemes(db: Db, before: string): Promise<YearOfScheme[]> {
  const isEarlier = (at: SQL): SQL => sql`${at} < ${`${before}T00:00:00+05:30`}::timestamptz`;
  return [
    ...(await db.execute<YearOfScheme>(sql`
      with submitted as (
        select r.firm_id, r.scheme, r.claimed_paise, case when ${isEarlier(sql`r.decided_at`)} then r.sanctioned_paise end as sanctioned_paise,
          coalesce(r.state = 'APPROVED_DGFT' and ${isEarlier(sql`r.decided_at`)}, false) as is_approved,
          (select coalesce(sum(line.amount_paise), 0) from payment_lines line where line.reimbursement_id = r.id
            and line.state in ('paid', 'recovered', 'paid_elsewhere') and line.paid_on < ${before}::date) as paid_paise,
          extract(year from (r.submitted_at at time zone 'Asia/Kolkata') - interval '3 months')::int as starts_in
        from reimbursements r where ${isEarlier(sql`r.submitted_at`)}
      )
      select starts_in as "startsIn", scheme, ${figure(sql`count(*)`, { firms: sql`true` })} as received, ${approved} as approved,
        ${amount("claimed")} as claimed, ${amount("sanctioned", "claimed")} as sanctioned, ${amount("paid", "claimed", "sanctioned")} as paid
      from submitted group by 1, 2 order by 1 desc, 2`)),
  ];
}
