import { sql, type SQL } from "drizzle-orm";
import type { Party, State } from "#domain/reimbursements/lifecycle.ts";
import type { DueState } from "#domain/reimbursements/due-state.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../connection/client.ts";
import { inDueState } from "./due-states.ts";
import { endingsOf, receivedAt } from "./report-decisions.ts";
import { dayInIndia, instantOf, monthInIndia, ofClaim, visibleTo, withinSpan, type ReportScope } from "./reports.ts";

/** The party that has to act in a state. */
export type StateParty = { readonly state: State; readonly party: Party };

const partiesOf = (parties: readonly StateParty[]): SQL =>
  sql.join(
    parties.map(({ state, party }) => sql`(${state}, ${party})`),
    sql`, `,
  );

export type MonthFlow = {
  /** YYYY-MM in India; `before` for all that was before the span. */
  readonly month: string;
  readonly received: number;
  readonly decided: number;
  /** Closed by the council or withdrawn. */
  readonly closed: number;
  /** Pending again after one of these ends was undone in a later financial year. */
  readonly reopened: number;
};

/** What came in and what went out, by month in India, up to the end of the span. */
export async function selectFlow(db: Db, scope: ReportScope): Promise<MonthFlow[]> {
  const { span } = scope;
  const month =
    span === undefined ? monthInIndia(sql`at`) : sql`case when at < ${instantOf(span.from)} then 'before' else ${monthInIndia(sql`at`)} end`;
  return [
    ...(await db.execute<MonthFlow>(sql`
      with ended as (${endingsOf(scope)}),
      events (at, received, decided, closed, reopened) as (
        select ${receivedAt(scope)}, 1, 0, 0, 0 from reimbursements r where ${visibleTo(scope)}
        union all select ended_at, 0, is_decision::int, (not is_decision)::int, 0 from ended
        union all select undone_at, 0, 0, 0, 1 from ended where undone_at < 'infinity'
      )
      select ${month} as month, sum(received)::int as received, sum(decided)::int as decided, sum(closed)::int as closed, sum(reopened)::int as reopened
      from events
      where ${span === undefined ? sql`true` : sql`at < ${instantOf(span.before)}`}
      group by 1 order by 1`)),
  ];
}

/** `place` counts the groups of ages from 0. */
export type AgeCount = { readonly place: number; readonly party: Exclude<Party, "nobody">; readonly count: number; readonly oldestDays: number };

/**
 * How old the claims are that wait now, in days since the submission without those on which they stood decided; the span is that of the submission.
 * @param upTo the last day of each group of ages; one more group has the rest
 */
export async function countAges(db: Db, scope: ReportScope, upTo: readonly number[], parties: readonly StateParty[], now: Date): Promise<AgeCount[]> {
  const age = sql`${dayInIndia(instantOf(now))} - ${dayInIndia(sql`r.submitted_at`)} - r.decided_days`;
  const bounds = sql.raw(`array[${upTo.map((last) => last + 1).join(", ")}]`);
  return [
    ...(await db.execute<AgeCount>(sql`
      with named (state, party) as (values ${partiesOf(parties)})
      select width_bucket(${age}, ${bounds}) as place, n.party, count(*)::int as count, max(${age}) as "oldestDays"
      from reimbursements r join named n on n.state = r.state
      where n.party <> 'nobody' and ${visibleTo(scope)} and ${withinSpan(sql`r.submitted_at`, scope.span)}
      group by 1, 2`)),
  ];
}

/** The entries of the history `h` that can move the due date: changes of state, holds, and drafts, whose costs or intent choose target days. */
const movesDueDate = sql`(h.to_state is distinct from h.from_state or h.action like '%hold' or h.action = 'council_draft')`;

/** The date by which the wait before an entry of the history `h` was to end; in earlier releases it may stand only in the entry before. */
const dueBefore = sql`coalesce((h.detail ->> 'waitDueOn')::date, lag(h.due_on) over earlier)`;

export type TargetCount = {
  readonly party: Exclude<Party, "nobody">;
  /** Waits that ended by their date and after it; those of before dates were kept are in neither. */
  readonly inTime: number;
  readonly late: number;
};

/** The waits of each party that ended, against the date that each had at its end; the span is that of the end. */
export async function countAgainstTargets(db: Db, scope: ReportScope, parties: readonly StateParty[]): Promise<TargetCount[]> {
  const since = scope.reader === "council" ? sql`true` : sql`h.at >= r.first_forwarded_at`;
  return [
    ...(await db.execute<TargetCount>(sql`
      with named (state, party) as (values ${partiesOf(parties)}),
      steps as (
        select h.at, n.party, lag(n.party) over earlier as before, ${dueBefore} as due_on
        from reimbursement_history h
        join reimbursements r on r.id = h.reimbursement_id
        join named n on n.state = h.to_state
        where ${movesDueDate} and ${visibleTo(scope)} and ${since}
        window earlier as (partition by ${ofClaim} order by h.version)
      )
      select before as party, count(*) filter (where ${dayInIndia(sql`at`)} <= due_on)::int as "inTime",
        count(*) filter (where ${dayInIndia(sql`at`)} > due_on)::int as late
      from steps where party <> before and before <> 'nobody' and due_on is not null and ${withinSpan(sql`at`, scope.span)}
      group by before`)),
  ];
}

export type DueCount = { readonly party: Exclude<Party, "nobody"> } & Readonly<Record<DueState, number>>;

/** How the waits that go on stand against their targets, by party; the span does not count. @param today YYYY-MM-DD in India */
export async function countDueStates(db: Db, scope: ReportScope, parties: readonly StateParty[], today: string): Promise<DueCount[]> {
  const counted = (state: DueState): SQL => sql`count(*) filter (where ${inDueState(state, today)})::int as ${sql.raw(`"${state}"`)}`;
  return [
    ...(await db.execute<DueCount>(sql`
      with named (state, party) as (values ${partiesOf(parties)})
      select n.party, ${sql.join((["overdue", "due", "within", "held"] as const).map(counted), sql`, `)}
      from reimbursements r join named n on n.state = r.state
      where n.party <> 'nobody' and ${visibleTo(scope)}
      group by n.party`)),
  ];
}

export type FirstTimeRight = { readonly scheme: SchemeKind; readonly fieldName: string; readonly received: number; readonly right: number };

/** Of the claims that were forwarded: in how many each document came, and in how many none of it was ever asked again. The span is that of the first forwarding. */
export async function countFirstTimeRight(db: Db, scope: ReportScope): Promise<FirstTimeRight[]> {
  return [
    ...(await db.execute<FirstTimeRight>(sql`
      with chosen as (
        select r.id, r.scheme from reimbursements r
        where r.first_forwarded_at is not null and ${visibleTo(scope)} and ${withinSpan(sql`r.first_forwarded_at`, scope.span)}
      ),
      given as (
        select chosen.id, chosen.scheme, v.field_name from document_versions v join chosen on chosen.id = v.reimbursement_id
        where v.is_current and v.name is null and (v.was_submitted or v.version > 1)
      ),
      flagged as (select distinct d.reimbursement_id, d.field_name from deficiencies d join chosen on chosen.id = d.reimbursement_id)
      select given.scheme, given.field_name as "fieldName", count(*)::int as received, count(*) filter (where flagged.field_name is null)::int as right
      from given left join flagged on flagged.reimbursement_id = given.id and flagged.field_name = given.field_name
      group by 1, 2`)),
  ];
}

export type YearFigures = {
  /** Null for all schemes together. */
  readonly scheme: SchemeKind | null;
  readonly received: number;
  readonly decided: number;
  readonly pending: number;
  readonly medianDays: number | null;
  readonly p90Days: number | null;
  /** Decided in the span, of which an office took longer than its target at least once. */
  readonly overTarget: number;
  /** In paise, exact. */
  readonly sanctionedPaise: string;
  readonly paidPaise: string;
};

/** The figures of one year by scheme, and of all schemes together in the last row. */
export async function selectYearFigures(
  db: Db,
  { from, before }: { readonly from: Date; readonly before: Date },
  parties: readonly StateParty[],
): Promise<YearFigures[]> {
  const [first, end] = [instantOf(from), instantOf(before)];
  const inYear = (at: SQL): SQL => sql`${at} >= ${first} and ${at} < ${end}`;
  return [
    ...(await db.execute<YearFigures>(sql`
      with named (state, party) as (values ${partiesOf(parties)}),
      ended as (${endingsOf({ reader: "council", scheme: undefined, span: { from, before } })}),
      decided as (
        select id, scheme, undone_at, ${dayInIndia(sql`ended_at`)} - ${dayInIndia(sql`submitted_at`)} - decided_days as days, sanctioned_paise
        from ended where is_decision and ${inYear(sql`ended_at`)}
      ),
      late as (
        select distinct steps.id, steps.undone_at from (
          select decided.id, decided.undone_at, h.at, n.party, lag(n.party) over earlier as before, ${dueBefore} as due_on
          from reimbursement_history h join decided on decided.id = h.reimbursement_id and h.at < decided.undone_at
          join named n on n.state = h.to_state
          where ${movesDueDate}
          window earlier as (partition by ${ofClaim}, decided.undone_at order by h.version)
        ) steps
        where party <> before and before in ('council', 'dgft') and ${dayInIndia(sql`at`)} > due_on
      ),
      flow as (
        select scheme, coalesce(sum(received), 0)::int as received, coalesce(sum(pending), 0)::int as pending from (
          select r.scheme, (r.submitted_at >= ${first})::int as received, 1 as pending from reimbursements r where r.submitted_at < ${end}
          union all select scheme, 0, -1 from ended where submitted_at < ${end} and ended_at < ${end} and undone_at >= ${end}
        ) claims group by rollup (scheme)
      ),
      outcome as (
        select scheme, count(*)::int as decided, percentile_disc(0.5) within group (order by days) as median,
          percentile_disc(0.9) within group (order by days) as p90, count(*) filter (where late.id is not null)::int as late,
          coalesce(sum(sanctioned_paise), 0) as sanctioned
        from decided left join late using (id, undone_at) group by rollup (scheme)
      ),
      paid as (
        select r.scheme, sum(line.amount_paise) as paise from payment_lines line join reimbursements r on r.id = line.reimbursement_id
        where line.state in ('paid', 'recovered', 'paid_elsewhere') and line.paid_on >= ${dayInIndia(first)} and line.paid_on < ${dayInIndia(end)}
        group by rollup (r.scheme)
      )
      select flow.scheme, flow.received, flow.pending, coalesce(outcome.decided, 0) as decided, outcome.median as "medianDays", outcome.p90 as "p90Days",
        coalesce(outcome.late, 0) as "overTarget", coalesce(outcome.sanctioned, 0)::text as "sanctionedPaise", coalesce(paid.paise, 0)::text as "paidPaise"
      from flow
      left join outcome on outcome.scheme is not distinct from flow.scheme
      left join paid on paid.scheme is not distinct from flow.scheme
      order by flow.scheme nulls last`)),
  ];
}
