import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { stepOfItems } from "#domain/reimbursements/answer-changes.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import { allAnswers } from "#domain/reimbursements/derive.ts";
import { rateDayFacts, type Item } from "#domain/reimbursements/items.ts";
import { earlierClaimQuestions } from "#domain/reimbursements/paid-claims.ts";
import type { ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Assessment } from "#domain/reimbursements/sheet.ts";
import type { SecondLookReason } from "#domain/reviews/second-look.ts";
import type { Db, Tx } from "../connection/client.ts";
import { reimbursementItems, reimbursementRates } from "../schema/amounts.ts";
import { exchangeRates } from "../schema/rules.ts";
import type { ExchangeRate } from "./exchange-rates.ts";
import type { StoredItem } from "./items.ts";
import { countsForDecision } from "./payment-lines.ts";
import { mayHaveUnsent, receivedStep, receivedWith, StoredAnswers } from "./reimbursements.ts";

/**
 * What another claim draws for one of its items: as the last forwarded sheet recommends it, after the approval as it is sanctioned, less what the
 * firm paid back.
 */
export type DrawnItem = {
  /** The day on which that claim was filed, YYYY-MM-DD in India. */
  readonly filedOn: string;
  readonly item: Item;
  readonly paise: number;
};

/** A claim that was submitted and not closed: one row for each item that names an event, or one without facts. */
export type FiledEvent = { readonly facts: Readonly<Record<string, string>> | null };

/** A fair of the council at whose entrance the firm was checked in; its last day is YYYY-MM-DD, its country ISO 3166-1 alpha-2. */
export type AttendedFair = { readonly event: string; readonly event_to: string; readonly country?: string };

/** The other claims of a firm under a scheme, and the fairs that it attended where the scheme is for exhibitions. */
export type ClaimsOfFirm = {
  readonly drawn: readonly DrawnItem[];
  readonly filed: readonly FiledEvent[];
  readonly attended: readonly AttendedFair[];
};

/** All that a sheet is computed from but rules and holidays. Dates are calendar dates in India, YYYY-MM-DD. */
export type ClaimFactsRow = ClaimsOfFirm & {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly rulesUntil: number | null;
  /** The day of the submission; today for a draft. */
  readonly filedOn: string;
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
  /** The firm answers in the claim that it claimed before, ever or in this year. */
  readonly statesEarlier: boolean;
  /** In their order. */
  readonly items: readonly { readonly id: string; readonly kind: string; readonly facts: Readonly<Record<string, string>> }[];
  readonly assessments: readonly Assessment[];
  /** Items and assessments as the council received them; null while the firm has changed no item since. */
  readonly received: Answers | null;
  /** What the documents prove about the firm; null while no officer has said so. */
  readonly proved: ProvedFacts | null;
  /** The rates that the claim keeps. */
  readonly pinned: readonly ExchangeRate[];
  /** The recommendation that waits for a second person of the council; `preparedAt` is ISO 8601. */
  readonly prepared: {
    readonly recommendedPaise: number;
    readonly preparedBy: string;
    readonly preparedByName: string;
    readonly preparedAt: string;
    readonly secondLook: SecondLookReason | null;
    readonly comment: string;
  } | null;
  /** The office's rates of the days that its items name, and of the day on which it was filed. */
  readonly rates: readonly ExchangeRate[];
};

/**
 * What some claims are computed from, in one statement whatever their number. Claims that were filed after a claim are not among its others.
 * @param today YYYY-MM-DD in India, on which a draft counts as filed
 */
export async function selectClaimFacts(db: Db | Tx, ids: readonly string[], today: string, of: AnswersOf): Promise<ClaimFactsRow[]> {
  const rateDays = sql.raw(rateDayFacts.map((name) => `(i.facts ->> '${name}')`).join(", "));
  const facts = await db.execute<Omit<ClaimFactsRow, "received"> & { received: unknown }>(sql`
    select r.id, r.scheme, r.rules_until as "rulesUntil", filed.on_date as "filedOn",
      f.membership_start_on as "membershipStartOn", f.membership_end_on as "membershipEndOn", ${statesEarlier(of)} as "statesEarlier",
      (select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'facts', i.facts) order by i.position, i.id), '[]'::json)
        from reimbursement_items i where i.reimbursement_id = r.id) as items,
      (select coalesce(json_agg(json_build_object('itemId', a.item_id, 'admissiblePaise', a.admissible_paise, 'reasonCode', a.reason_code, 'reason', a.reason)), '[]'::json)
        from assessments a where a.reimbursement_id = r.id) as assessments,
      received.answers as received,
      (select ${provedJson} from proved_facts p where p.reimbursement_id = r.id) as proved,
      (select coalesce(json_agg(${rateJson}), '[]'::json) from reimbursement_rates x where x.reimbursement_id = r.id) as pinned,
      (select coalesce(json_agg(${rateJson}), '[]'::json) from exchange_rates x where (x.currency, x.on_date) in (
        select i.facts ->> 'currency', day.on_date::date from (
          select facts from reimbursement_items where reimbursement_id = r.id union all select jsonb_array_elements(received.answers -> 'items')) i
        cross join lateral (values (filed.on_date), ${rateDays}) day(on_date)
        where i.facts ? 'currency' and day.on_date is not null)) as rates,
      (select json_build_object('recommendedPaise', c.recommended_paise, 'preparedBy', c.prepared_by, 'preparedByName', u.name, 'preparedAt', c.prepared_at, 'secondLook', c.second_look, 'comment', c.comment)
        from recommendations c join users u on u.id = c.prepared_by where c.reimbursement_id = r.id and c.forwarded_at is null
        order by c.prepared_at desc limit 1) as prepared,
      ${drawnOf(sql`r.firm_id`, sql`r.scheme`, sql`o.id <> r.id`)} as drawn,
      ${filedOf(sql`r.firm_id`, sql`r.scheme`, sql`o.id <> r.id and (r.submitted_at is null or o.submitted_at < r.submitted_at)`)} as filed,
      ${attendedOf(sql`r.firm_id`, sql`r.scheme`, sql`(r.submitted_at is null or t.checked_in_at < r.submitted_at)`)} as attended
    from reimbursements r
    join firms f on f.id = r.firm_id
    cross join lateral (select coalesce((r.submitted_at at time zone 'Asia/Kolkata')::date::text, ${today}) as on_date) filed
    left join earlier_answers received on received.reimbursement_id = r.id and received.step = ${stepOfItems}
      and received.submission = ${receivedWith(sql`r.id`)}
    where ${isOneOf(ids)}`);
  return facts.map((row) => ({ ...row, received: row.received === null ? null : StoredAnswers.parse(row.received) }));
}

/** SQL: true when the firm answers in the claim `r` that it claimed before, ever or in this year. */
function statesEarlier(of: AnswersOf): SQL {
  const answers = of === "saved" ? sql`s.answers` : receivedStep(sql`r.id`);
  const isYes = earlierClaimQuestions.map(({ scheme, step, name }) => {
    const question = sql.raw(`r.scheme = '${scheme}' and s.step = ${step}`);
    return sql`${question} and ${answers} -> ${sql.raw(`'${name}'`)} = 'true'`;
  });
  return sql`exists (select from reimbursement_steps s where s.reimbursement_id = r.id and (${sql.join(isYes, sql` or `)}))`;
}

/** What decides which items of a claim are proved. */
export type ProofsRow = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly answers: Answers;
  /** The wire names of the documents that have a file. */
  readonly documents: readonly string[];
};

/**
 * What a submitted claim is read for: `received` is what the council has, `saved` is what the firm has typed since and not sent, too.
 * In a claim in which the firm prepares no reply they are the same.
 */
export type AnswersOf = "received" | "saved";

/** The answers and documents of some claims, in one statement whatever their number. */
export async function selectProofs(db: Db | Tx, ids: readonly string[], of: AnswersOf): Promise<ProofsRow[]> {
  if (ids.length === 0) return [];
  const isCounted =
    of === "saved"
      ? sql`d.is_current`
      : sql`d.version = (select max(version) from document_versions o
          where o.reimbursement_id = d.reimbursement_id and o.field_name = d.field_name and o.was_submitted)`;
  const answers = of === "saved" ? sql`s.answers` : receivedStep(sql`r.id`);
  const rows = await db.execute<Omit<ProofsRow, "answers"> & { answers: unknown[] }>(sql`
    select r.id, r.scheme,
      (select coalesce(json_agg(${answers} order by s.step), '[]'::json) from reimbursement_steps s where s.reimbursement_id = r.id) as answers,
      (select coalesce(json_agg(d.field_name), '[]'::json) from document_versions d where d.reimbursement_id = r.id and ${isCounted}
        and exists (select from document_version_files f where f.version_id = d.id)) as documents
    from reimbursements r where ${isOneOf(ids)}`);
  return rows.map(({ answers, ...row }) => ({ ...row, answers: allAnswers(answers.map((step) => ({ answers: StoredAnswers.parse(step) }))) }));
}

/** The claims `r` with these ids. For one claim PostgreSQL keeps its plan. With a list it plans each call, which takes longer than to run it for one. */
const isOneOf = (ids: readonly string[]): SQL => (ids.length === 1 ? sql`r.id = ${ids[0]}` : sql`r.id = any(string_to_array(${ids.join(" ")}, ' '))`);

/** What the newest forwarded claim proves about its firm, as it was forwarded last, and the day on which that claim was filed. */
export type LastProved = { readonly proved: (ProvedFacts & { readonly filedOn: string }) | null };

/** What a firm has drawn and filed under a scheme, and what is known of it from its claims of all schemes. */
export async function selectClaimsOfFirm(db: Db | Tx, firmId: string, scheme: SchemeKind): Promise<ClaimsOfFirm & LastProved> {
  const [of, under] = [sql`${firmId}::uuid`, sql`${scheme}::text`];
  const [row] = await db.execute<ClaimsOfFirm & LastProved>(sql`select ${drawnOf(of, under, sql`true`)} as drawn,
    ${filedOf(of, under, sql`true`)} as filed, ${attendedOf(of, under, sql`true`)} as attended,
    (select (forwarded.sheet -> 'proved') || jsonb_build_object('filedOn', forwarded.sheet -> 'filedOn')
      from reimbursements o ${joinForwarded} where o.firm_id = ${of} and forwarded.sheet ? 'proved'
      order by o.submitted_at desc, o.id desc limit 1) as proved`);
  return row ?? { drawn: [], filed: [], attended: [], proved: null };
}

// A notice that nobody has stated is left out, as in the sheets that earlier releases stored.
const provedJson = sql`jsonb_build_object('firmClass', p.firm_class, 'isSpecialGroup', p.is_special_group, 'turnoverPaise', p.turnover_paise,
  'intentFiledOn', p.intent_filed_on) || jsonb_strip_nulls(jsonb_build_object('noticeGivenOn', p.notice_given_on))`;
const rateJson = sql`json_build_object('currency', x.currency, 'onDate', x.on_date, 'rate', x.rate::text, 'source', x.source)`;

/** SQL: joins to a claim `o` its recommendation that was forwarded last; a claim without one is left out. */
const joinForwarded = sql`
  cross join lateral (select id, sheet from recommendations c where c.reimbursement_id = o.id and c.forwarded_at is not null
    order by c.forwarded_at desc limit 1) forwarded`;

/** What the firm paid back of what is approved for the claim `o` now: the principal of the receipts that count. */
const paidBack = sql`(select coalesce(sum(receipt.principal_paise), 0) from payment_lines paid join recoveries back on back.line_id = paid.id
  join recovery_receipts receipt on receipt.recovery_id = back.id
  where paid.reimbursement_id = o.id and ${countsForDecision(sql`paid`)} and receipt.reversed_at is null)`;

/**
 * The items of other claims `o` that were forwarded and not closed. A refused sheet counts again only while DGFT decides on it again, once DGFT has
 * then approved it, or after it is forwarded again. The decision that was undone stays in the table, so the state is asked, too. What was paid
 * back is divided as what is sanctioned; the last item takes the rest.
 */
const drawnOf = (firmId: SQL, scheme: SQL, isOther: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('filedOn', given.filed_on, 'item', given.item, 'paise', given.paise - coalesce(
    floor(given.back * given.until / nullif(given.total, 0))
      - floor(given.back * (given.until - given.paise) / nullif(given.total, 0)), 0))), '[]'::json)
  from (
    select forwarded.sheet ->> 'filedOn' as filed_on, line.value -> 'item' as item, of_line.paise,
      case when o.sanctioned_paise is null then 0 else ${paidBack} end as back,
      sum(of_line.paise) over (partition by o.id order by line.place) as until, sum(of_line.paise) over (partition by o.id) as total
    from reimbursements o ${joinForwarded}
    cross join lateral jsonb_array_elements(forwarded.sheet -> 'lines') with ordinality line(value, place)
    left join sanction_lines s on s.reimbursement_id = o.id and s.item_id = (line.value ->> 'costId')::uuid
    cross join lateral (select case when o.sanctioned_paise is null then coalesce((line.value ->> 'recommendedPaise')::bigint, 0)
      else coalesce(s.sanctioned_paise, 0) end as paise) of_line
    where o.firm_id = ${firmId} and o.scheme = ${scheme} and o.state <> 'CLOSED' and ${isOther}
      and (o.state in ('UNDER_REVIEW_DGFT', 'APPROVED_DGFT')
        or not exists (select from decisions d where d.reimbursement_id = o.id and d.recommendation_id = forwarded.id and d.kind <> 'approve'))
  ) given)`;

/**
 * SQL: joins to a submitted claim `o` the facts `i` of each of its items that names an event, as the council received them; one row without
 * facts where none does.
 */
export const joinReceivedEvents = sql`
  cross join lateral (select case when ${mayHaveUnsent(sql`o.state`)} then (select e.answers from earlier_answers e
    where e.reimbursement_id = o.id and e.step = ${stepOfItems} and e.submission = ${receivedWith(sql`o.id`)}) end as answers) kept
  left join lateral (
    select facts from reimbursement_items where kept.answers is null and reimbursement_id = o.id and facts ? 'event'
    union all select item from jsonb_array_elements(kept.answers -> 'items') item where item ? 'event'
  ) i on true`;

/** Other claims `o` that were submitted and not closed. */
const filedOf = (firmId: SQL, scheme: SQL, isOther: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('facts', i.facts)), '[]'::json)
  from reimbursements o ${joinReceivedEvents}
  where o.firm_id = ${firmId} and o.scheme = ${scheme} and o.submitted_at is not null and o.state <> 'CLOSED' and ${isOther})`;

/** The fairs `f` that the firm attended. A visit that it also claims has the same event and year, and counts once. */
const attendedOf = (firmId: SQL, scheme: SQL, isEarlier: SQL): SQL => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object('event', f.title, 'event_to', f.ends_on, 'country', f.country))), '[]'::json)
  from fair_attendance t join fairs f on f.id = t.fair_id
  where t.firm_id = ${firmId} and ${scheme} = 'exhibition' and ${isEarlier})`;

type OfClaim<T> = T & { readonly reimbursementId: string };

/** The items of some claims, in their order. */
export async function selectItemsOfClaims(db: Db | Tx, ids: readonly string[]): Promise<OfClaim<Pick<StoredItem, "item">>[]> {
  const { reimbursementId, id, kind, facts, position } = reimbursementItems;
  const rows = await db
    .select({ reimbursementId, id, kind, facts })
    .from(reimbursementItems)
    .where(inArray(reimbursementId, [...ids]))
    .orderBy(reimbursementId, position, id);
  return rows.map((row) => ({ reimbursementId: row.reimbursementId, item: { ...row.facts, id: row.id, kind: row.kind } }));
}

/** Drops the rates of a claim that differ from those of the office now, and returns them. */
export const deleteOutdatedRates = (tx: Tx, reimbursementId: string): Promise<ExchangeRate[]> => {
  const { currency, onDate, rate, source } = reimbursementRates;
  const isOther = sql`exists (select from ${exchangeRates} x where x.currency = ${currency} and x.on_date = ${onDate} and x.rate <> ${rate})`;
  return tx
    .delete(reimbursementRates)
    .where(and(eq(reimbursementRates.reimbursementId, reimbursementId), isOther))
    .returning({ currency, onDate, rate, source });
};

/** Keeps rates for a claim; one that it has already stays. */
export async function insertPinnedRates(tx: Tx, reimbursementId: string, rates: readonly ExchangeRate[], pinnedAt: Date): Promise<void> {
  if (rates.length === 0) return;
  await tx
    .insert(reimbursementRates)
    .values(rates.map((rate) => ({ ...rate, reimbursementId, pinnedAt })))
    .onConflictDoNothing();
}
