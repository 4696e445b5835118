import { and, asc, eq, exists, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Audience } from "#domain/circulars/audience.ts";
import { gstCodesOf } from "#domain/members/gst-states.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { circularDigests, circularReads, circulars } from "../schema/circulars.ts";
import { inPeopleOrder } from "../schema/columns.ts";
import { firms } from "../schema/members.ts";
import { notifications } from "../schema/notifications.ts";
import { hsnCodes, profileProducts } from "../schema/profiles.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { followers } from "../schema/site.ts";

/** The columns of an audience. */
export type AudienceColumns = Pick<typeof circulars.$inferSelect, "isForAll" | "schemes" | "deviceGroups" | "gstCodes">;

/** An audience as it is stored: states with the GST codes of earlier years. */
export const columnsOfAudience = ({ isForAll, schemes, deviceGroups, states }: Audience): AudienceColumns => ({
  isForAll,
  schemes: [...schemes],
  deviceGroups: [...deviceGroups],
  gstCodes: states.flatMap(gstCodesOf),
});

type AudienceSql = { readonly schemes: SQL; readonly deviceGroups: SQL; readonly gstCodes: SQL };

const ofCircular: AudienceSql = {
  schemes: sql`${circulars.schemes}`,
  deviceGroups: sql`${circulars.deviceGroups}`,
  gstCodes: sql`${circulars.gstCodes}`,
};
const ofValues = ({ schemes, deviceGroups, gstCodes }: AudienceColumns): AudienceSql => ({
  schemes: sql`${sql.param(schemes, circulars.schemes)}::text[]`,
  deviceGroups: sql`${sql.param(deviceGroups, circulars.deviceGroups)}::text[]`,
  gstCodes: sql`${sql.param(gstCodes, circulars.gstCodes)}::text[]`,
});

/** Whether a row of `firms` is a member that matches each kind of condition; a kind without any asks for nothing. */
const matches = ({ schemes, deviceGroups, gstCodes }: AudienceSql): SQL => sql`(
  ${firms.deactivatedAt} is null
  and (cardinality(${schemes}) = 0
    or exists (select from ${reimbursements} where ${reimbursements.firmId} = ${firms.id} and ${reimbursements.scheme} = any(${schemes})
      and ${reimbursements.submittedAt} is not null))
  and (cardinality(${deviceGroups}) = 0
    or exists (select from ${profileProducts} join ${hsnCodes} on ${hsnCodes.code} = ${profileProducts.code}
      where ${profileProducts.firmId} = ${firms.id} and ${hsnCodes.category} = any(${deviceGroups})))
  and (cardinality(${gstCodes}) = 0 or left(${firms.gstNo}, 2) = any(${gstCodes})))`;

/** The number of firms that an audience has today. */
export const countAudience = (db: Db | Tx, audience: AudienceColumns): Promise<number> => db.$count(firms, matches(ofValues(audience)));

const isReadByFirm = sql`exists (select from ${circularReads} where ${circularReads.circularId} = ${circulars.id} and ${circularReads.firmId} = ${firms.id})`;

/** How many firms a circular has today, and how many of them have read it. */
export async function countReaders(db: Db | Tx, circularId: string): Promise<{ readonly firms: number; readonly readers: number }> {
  const [row] = await db
    .select({ firms: sql<number>`count(*)::int`, readers: sql<number>`count(*) filter (where ${isReadByFirm})::int` })
    .from(circulars)
    .innerJoin(firms, matches(ofCircular))
    .where(eq(circulars.id, circularId));
  return row ?? { firms: 0, readers: 0 };
}

/** A page of the firms of a circular that have not read it, by name as people sort. */
export async function selectUnreadFirms(
  db: Db,
  circularId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly id: string; readonly name: string; readonly contactEmail: string }[]> {
  return db
    .select({ id: firms.id, name: firms.name, contactEmail: firms.contactEmail })
    .from(circulars)
    .innerJoin(firms, matches(ofCircular))
    .where(and(eq(circulars.id, circularId), sql`not ${isReadByFirm}`))
    .orderBy(inPeopleOrder(firms.name), asc(firms.id))
    .offset(offset)
    .limit(limit);
}

/** Whether a firm may open a circular: it is no draft, and the firm's own or one that everybody may read. */
export function isOpenToFirm(db: Db | Tx, firmId: string): SQL | undefined {
  return and(sql`${circulars.state} <> 'draft'`, or(eq(circulars.isPublic, true), isOwnOfFirm(db, firmId)));
}

/**
 * Whether a circular is a firm's own: the firm is of the audience today, or got a notice of it before, or has read one that its audience alone
 * could read. A public one may be read by every firm, so that reading it says nothing.
 */
export function isOwnOfFirm(db: Db | Tx, firmId: string): SQL | undefined {
  return or(
    isOfFirm(db, firmId),
    and(
      eq(circulars.isPublic, false),
      exists(
        db
          .select({ one: sql`1` })
          .from(circularReads)
          .where(and(eq(circularReads.circularId, circulars.id), eq(circularReads.firmId, firmId))),
      ),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .where(and(eq(notifications.circularId, circulars.id), eq(users.firmId, firmId))),
    ),
  );
}

/** Whether a firm is of a circular's audience today. */
const isOfFirm = (db: Db | Tx, firmId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(firms)
      .where(and(eq(firms.id, firmId), matches(ofCircular))),
  );

/** Marks a circular as read by a user, the first time only. */
export async function insertCircularRead(tx: Tx, values: typeof circularReads.$inferInsert): Promise<void> {
  await tx.insert(circularReads).values(values).onConflictDoNothing();
  await tx
    .update(notifications)
    .set({ readAt: values.readAt })
    .where(and(eq(notifications.userId, values.userId), eq(notifications.circularId, values.circularId), isNull(notifications.readAt)));
}

const isOpenLogin = and(eq(users.role, "MEMBER"), isNull(users.deactivatedAt));
const isActive = and(isOpenLogin, sql`${users.activatedAt} is not null`);
/** Whether an open login gets the urgent e-mail: it is active, or no login of its firm is active yet. */
const getsMail = sql<boolean>`${users.activatedAt} is not null or not exists (select from users other
  where other.firm_id = ${users.firmId} and other.deactivated_at is null and other.activated_at is not null)`;
/** The language is known only of users who follow the website. */
const prefersHindi = sql<boolean>`exists (select from ${followers} where lower(${followers.email}::text) = lower(${users.email}::text)
  and ${followers.language} = 'hi' and ${followers.confirmedAt} is not null)`;

/** A user to be notified. */
export type CircularReader = { readonly id: string; readonly email: string; readonly prefersHindi: boolean };
/** A reader, and whether it gets the urgent e-mail. */
type NoticeReader = CircularReader & { readonly getsMail: boolean };

/** Changes at most `limit` notices of a circular to say that it is withdrawn, unread again. Returns their readers. */
export async function updateNoticesOfWithdrawn(
  tx: Tx,
  circularId: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<NoticeReader[]> {
  const isPublished = and(eq(notifications.circularId, circularId), eq(notifications.kind, "circular_published"));
  const due = await tx
    .select({ noticeId: notifications.id, id: users.id, email: users.email, prefersHindi, getsMail })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(isPublished, isOpenLogin))
    .orderBy(asc(users.id))
    .limit(limit);
  const ids = due.map(({ noticeId }) => noticeId);
  await tx.update(notifications).set({ kind: "circular_withdrawn", createdAt: at, readAt: null }).where(inArray(notifications.id, ids));
  return due;
}

/** Some members of the firms of a circular who have no notice of it yet. Who activates the login later finds the notice then. */
export async function selectUnnotified(tx: Tx, circularId: string, limit: number): Promise<NoticeReader[]> {
  return tx
    .select({ id: users.id, email: users.email, prefersHindi, getsMail })
    .from(circulars)
    .innerJoin(firms, matches(ofCircular))
    .innerJoin(users, eq(users.firmId, firms.id))
    .where(
      and(
        eq(circulars.id, circularId),
        isOpenLogin,
        sql`not exists (select from ${notifications} where ${notifications.circularId} = ${circulars.id} and ${notifications.userId} = ${users.id})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** What a digest names of a circular. */
type DigestEntry = { readonly number: string; readonly subject: string; readonly subjectHindi: string };
export type DigestReader = CircularReader & { readonly entries: readonly DigestEntry[] };

/**
 * Some members who got no digest since `before`, each with the circulars that were published after the last one and after `since`, at `now` at
 * the latest, and that the member has not read. Urgent ones had an e-mail of their own. What is published during the run is for the next one,
 * in every round.
 */
export async function selectDigestReaders(
  tx: Tx,
  { since, before, now, limit }: { readonly since: Date; readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<DigestReader[]> {
  const entry = sql`json_build_object('number', ${circulars.number}, 'subject', ${circulars.subject}, 'subjectHindi', ${circulars.subjectHindi})`;
  return tx
    .select({
      id: users.id,
      email: users.email,
      prefersHindi,
      entries: sql<DigestEntry[]>`json_agg(${entry} order by ${circulars.publishedAt}, ${circulars.id})`,
    })
    .from(circulars)
    .innerJoin(firms, matches(ofCircular))
    .innerJoin(users, eq(users.firmId, firms.id))
    .leftJoin(circularDigests, eq(circularDigests.userId, users.id))
    .where(
      and(
        eq(circulars.state, "published"),
        eq(circulars.isUrgent, false),
        sql`${circulars.publishedAt} > ${since.toISOString()}::timestamptz`,
        sql`${circulars.publishedAt} <= ${now.toISOString()}::timestamptz`,
        sql`${circulars.publishedAt} > coalesce(${circularDigests.sentAt}, ${users.createdAt})`,
        isActive,
        sql`(${circularDigests.sentAt} is null or ${circularDigests.sentAt} < ${before.toISOString()}::timestamptz)`,
        sql`not exists (select from ${circularReads} where ${circularReads.circularId} = ${circulars.id} and ${circularReads.userId} = ${users.id})`,
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Records the digest of today; only of the users that this returns none was recorded since `before`. */
export async function upsertDigests(
  tx: Tx,
  userIds: readonly string[],
  { before, at }: { readonly before: Date; readonly at: Date },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .insert(circularDigests)
    .values(userIds.map((userId) => ({ userId, sentAt: at })))
    .onConflictDoUpdate({
      target: circularDigests.userId,
      set: { sentAt: at },
      setWhere: sql`${circularDigests.sentAt} < ${before.toISOString()}::timestamptz`,
    })
    .returning({ userId: circularDigests.userId });
  return new Set(rows.map(({ userId }) => userId));
}
