import { sql } from "drizzle-orm";
import type { Db } from "../connection/client.ts";
import { monthInIndia, visibleTo, withinSpan, type ReportScope } from "./reports.ts";

/** What was asked to be decided again in a month. Of what was decided again: how much was sanctioned then, compared with before. */
export type AskedAgainCount = {
  /** YYYY-MM in India. */
  readonly month: string;
  readonly freshLooks: number;
  readonly reopenings: number;
  readonly confirmed: number;
  readonly declined: number;
  readonly overtaken: number;
  readonly more: number;
  readonly same: number;
  readonly less: number;
};

/**
 * Fresh looks and reopenings by the month of the request, which the span is about; the officer's begin with the first forwarding. A refusal and a
 * closing sanction nothing.
 */
export async function countAskedAgain(db: Db, scope: ReportScope): Promise<AskedAgainCount[]> {
  const since = scope.reader === "council" ? sql`true` : sql`o.asked_at >= r.first_forwarded_at`;
  return [
    ...(await db.execute<AskedAgainCount>(sql`
      with asked as (
        select o.kind, o.state, ${monthInIndia(sql`o.asked_at`)} as month, coalesce(d.sanctioned_paise, 0) as before_paise,
          case when again.id is not null then coalesce(again.sanctioned_paise, 0) end as again_paise
        from reopenings o
        join reimbursements r on r.id = o.reimbursement_id
        join decisions d on d.id = o.decision_id
        left join decisions again on o.state = 'confirmed' and again.reimbursement_id = d.reimbursement_id and again.number = d.number + 1
        where ${visibleTo(scope)} and ${since} and ${withinSpan(sql`o.asked_at`, scope.span)}
      )
      select month, count(*) filter (where kind = 'fresh_look')::int as "freshLooks", count(*) filter (where kind = 'reopening')::int as reopenings,
        count(*) filter (where kind = 'reopening' and state = 'confirmed')::int as confirmed,
        count(*) filter (where state = 'declined')::int as declined, count(*) filter (where state = 'overtaken')::int as overtaken,
        count(*) filter (where again_paise > before_paise)::int as more,
        count(*) filter (where again_paise = before_paise)::int as same, count(*) filter (where again_paise < before_paise)::int as less
      from asked group by month order by month`)),
  ];
}
