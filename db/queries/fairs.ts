import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, not, sql } from "drizzle-orm";
import type { Criterion } from "#domain/fairs/criteria.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { fairApplications, fairAttendance, fairCriteria, fairFeedback, fairLeads, fairMessagesSent, fairs } from "../schema/fairs.ts";
import { users } from "../schema/accounts.ts";

export type FairRow = typeof fairs.$inferSelect;
export type NewFair = typeof fairs.$inferInsert;

/** A fair with the numbers that lists show. */
export type FairWithCounts = FairRow & {
  readonly applications: number;
  readonly seatsTaken: number;
  readonly waiting: number;
  readonly attended: number;
};

const countOf = (states: readonly string[]) =>
  sql<number>`(select count(*)::int from fair_applications a where a.fair_id = fairs.id and a.state in ${states})`;

/** Every fair, the one that begins last first. */
export async function selectFairs(db: Db | Tx): Promise<FairWithCounts[]> {
  const rows = await db
    .select({
      row: fairs,
      applications: countOf(["applied", "offered", "accepted", "waiting", "lost"]),
      seatsTaken: countOf(["offered", "accepted"]),
      waiting: countOf(["waiting"]),
      attended: sql<number>`(select count(*)::int from fair_attendance t where t.fair_id = fairs.id)`,
    })
    .from(fairs)
    .orderBy(desc(fairs.startsOn), desc(fairs.id));
  return rows.map(({ row, ...counts }) => ({ ...row, ...counts }));
}

/** Name, country and days of the fairs that began until a day, the one that began last first; also those in which the council cancelled its part. */
export function selectBegunFairs(db: Db | Tx, today: string): Promise<Pick<FairRow, "title" | "country" | "startsOn" | "endsOn">[]> {
  const { title, country, startsOn, endsOn } = fairs;
  return db.select({ title, country, startsOn, endsOn }).from(fairs).where(lte(startsOn, today)).orderBy(desc(startsOn), desc(fairs.id));
}

/** When the council cancelled its part in an event, and the last day of the edition that it cancelled, YYYY-MM-DD. */
export type CancelledEvent = { readonly at: Date; readonly endsOn: string };

/**
 * The events in which the council cancelled its part, by their address words; of several editions the latest. Not those of which a fair was
 * opened again since.
 */
export async function selectCancelledEvents(db: Db | Tx): Promise<ReadonlyMap<string, CancelledEvent>> {
  const { eventSlug: slug, cancelledAt: at, endsOn } = fairs;
  const isOpenedAgain = sql`exists (
    select from fairs later where later.event_slug = fairs.event_slug and later.cancelled_at is null and later.opened_at > fairs.cancelled_at
  )`;
  const rows = await db
    .select({ slug, at, endsOn })
    .from(fairs)
    .where(and(isNotNull(at), not(isOpenedAgain)))
    .orderBy(asc(endsOn));
  return new Map(rows.flatMap(({ slug: of, at: when, endsOn: until }) => (when === null ? [] : [[of, { at: when, endsOn: until }] as const])));
}

/** Whether a picture is the plan of the stalls of a fair. */
export const isFairPlan = async (db: Db, imageId: string): Promise<boolean> => (await db.$count(fairs, eq(fairs.planImageId, imageId))) > 0;

/** @throws not_found */
export async function getFair(db: Db | Tx, id: string): Promise<FairRow> {
  const [row] = await db.select().from(fairs).where(eq(fairs.id, id));
  if (row === undefined) throw notFound("fair_not_found", fairMessages.notFound);
  return row;
}

/** Locks a fair: seats, ranks and stalls change one after the other. @throws not_found */
export async function lockFair(tx: Tx, id: string): Promise<FairRow> {
  const [row] = await tx.select().from(fairs).where(eq(fairs.id, id)).for("update");
  if (row === undefined) throw notFound("fair_not_found", fairMessages.notFound);
  return row;
}

/** Any number that no other advisory lock of this database has. */
const openingLock = 7_241_911;

/** Fairs are opened one after the other, so that two users cannot open the same event at the same time. */
export async function lockOpening(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${openingLock})`);
}

/** The number of fairs of an event that are neither over nor cancelled. @param today YYYY-MM-DD in India */
export const countFairsToCome = (tx: Tx, eventSlug: string, today: string): Promise<number> =>
  tx.$count(fairs, and(eq(fairs.eventSlug, eventSlug), gte(fairs.endsOn, today), isNull(fairs.cancelledAt)));

/** Inserts a fair with its criteria. @throws a violation of `fairs_event_unique` */
export async function insertFair(tx: Tx, values: NewFair, criteria: readonly Criterion[]): Promise<FairRow> {
  const [row] = await tx.insert(fairs).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  await insertCriteria(tx, row.id, criteria);
  return row;
}

/** Changes a fair that the caller has locked. Its version stays: what its form holds is as before. */
export async function updateFair(tx: Tx, id: string, values: Partial<NewFair>): Promise<void> {
  await tx.update(fairs).set(values).where(eq(fairs.id, id));
}

/** Changes what the form of a fair holds, and raises the version of the fair, which the caller has locked. */
export async function updateFairForm(tx: Tx, id: string, values: Partial<NewFair>): Promise<void> {
  await tx
    .update(fairs)
    .set({ ...values, version: sql`${fairs.version} + 1` })
    .where(eq(fairs.id, id));
}

const insertCriteria = async (tx: Tx, fairId: string, criteria: readonly Criterion[]): Promise<void> => {
  await tx.insert(fairCriteria).values(criteria.map((criterion, position) => ({ ...criterion, fairId, position })));
};

/** Replaces the criteria of a fair that the caller has locked. */
export async function updateCriteria(tx: Tx, fairId: string, criteria: readonly Criterion[]): Promise<void> {
  await tx.delete(fairCriteria).where(eq(fairCriteria.fairId, fairId));
  await insertCriteria(tx, fairId, criteria);
}

/** The published criteria of some fairs, in their order. */
export async function selectCriteria(db: Db | Tx, fairIds: readonly string[]): Promise<ReadonlyMap<string, readonly Criterion[]>> {
  const { fairId, measure, weight, fullAt, textEn, textHi, position } = fairCriteria;
  const rows = await db
    .select({ fairId, measure, weight, fullAt, textEn, textHi })
    .from(fairCriteria)
    .where(inArray(fairId, [...fairIds]))
    .orderBy(asc(fairId), asc(position));
  const byFair = new Map<string, Criterion[]>();
  for (const { fairId: of, ...criterion } of rows) byFair.set(of, [...(byFair.get(of) ?? []), criterion]);
  return byFair;
}

export type SentFairMessage = typeof fairMessagesSent.$inferSelect & { readonly sentByName: string | null };

/** The messages of a fair, newest first. */
export async function selectFairMessages(db: Db | Tx, fairId: string): Promise<SentFairMessage[]> {
  const rows = await db
    .select({ row: fairMessagesSent, sentByName: users.name })
    .from(fairMessagesSent)
    .leftJoin(users, eq(users.id, fairMessagesSent.sentBy))
    .where(eq(fairMessagesSent.fairId, fairId))
    .orderBy(desc(fairMessagesSent.sentAt), desc(fairMessagesSent.id));
  return rows.map(({ row, sentByName }) => ({ ...row, sentByName }));
}

export async function insertFairMessage(tx: Tx, values: typeof fairMessagesSent.$inferInsert): Promise<void> {
  await tx.insert(fairMessagesSent).values(values);
}

/** Checks a firm in; undefined when it is in already. */
export async function insertAttendance(tx: Tx, values: typeof fairAttendance.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(fairAttendance).values(values).onConflictDoNothing().returning({ id: fairAttendance.applicationId });
  return rows.length > 0;
}

/** When a firm was checked in; undefined before. */
export async function findAttendance(db: Db | Tx, applicationId: string): Promise<Date | undefined> {
  const [row] = await db.select({ at: fairAttendance.checkedInAt }).from(fairAttendance).where(eq(fairAttendance.applicationId, applicationId));
  return row?.at;
}

/** Stores what an exhibitor said, in place of what it said before. */
export async function upsertFeedback(tx: Tx, values: typeof fairFeedback.$inferInsert): Promise<void> {
  const { applicationId: _, fairId: _fair, ...changes } = values;
  await tx.insert(fairFeedback).values(values).onConflictDoUpdate({ target: fairFeedback.applicationId, set: changes });
}

export type FeedbackRow = typeof fairFeedback.$inferSelect;

export async function findFeedback(db: Db | Tx, applicationId: string): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(fairFeedback).where(eq(fairFeedback.applicationId, applicationId));
  return row;
}

export type LeadRow = typeof fairLeads.$inferSelect;

export async function findLead(db: Db | Tx, id: string): Promise<LeadRow | undefined> {
  const [row] = await db.select().from(fairLeads).where(eq(fairLeads.id, id));
  return row;
}

/** Stores a lead; false when there is one with this id. */
export async function insertLead(tx: Tx, values: typeof fairLeads.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(fairLeads).values(values).onConflictDoNothing().returning({ id: fairLeads.id });
  return rows.length > 0;
}

export async function countLeads(db: Db | Tx, fairId: string, firmId: string): Promise<number> {
  return db.$count(fairLeads, and(eq(fairLeads.fairId, fairId), eq(fairLeads.firmId, firmId)));
}

/** The leads of a firm at a fair, in the order in which they were noted. */
export function selectLeads(db: Db | Tx, fairId: string, firmId: string): Promise<LeadRow[]> {
  return db
    .select()
    .from(fairLeads)
    .where(and(eq(fairLeads.fairId, fairId), eq(fairLeads.firmId, firmId)))
    .orderBy(asc(fairLeads.notedAt), asc(fairLeads.id));
}

/** The number of applications that were ever sent for a fair, withdrawn ones included. */
export async function countApplications(db: Db | Tx, fairId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(fairApplications).where(eq(fairApplications.fairId, fairId));
  return row?.all ?? 0;
}
