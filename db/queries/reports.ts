import { sql, type SQL } from "drizzle-orm";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import { stepOfItems } from "#domain/reimbursements/answer-changes.ts";
import type { Party, Reader, State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../connection/client.ts";
import { mayHaveUnsent, receivedWith } from "./reimbursements.ts";

/** The reader of a report, and its filters. */
export type ReportScope = {
  readonly reader: Exclude<Reader, "member">;
  readonly scheme: SchemeKind | undefined;
  /** From the first instant, and before the second. */
  readonly span: { readonly from: Date; readonly before: Date } | undefined;
};

export const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
/** The calendar day in India of an instant. */
export const dayInIndia = (at: SQL): SQL => sql`(${at} at time zone 'Asia/Kolkata')::date`;
/** Its month, YYYY-MM. */
export const monthInIndia = (at: SQL): SQL => sql`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** The claim of an entry `h` of the history, to be sorted by its bytes: by the rules of a language it takes three times as long. */
export const ofClaim = sql.raw('h.reimbursement_id collate "C"');

/** What this reader may count: the council submitted ones, the officer forwarded ones. */
export const visibleTo = ({ reader, scheme }: ReportScope): SQL => sql`
  ${reader === "council" ? sql`r.submitted_at is not null` : sql`r.first_forwarded_at is not null`}
  and ${scheme === undefined ? sql`true` : sql`r.scheme = ${scheme}`}`;

export const withinSpan = (column: SQL, span: ReportScope["span"]): SQL =>
  span === undefined ? sql`true` : sql`${column} >= ${instantOf(span.from)} and ${column} < ${instantOf(span.before)}`;

export type StateCount = { readonly state: State; readonly scheme: SchemeKind; readonly count: number };

/** How many reimbursements are in each state, by scheme; the span is that of their submission. */
export async function countByState(db: Db, scope: ReportScope): Promise<StateCount[]> {
  return [
    ...(await db.execute<StateCount>(sql`
      select r.state, r.scheme, count(*)::int as count from reimbursements r
      where ${visibleTo(scope)} and ${withinSpan(sql`r.submitted_at`, scope.span)}
      group by r.state, r.scheme`)),
  ];
}

/** A name of one or more states for a reader, and the party that has to act in them. */
export type Stage = { readonly state: State; readonly name: string; readonly party: Party };

export type StageWait = {
  readonly stage: string;
  /** Waits that have ended, and their whole days; null when there was none. */
  readonly ended: number;
  readonly medianDays: number | null;
  readonly p90Days: number | null;
  /** Waits that go on, and the days of the longest. */
  readonly waiting: number;
  readonly longestDays: number | null;
};

/** Of the stage that a state has. */
const ofStage = (state: SQL, stages: readonly Stage[], value: (stage: Stage) => string): SQL =>
  sql`case ${state} ${sql.join(
    stages.map((stage) => sql`when ${stage.state} then ${value(stage)}`),
    sql` `,
  )} end`;

/**
 * How long reimbursements wait in each stage, in calendar days in India without those on hold, from the append-only history. A wait
 * lasts until another party has to act, and belongs to the stage in which it began. The officer's waits begin with the first forwarding.
 * Percentiles are days that were: nine in ten waits really took no longer. Waits of the same days are counted before they are ranked.
 */
export async function selectWaitsByStage(db: Db, scope: ReportScope, stages: readonly Stage[], now: Date): Promise<StageWait[]> {
  const since = scope.reader === "council" ? sql`true` : sql`h.at >= r.first_forwarded_at`;
  const partyIn = (state: SQL): SQL => ofStage(state, stages, ({ party }) => party);
  const lastDay = sql`coalesce(${dayInIndia(sql`ended`)}, ${dayInIndia(instantOf(now))})`;
  return [
    ...(await db.execute<StageWait>(sql`
      with turns as (
        select h.reimbursement_id as claim, h.to_state, h.at as began, lead(h.at) over (partition by ${ofClaim} order by h.version) as ended
        from reimbursement_history h join reimbursements r on r.id = h.reimbursement_id
        where ${partyIn(sql`h.to_state`)} is distinct from ${partyIn(sql`h.from_state`)} and ${visibleTo(scope)} and ${since}
      ),
      waits as (
        select to_state collate "C" as state, ${dayInIndia(sql`began`)} as began_on, ${dayInIndia(sql`ended`)} as ended_on,
          case when claim in (select reimbursement_id from reimbursement_holds) then (
            select coalesce(sum(greatest(0, least(h.until_on, ${lastDay}) - h.from_on)), 0)::int from reimbursement_holds h
            where h.reimbursement_id = claim and h.started_at >= began and h.started_at < coalesce(ended, 'infinity')
          ) else 0 end as held, count(*) as waits
        from turns where ${withinSpan(sql`began`, scope.span)} group by 1, 2, 3, 4
      ),
      lengths as (
        select ${ofStage(sql`state`, stages, ({ name }) => name)} as stage, ended_on is not null as is_over,
          coalesce(ended_on, ${dayInIndia(instantOf(now))}) - began_on - held as days, sum(waits)::int as waits
        from waits group by 1, 2, 3
      ),
      ranked as (
        select *, sum(waits) over (partition by stage, is_over order by days) as up_to, sum(waits) over (partition by stage, is_over) as in_all
        from lengths where stage is not null
      )
      select stage,
        coalesce(sum(waits) filter (where is_over), 0)::int as ended,
        min(days) filter (where is_over and up_to >= in_all * 0.5) as "medianDays",
        min(days) filter (where is_over and up_to >= in_all * 0.9) as "p90Days",
        coalesce(sum(waits) filter (where not is_over), 0)::int as waiting,
        max(days) filter (where not is_over) as "longestDays"
      from ranked group by stage`)),
  ];
}

export type DeficiencyCount = {
  readonly scheme: SchemeKind;
  /** Null when the remark concerns the whole reimbursement. */
  readonly fieldName: string | null;
  readonly deficiencies: number;
  readonly reimbursements: number;
  readonly unanswered: number;
};

/** The further papers of all reimbursements are reported as one document, and their items as one. */
const reportedField = sql.raw(`regexp_replace(regexp_replace(d.field_name, '^further_paper_[0-9]+$', 'further_paper'), '^item:.*$', 'item:')`);

/** How often each document was found deficient, most often first; the span is that of the sharing. */
export async function countDeficiencies(db: Db, scope: ReportScope): Promise<DeficiencyCount[]> {
  return [
    ...(await db.execute<DeficiencyCount>(sql`
      select r.scheme, ${reportedField} as "fieldName", count(*)::int as deficiencies,
        count(distinct d.reimbursement_id)::int as reimbursements,
        count(*) filter (where d.answered_at is null)::int as unanswered
      from deficiencies d join reimbursements r on r.id = d.reimbursement_id
      where ${visibleTo(scope)} and ${withinSpan(sql`d.shared_at`, scope.span)}
      group by r.scheme, ${reportedField}
      order by deficiencies desc, r.scheme, ${reportedField}`)),
  ];
}

/** `label` is null for remarks without a phrase. */
export type ReasonCount = Omit<DeficiencyCount, "scheme" | "fieldName"> & { readonly code: string | null; readonly label: string | null };

/** How often each phrase stands in a remark that was shared, most often first; the span is that of the sharing. */
export async function countReasons(db: Db, scope: ReportScope): Promise<ReasonCount[]> {
  return [
    ...(await db.execute<ReasonCount>(sql`
      select used.code, coalesce(p.label, used.code) as label, count(*)::int as deficiencies,
        count(distinct d.reimbursement_id)::int as reimbursements,
        count(*) filter (where d.answered_at is null)::int as unanswered
      from deficiencies d join reimbursements r on r.id = d.reimbursement_id
      left join lateral unnest(d.phrase_codes) as used(code) on true
      left join phrases p on p.code = used.code
      where ${visibleTo(scope)} and ${withinSpan(sql`d.shared_at`, scope.span)}
      group by used.code, p.label
      order by deficiencies desc, used.code`)),
  ];
}

/** What the claims of a group come to, in paise as exact integers. */
export type MoneySum = {
  /** A scheme, a month of the submission in India (YYYY-MM), a country (ISO 3166-1 alpha-2, `several` or `none`) or the name of a firm. */
  readonly name: string;
  readonly claims: number;
  /** Claims whose claimed amount is not known. */
  readonly unknown: number;
  readonly claimedPaise: string;
  readonly recommendedPaise: string;
  readonly sanctionedPaise: string;
  /** By the council or by DGFT; what a firm paid back later stays counted. */
  readonly paidPaise: string;
};

const moneyGroups = {
  scheme: sql`r.scheme`,
  month: sql`${monthInIndia(sql`r.submitted_at`)}`,
  firm: sql`f.name || ' (' || f.gst_no || ')'`,
} as const;

/** What was paid for the claim `r`. */
export const paidOfClaim = sql`(select coalesce(sum(line.amount_paise), 0) from payment_lines line
  where line.reimbursement_id = r.id and line.state in ('paid', 'recovered', 'paid_elsewhere'))`;

const inSheetStates = sql.raw(`(${sheetStates.map((state) => `'${state}'`).join(", ")})`);

/** What is recommended for the claim `r`; the officer sees it only while it is as it was forwarded. */
const recommendedFor = ({ reader }: ReportScope): SQL =>
  reader === "council" ? sql`r.recommended_paise` : sql`case when r.state in ${inSheetStates} then r.recommended_paise end`;

const total = (paise: SQL): SQL => sql`coalesce(sum(${paise}), 0)::text`;

/** The amounts by scheme or month, in the order of the name, or by firm, the largest claims first; the span is that of the submission. */
export async function selectMoney(db: Db, scope: ReportScope, by: keyof typeof moneyGroups): Promise<MoneySum[]> {
  return [
    ...(await db.execute<MoneySum>(sql`
      select ${moneyGroups[by]} as name, count(*)::int as claims, count(*) filter (where r.claimed_paise is null)::int as unknown,
        ${total(sql`r.claimed_paise`)} as "claimedPaise", ${total(recommendedFor(scope))} as "recommendedPaise",
        ${total(sql`r.sanctioned_paise`)} as "sanctionedPaise", ${total(paidOfClaim)} as "paidPaise"
      from reimbursements r join firms f on f.id = r.firm_id
      where r.submitted_at is not null and ${visibleTo(scope)} and ${withinSpan(sql`r.submitted_at`, scope.span)}
      group by 1 order by ${by === "firm" ? sql`coalesce(sum(r.claimed_paise), 0) desc, 1` : sql`1`}`)),
  ];
}

/**
 * The amounts by the country of the costs. A claim that is with DGFT or decided is divided as in the sheet that was forwarded; any other
 * counts as a whole for the one country of its costs as the council received them. What was paid is divided as what was sanctioned; where
 * nothing is sanctioned any more, as what is recommended. All rows together are the sums of the other reports.
 *
 * The flags of `chosen` are for the planner: it takes `is null` of a common table for rare, and then joins row by row.
 */
export async function selectMoneyByCountry(db: Db, scope: ReportScope): Promise<MoneySum[]> {
  return [
    ...(await db.execute<MoneySum>(sql`
      with chosen as (
        select r.id, r.claimed_paise, ${recommendedFor(scope)} as recommended_paise, r.sanctioned_paise, ${paidOfClaim} as paid_paise, kept.sheet,
          kept.sheet is not null as has_sheet, received.step is null as is_as_sent, received.answers as received
        from reimbursements r
        left join lateral (
          select sheet from recommendations c
          where c.reimbursement_id = r.id and c.forwarded_at is not null and r.state in ${inSheetStates}
            and r.claimed_paise is not null and r.recommended_paise is not null
          order by c.forwarded_at desc limit 1
        ) kept on true
        left join earlier_answers received on ${mayHaveUnsent(sql`r.state`)} and received.reimbursement_id = r.id
          and received.step = ${stepOfItems} and received.submission = ${receivedWith(sql`r.id`)}
        where r.submitted_at is not null and ${visibleTo(scope)} and ${withinSpan(sql`r.submitted_at`, scope.span)}
      ),
      lines as (
        select chosen.id, coalesce(line -> 'item' ->> 'country', 'none') as name, (line ->> 'claimedPaise')::bigint as claimed,
          (line ->> 'recommendedPaise')::bigint as recommended, given.sanctioned_paise as sanctioned, paid_paise, line ->> 'costId' as cost
        from chosen cross join lateral jsonb_array_elements(chosen.sheet -> 'lines') line
        left join sanction_lines given on given.reimbursement_id = chosen.id and given.item_id::text = line ->> 'costId'
        where chosen.has_sheet
      ),
      weighted as (
        select *, case when sum(sanctioned) over claim > 0 then coalesce(sanctioned, 0) when sum(recommended) over claim > 0 then coalesce(recommended, 0)
          else (row_number() over (claim order by cost) = 1)::int end as weight
        from lines window claim as (partition by id)
      ),
      countries as (
        select id, case when min(country) = max(country) then min(country) else 'several' end as name
        from (
          select chosen.id, coalesce(item.facts ->> 'country', 'none') as country
          from chosen join reimbursement_items item on item.reimbursement_id = chosen.id
          where not chosen.has_sheet and chosen.is_as_sent
          union all
          select chosen.id, coalesce(facts ->> 'country', 'none')
          from chosen cross join lateral jsonb_array_elements(chosen.received -> 'items') facts
          where not chosen.has_sheet
        ) costs
        group by id
      ),
      divided as (
        select id, name, claimed, recommended, sanctioned, false as is_unknown, floor(paid_paise * sum(weight) over until / sum(weight) over claim)
          - floor(paid_paise * (sum(weight) over until - weight) / sum(weight) over claim) as paid
        from weighted window claim as (partition by id), until as (partition by id order by cost)
        union all
        select chosen.id, coalesce(countries.name, 'none'), claimed_paise, recommended_paise, sanctioned_paise, claimed_paise is null, paid_paise
        from chosen left join countries on countries.id = chosen.id
        where not chosen.has_sheet
      )
      select name, count(distinct id)::int as claims, count(distinct id) filter (where is_unknown)::int as unknown,
        ${total(sql`claimed`)} as "claimedPaise", ${total(sql`recommended`)} as "recommendedPaise", ${total(sql`sanctioned`)} as "sanctionedPaise",
        ${total(sql`paid`)} as "paidPaise"
      from divided group by name order by name`)),
  ];
}
