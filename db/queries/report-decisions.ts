import { sql, type SQL } from "drizzle-orm";
import type { Party, State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../connection/client.ts";
import { dayInIndia, instantOf, monthInIndia, ofClaim, visibleTo, withinSpan, type ReportScope } from "./reports.ts";

/** What the reader received counts from the submission, or from the first forwarding. */
export const receivedAt = ({ reader }: ReportScope): SQL => (reader === "council" ? sql`r.submitted_at` : sql`r.first_forwarded_at`);

/** The first instant in India after the financial year of an instant. */
const yearEndOf = (at: SQL): SQL =>
  sql`(date_trunc('year', (${at} at time zone 'Asia/Kolkata') - interval '3 months') + interval '15 months') at time zone 'Asia/Kolkata'`;

/**
 * SQL: when the claims of the reader ended, by a decision of DGFT (`is_decision`) or without one, and when that was undone (`undone_at`, infinity
 * while it stands). What was undone by the end of its financial year, or of the span, is left out; what was undone later is a row of its own, so
 * that a year that is over does not change. `decided_days` are the days on which the claim stood decided before.
 */
export const endingsOf = (scope: ReportScope): SQL => {
  const yearEnd = yearEndOf(sql`d.decided_at`);
  const end = scope.span === undefined ? yearEnd : sql`least(${yearEnd}, ${instantOf(scope.span.before)})`;
  return sql`
    select r.id, r.scheme, r.submitted_at, r.decided_at as ended_at, 'infinity'::timestamptz as undone_at, true as is_decision,
      r.state = 'APPROVED_DGFT' as is_approval, r.decided_days, r.sanctioned_paise
    from reimbursements r where r.state in ('APPROVED_DGFT', 'CLOSED') and r.decided_at is not null and ${visibleTo(scope)}
    union all
    select r.id, r.scheme, r.submitted_at, r.party_since, 'infinity'::timestamptz, false, false, r.decided_days, null::bigint
    from reimbursements r where r.state = 'CLOSED' and r.decided_at is null and ${visibleTo(scope)}
    union all
    select r.id, r.scheme, r.submitted_at, d.decided_at, d.undone_at, d.kind <> 'council_close', d.kind = 'approve', d.decided_days, d.sanctioned_paise
    from (
      select d.reimbursement_id, d.kind, d.decided_at, d.sanctioned_paise, o.settled_at as undone_at,
        coalesce(sum(${dayInIndia(sql`o.settled_at`)} - ${dayInIndia(sql`d.decided_at`)}) over (
          partition by d.reimbursement_id order by d.number rows between unbounded preceding and 1 preceding
        ), 0)::int as decided_days
      from reopenings o join decisions d on d.id = o.decision_id where o.state = 'confirmed'
    ) d join reimbursements r on r.id = d.reimbursement_id
    where ${visibleTo(scope)} and d.decided_at >= ${receivedAt(scope)} and d.undone_at >= ${end}`;
};

export type ApprovalCount = { readonly month: string; readonly scheme: SchemeKind; readonly count: number };

/** Approvals by month of the decision in India (YYYY-MM) and scheme; the span is that of the decision. */
export async function countApprovals(db: Db, scope: ReportScope): Promise<ApprovalCount[]> {
  return [
    ...(await db.execute<ApprovalCount>(sql`
      select ${monthInIndia(sql`ended_at`)} as month, scheme, count(*)::int as count
      from (${endingsOf(scope)}) ended
      where is_approval and ${withinSpan(sql`ended_at`, scope.span)}
      group by 1, 2 order by 1`)),
  ];
}

export type DecisionTime = {
  /** YYYY-MM of the decision in India, or a scheme; `all` for all together. */
  readonly name: string;
  readonly decided: number;
  /** Whole days from the submission to the decision. */
  readonly medianDays: number;
  readonly p90Days: number;
  /** Average days of each party and on hold, which together are the average age. */
  readonly councilDays: number;
  readonly memberDays: number;
  readonly dgftDays: number;
  readonly heldDays: number;
};

const decisionGroups = { month: monthInIndia(sql`ended_at`), scheme: sql`scheme` } as const;

/** How long approved and refused reimbursements took from submission to decision, by month of the decision or scheme, and all together (`all`). */
export async function selectDecisionTimes(
  db: Db,
  scope: ReportScope,
  parties: readonly { readonly state: State; readonly party: Party }[],
  by: keyof typeof decisionGroups,
): Promise<DecisionTime[]> {
  const names = sql.join(
    parties.map(({ state, party }) => sql`(${state}, ${party})`),
    sql`, `,
  );
  const average = (days: SQL) => sql`round(avg(${days}), 1)::float8`;
  return [
    ...(await db.execute<DecisionTime>(sql`
      with named (state, party) as (values ${names}),
      decided as (
        select id, undone_at, ${decisionGroups[by]} as name, ${dayInIndia(sql`ended_at`)} - ${dayInIndia(sql`submitted_at`)} - decided_days as days
        from (${endingsOf(scope)}) ended
        where is_decision and ${withinSpan(sql`ended_at`, scope.span)}
      ),
      steps as (
        select d.id, d.undone_at, n.party,
          ${dayInIndia(sql`lead(h.at) over (partition by ${ofClaim}, d.undone_at order by h.version)`)} - ${dayInIndia(sql`h.at`)} as days
        from reimbursement_history h join decided d on d.id = h.reimbursement_id and h.at < d.undone_at left join named n on n.state = h.to_state
      ),
      shares as (
        select id, undone_at, coalesce(sum(days) filter (where party = 'council'), 0) as council,
          coalesce(sum(days) filter (where party = 'member'), 0) as member, coalesce(sum(days) filter (where party = 'dgft'), 0) as dgft
        from steps group by id, undone_at
      ),
      held as (
        select d.id, d.undone_at, coalesce(sum(until_on - from_on) filter (where party = 'council'), 0) as council,
          coalesce(sum(until_on - from_on) filter (where party = 'dgft'), 0) as dgft
        from reimbursement_holds h join decided d on d.id = h.reimbursement_id and h.started_at < d.undone_at group by d.id, d.undone_at
      )
      select coalesce(name, 'all') as name, count(*)::int as decided,
        percentile_disc(0.5) within group (order by days) as "medianDays", percentile_disc(0.9) within group (order by days) as "p90Days",
        ${average(sql`shares.council - coalesce(held.council, 0)`)} as "councilDays", ${average(sql`member`)} as "memberDays",
        ${average(sql`shares.dgft - coalesce(held.dgft, 0)`)} as "dgftDays", ${average(sql`coalesce(held.council + held.dgft, 0)`)} as "heldDays"
      from decided join shares using (id, undone_at) left join held using (id, undone_at)
      group by rollup (name) order by grouping(name) desc, 1`)),
  ];
}
