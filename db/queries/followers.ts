import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../connection/client.ts";
import { contentEntries } from "../schema/content.ts";
import { followers } from "../schema/site.ts";
import { deleteMailOfFollowers } from "./mail.ts";

export type FollowerRow = typeof followers.$inferSelect;
type NewFollower = typeof followers.$inferInsert;

/**
 * Stores who wants to follow. Asked again, the language and the time are the new ones. A confirmed follower stays as it is: anyone can send the
 * form with its address. Returns the id.
 */
export async function upsertFollower(tx: Tx, values: NewFollower): Promise<string> {
  const [row] = await tx
    .insert(followers)
    .values(values)
    .onConflictDoUpdate({
      target: [followers.email, followers.topic, followers.eventSlug],
      set: {
        language: newUnlessConfirmed(followers.language, sql`excluded.language`),
        askedAt: newUnlessConfirmed(followers.askedAt, sql`excluded.asked_at`),
        consentVersion: newUnlessConfirmed(followers.consentVersion, sql`excluded.consent_version`),
      },
    })
    .returning({ id: followers.id });
  if (row === undefined) throw new Error("upsert returned no row");
  return row.id;
}

const newUnlessConfirmed = (stored: AnyPgColumn, given: SQL): SQL => sql`case when ${followers.confirmedAt} is null then ${given} else ${stored} end`;

export async function findFollower(db: Db | Tx, id: string): Promise<FollowerRow | undefined> {
  const [row] = await db.select().from(followers).where(eq(followers.id, id));
  return row;
}

/** Confirms a follower; the first time stays. Undefined when there is none any more. */
export async function updateFollowerConfirmed(tx: Tx, id: string, at: Date): Promise<FollowerRow | undefined> {
  const [row] = await tx
    .update(followers)
    .set({ confirmedAt: sql`coalesce(${followers.confirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(followers.id, id))
    .returning();
  return row;
}

/** Removes a follower, and the e-mails to it. Undefined when there is none any more. */
export async function deleteFollower(tx: Tx, id: string): Promise<FollowerRow | undefined> {
  await deleteMailOfFollowers(tx, [id]);
  const [row] = await tx.delete(followers).where(eq(followers.id, id)).returning();
  return row;
}

/** The address words of the events whose dates somebody awaits. */
export async function selectAwaitedEvents(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: followers.eventSlug })
    .from(followers)
    .where(and(eq(followers.topic, "event-dates"), isNotNull(followers.confirmedAt)));
  return rows.map(({ slug }) => slug);
}

/** Removes some of the confirmed followers of an event's dates, and returns them: each is written to once. */
export async function deleteFollowersOfEvent(tx: Tx, slug: string, limit: number): Promise<FollowerRow[]> {
  const some = tx
    .select({ id: followers.id })
    .from(followers)
    .where(and(eq(followers.topic, "event-dates"), eq(followers.eventSlug, slug), isNotNull(followers.confirmedAt)))
    .orderBy(asc(followers.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  return tx.delete(followers).where(inArray(followers.id, some)).returning();
}

/** A notice or tender that followers are told of, with the days of its archive. Without a Hindi title the English one stands in both. */
export type AnnouncedEntry = {
  readonly kind: "notice" | "tender";
  readonly title: string;
  readonly titleHindi: string;
  readonly publishedOn: string | null;
  readonly lastOn: string | null;
  readonly closesOn: string | null;
};

const isAnnounced = inArray(contentEntries.kind, ["notice", "tender"]);

/** Whether the public reads an entry at an instant. */
const isPublic = (now: Date): SQL | undefined => {
  const { state, publishFrom, publishUntil } = contentEntries;
  return and(eq(state, "published"), or(isNull(publishFrom), lte(publishFrom, now)), or(isNull(publishUntil), gt(publishUntil, now)));
};

/** Marks the public notices and tenders that followers were not told of yet. */
export async function updateAnnounced(tx: Tx, now: Date): Promise<void> {
  const { announcedAt } = contentEntries;
  await tx
    .update(contentEntries)
    .set({ announcedAt: now })
    .where(and(isAnnounced, isPublic(now), isNull(announcedAt)));
}

/** The notices and tenders that were announced after an instant and are public now, the newest first. */
export async function selectAnnouncedSince(db: Db | Tx, since: Date, now: Date): Promise<AnnouncedEntry[]> {
  const { publishedFields, announcedAt, kind, id } = contentEntries;
  const dayOf = (field: "publishedOn" | "lastOn" | "closesOn") => sql<string | null>`${publishedFields} ->> ${field}::text`;
  return db
    .select({
      kind: sql<AnnouncedEntry["kind"]>`${kind}`,
      title: sql<string>`${publishedFields} ->> 'title'`,
      titleHindi: sql<string>`coalesce(nullif(${publishedFields} ->> 'titleHindi', ''), ${publishedFields} ->> 'title')`,
      publishedOn: dayOf("publishedOn"),
      lastOn: dayOf("lastOn"),
      closesOn: dayOf("closesOn"),
    })
    .from(contentEntries)
    .where(and(isAnnounced, isPublic(now), gt(announcedAt, since)))
    .orderBy(desc(announcedAt), asc(id));
}

/** When the last notice or tender was announced; null before the first. */
export async function findLastAnnouncement(db: Db | Tx): Promise<Date | null> {
  const [row] = await db
    .select({ last: sql<string | null>`max(${contentEntries.announcedAt})` })
    .from(contentEntries)
    .where(isAnnounced);
  const last = row?.last ?? null;
  return last === null ? null : new Date(last);
}

const seenUntil = sql`greatest(${followers.sentAt}, ${followers.confirmedAt})`;

/** Locks some of the confirmed followers of the notices who were not told of what was announced last, and got no digest since `before`. */
export async function lockFollowersToTell(
  tx: Tx,
  { announcedAt, before, limit }: { readonly announcedAt: Date; readonly before: Date; readonly limit: number },
): Promise<FollowerRow[]> {
  return tx
    .select()
    .from(followers)
    .where(
      and(
        eq(followers.topic, "notices"),
        isNotNull(followers.confirmedAt),
        or(isNull(followers.sentAt), lt(followers.sentAt, before)),
        sql`${seenUntil} < ${announcedAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(followers.id))
    .limit(limit)
    .for("update", { skipLocked: true });
}

export async function updateFollowersSent(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(followers)
      .set({ sentAt: at })
      .where(inArray(followers.id, [...ids]));
}

/** Deletes who did not confirm by one instant, and who has awaited dates since before another, with the e-mails to them. Returns their number. */
export async function deleteOldFollowers(
  db: Db,
  { unconfirmedBefore, awaitingBefore }: { readonly unconfirmedBefore: Date; readonly awaitingBefore: Date },
): Promise<number> {
  const isOld: SQL | undefined = or(
    and(isNull(followers.confirmedAt), lt(followers.askedAt, unconfirmedBefore)),
    and(eq(followers.topic, "event-dates"), lt(followers.askedAt, awaitingBefore)),
  );
  return db.transaction(async (tx) => {
    const gone = await tx.delete(followers).where(isOld).returning({ id: followers.id });
    await deleteMailOfFollowers(
      tx,
      gone.map(({ id }) => id),
    );
    return gone.length;
  });
}
