import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { actions, type State } from "#domain/reimbursements/lifecycle.ts";
import type { DecisionKind } from "#domain/reimbursements/decisions.ts";
import { countedAtMost } from "#domain/work/parts.ts";
import type { SecondLookReason } from "#domain/reviews/second-look.ts";
import type { Db, Tx } from "../connection/client.ts";
import { sampleSeeds, secondLooks } from "../schema/decisions.ts";

export type SecondLookRow = typeof secondLooks.$inferSelect;

/** The second look of a reimbursement that waits. */
export async function findWaitingSecondLook(db: Db | Tx, reimbursementId: string): Promise<SecondLookRow | undefined> {
  const [row] = await db
    .select()
    .from(secondLooks)
    .where(and(eq(secondLooks.reimbursementId, reimbursementId), isNull(secondLooks.outcome)));
  return row;
}

/** Whether a second officer has confirmed a reimbursement of the sample. */
export async function isSampleConfirmed(db: Db | Tx, reimbursementId: string): Promise<boolean> {
  const of = and(eq(secondLooks.reimbursementId, reimbursementId), eq(secondLooks.why, "sample"), eq(secondLooks.outcome, "confirmed"));
  return (await db.$count(secondLooks, of)) > 0;
}

export async function insertSecondLook(tx: Tx, values: typeof secondLooks.$inferInsert): Promise<void> {
  await tx.insert(secondLooks).values(values);
}

type Looked = Pick<SecondLookRow, "outcome" | "lookedBy" | "lookedAt"> & { readonly remark?: string };

/** Settles the second look of a reimbursement that waits, if there is one. */
export async function updateWaitingSecondLook(tx: Tx, reimbursementId: string, looked: Looked): Promise<void> {
  await tx
    .update(secondLooks)
    .set(looked)
    .where(and(eq(secondLooks.reimbursementId, reimbursementId), isNull(secondLooks.outcome)));
}

/** The published seed of a month, YYYY-MM; the given one is published when the month has none yet. */
export async function findOrInsertSeed(tx: Tx, { month, seed, publishedAt }: typeof sampleSeeds.$inferInsert): Promise<string> {
  await tx.insert(sampleSeeds).values({ month, seed, publishedAt }).onConflictDoNothing();
  const [row] = await tx.select({ seed: sampleSeeds.seed }).from(sampleSeeds).where(eq(sampleSeeds.month, month));
  if (row === undefined) throw new Error(`no seed for ${month}`);
  return row.seed;
}

/** The published seeds, the first month first. */
export async function selectSeeds(db: Db | Tx): Promise<(typeof sampleSeeds.$inferSelect)[]> {
  return db.select().from(sampleSeeds).orderBy(asc(sampleSeeds.month));
}

/** What waits for a second person: a recommendation of the council, or the reopening of a decided reimbursement. */
export type ForSecondRow = {
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly kind: "second_look" | "reopening";
  readonly why: SecondLookReason | null;
  readonly reason: string | null;
  readonly recommendedPaise: number | null;
  readonly askedBy: string;
  readonly askedByName: string;
  readonly askedAt: Date;
  /** Of a reopening. */
  readonly decisionKind: DecisionKind | null;
  readonly decidedBy: string | null;
};

const forwardable = (actions.forward.from as readonly State[]).map((state) => `'${state}'`).join(", "); // a literal tuple of states

/** The recommendations `c` that wait for a second person. */
const prepared = sql`recommendations c join reimbursements r on r.id = c.reimbursement_id
  where c.forwarded_at is null and r.state in (${sql.raw(forwardable)})`;

const waiting = sql`
  select c.reimbursement_id, 'second_look' as kind, c.second_look as why, null as reason, c.recommended_paise, c.prepared_by as asked_by,
    c.prepared_at as asked_at, null as decision_kind, null::uuid as decided_by
  from ${prepared}
  union all
  select o.reimbursement_id, 'reopening', null, o.reason, null, o.asked_by, o.asked_at, d.kind, d.decided_by
  from reopenings o join decisions d on d.id = o.decision_id where o.state = 'waiting'`;

/** The recommendations that wait for a second person, and who prepared each. */
export async function selectPreparedForSecond(db: Db | Tx): Promise<{ readonly reimbursementId: string; readonly preparedBy: string }[]> {
  return [
    ...(await db.execute<{ reimbursementId: string; preparedBy: string }>(sql`
      select c.reimbursement_id as "reimbursementId", c.prepared_by as "preparedBy" from ${prepared} order by c.reimbursement_id`)),
  ];
}

/** What an office may see: the council everything, DGFT the reopenings of what was forwarded. */
const seenBy = (office: "council" | "dgft") => (office === "council" ? sql`true` : sql`w.kind = 'reopening' and r.first_forwarded_at is not null`);

/** What waits for a second person, the longest waiting first. */
export async function selectForSecond(
  db: Db,
  office: "council" | "dgft",
  page: { offset: number; limit: number },
): Promise<{ rows: ForSecondRow[]; count: number }> {
  const from = sql`from (${waiting}) w join reimbursements r on r.id = w.reimbursement_id where ${seenBy(office)}`;
  const [rows, counts] = await Promise.all([
    db.execute<Omit<ForSecondRow, "askedAt" | "recommendedPaise"> & { askedAt: string; recommendedPaise: string | null }>(sql`
      select r.id as "reimbursementId", r.scheme, f.name as "firmName", w.kind, w.why, w.reason, w.recommended_paise::text as "recommendedPaise",
        w.asked_by as "askedBy", u.name as "askedByName", w.asked_at as "askedAt", w.decision_kind as "decisionKind", w.decided_by as "decidedBy"
      from (${waiting}) w
      join reimbursements r on r.id = w.reimbursement_id join firms f on f.id = r.firm_id join users u on u.id = w.asked_by
      where ${seenBy(office)}
      order by w.asked_at, r.id offset ${page.offset} limit ${page.limit}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count ${from}`),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      askedAt: new Date(row.askedAt),
      recommendedPaise: row.recommendedPaise === null ? null : Number(row.recommendedPaise),
    })),
    count: counts[0]?.count ?? 0,
  };
}

/** How many wait for a second person, counted up to one more than a menu shows. */
export async function countForSecond(db: Db, office: "council" | "dgft"): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from (${waiting}) w join reimbursements r on r.id = w.reimbursement_id where ${seenBy(office)} limit ${countedAtMost + 1}
    ) counted`);
  return row?.count ?? 0;
}

export type SecondLookCount = { readonly month: string; readonly why: SecondLookReason; readonly looked: number; readonly differed: number };

/** Second looks by the month of the submission in India (YYYY-MM) and their reason; the span is that of the submission: how many, and in how many the second officer saw it otherwise. */
export async function countSecondLooks(
  db: Db,
  { scheme, span }: { readonly scheme: SchemeKind | undefined; readonly span: { readonly from: Date; readonly before: Date } | undefined },
): Promise<SecondLookCount[]> {
  return [
    ...(await db.execute<SecondLookCount>(sql`
      select to_char(r.submitted_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, s.why, count(*)::int as looked,
        (count(*) filter (where s.outcome <> 'confirmed'))::int as differed
      from second_looks s join reimbursements r on r.id = s.reimbursement_id
      where s.outcome in ('confirmed', 'changed', 'sent_back') and ${scheme === undefined ? sql`true` : sql`r.scheme = ${scheme}`}
        and ${span === undefined ? sql`true` : sql`r.submitted_at >= ${span.from.toISOString()}::timestamptz and r.submitted_at < ${span.before.toISOString()}::timestamptz`}
      group by 1, 2 order by 1, 2`)),
  ];
}
