import { and, count, desc, eq, getTableColumns, gte, inArray, isNull, lte, max, notInArray, sql, type SQL } from "drizzle-orm";
import type { UserRight } from "#domain/accounts/rights.ts";
import { livingStates } from "#domain/fairs/states.ts";
import { councilPaymentNotices, firmPaymentNotices, type CouncilPaymentNotice, type NoticeKind } from "#domain/notifications/notice-kinds.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { fairApplications } from "../schema/fairs.ts";
import { firms } from "../schema/members.ts";
import { isCouncilPaymentNotice, notifications } from "../schema/notifications.ts";
import { reimbursements } from "../schema/reimbursements.ts";

export type NotificationRecord = typeof notifications.$inferSelect & { scheme: SchemeKind | null };
export type Recipient = { readonly id: string; readonly email: string; readonly name: string };

/** Whether a user can sign in and so gets mail. */
export const canSignIn = and(isNull(users.deactivatedAt), sql`${users.activatedAt} is not null`);

/** The recipients of messages to a firm. */
export type FirmRecipients = {
  readonly firmName: string;
  /** Users who get a notice in the portal: all whose login is open. Who activates it later finds the notice then. */
  readonly userIds: readonly string[];
  /**
   * Where the e-mail goes: to the users who can sign in. If there is none, to those whose login is open and waits for its activation, with
   * `userId` null. Nobody gets it when every login of the firm is closed, because its contact may be a person whose data was erased.
   */
  readonly mailTo: readonly { readonly userId: string | null; readonly email: string }[];
};

/**
 * The recipients of notices and e-mails to some firms, by the id of the firm. A deactivated firm has them as well: it cannot sign in, but it
 * still learns what becomes of its claims and its money. Callers that remind firms or write about fairs exclude deactivated firms first.
 */
export async function selectRecipientsOfFirms(tx: Tx, firmIds: readonly string[]): Promise<ReadonlyMap<string, FirmRecipients>> {
  if (firmIds.length === 0) return new Map();
  const rows = await tx
    .select({
      firmId: firms.id,
      firmName: firms.name,
      userId: users.id,
      email: users.email,
      activatedAt: users.activatedAt,
    })
    .from(firms)
    .leftJoin(users, and(eq(users.firmId, firms.id), isNull(users.deactivatedAt)))
    .where(inArray(firms.id, [...firmIds]))
    .orderBy(firms.id, users.id);
  const rowsOf = new Map<string, FirmUser[]>();
  for (const { firmId, ...row } of rows) rowsOf.set(firmId, [...(rowsOf.get(firmId) ?? []), row]);
  return new Map([...rowsOf].map(([firmId, ofFirm]) => [firmId, recipientsIn(ofFirm)]));
}

/** An open login of a firm; all but the name is null when the firm has none. */
type FirmUser = {
  readonly firmName: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly activatedAt: Date | null;
};

function recipientsIn(rows: readonly FirmUser[]): FirmRecipients {
  const open = rows.flatMap(({ userId, email, activatedAt }) => (email === null ? [] : [{ userId, email, isActive: activatedAt !== null }]));
  const active = open.filter(({ isActive }) => isActive);
  return {
    firmName: rows[0]?.firmName ?? "",
    userIds: rows.flatMap(({ userId }) => userId ?? []),
    mailTo: active.length > 0 ? active.map(({ userId, email }) => ({ userId, email })) : open.map(({ email }) => ({ userId: null, email })),
  };
}

/** The same for one firm. @throws Error (there is no such firm) */
export async function getFirmRecipients(tx: Tx, firmId: string): Promise<FirmRecipients> {
  const recipients = (await selectRecipientsOfFirms(tx, [firmId])).get(firmId);
  if (recipients === undefined) throw new Error(`no firm ${firmId}`);
  return recipients;
}

/**
 * Some users of members of today who have no notice yet that a fair has opened. Who activates the login later finds the notice then.
 * @param todayOn YYYY-MM-DD in India
 */
export async function selectMembersWithoutFairNotice(
  tx: Tx,
  { fairId, todayOn, limit }: { readonly fairId: string; readonly todayOn: string; readonly limit: number },
): Promise<{ readonly userId: string; readonly firmName: string }[]> {
  return tx
    .select({ userId: users.id, firmName: firms.name })
    .from(users)
    .innerJoin(firms, eq(firms.id, users.firmId))
    .where(
      and(
        eq(users.role, "MEMBER"),
        isNull(users.deactivatedAt),
        isNull(firms.deactivatedAt),
        sql`${todayOn}::date between ${firms.membershipStartOn} and ${firms.membershipEndOn}`,
        sql`not exists (select from ${notifications} where ${notifications.fairId} = ${fairId} and ${notifications.userId} = ${users.id}
          and ${notifications.kind} = 'fair_opened')`,
      ),
    )
    .orderBy(users.id)
    .limit(limit);
}

/** All users with this role who can sign in. */
export async function selectRoleRecipients(tx: Tx, role: "EPCMD_ADMIN" | "DGFT_ADMIN"): Promise<Recipient[]> {
  return tx
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.role, role), canSignIn));
}

export async function insertNotifications(tx: Tx, values: (typeof notifications.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.insert(notifications).values(values);
}

type Told = Pick<typeof notifications.$inferInsert, "userId" | "kind" | "reimbursementId" | "firmName" | "actorName" | "createdAt" | "fieldName"> & {
  /** How many more than the one that it names. */
  readonly others: number;
};

/**
 * Tells a user of one claim and a number of others. An unread notice of the same kind by the same user that was made since then takes them in
 * instead, so that one action in several portions is one notice.
 */
export async function insertOrGrowNotice(tx: Tx, { others, ...values }: Told, since: Date): Promise<void> {
  const { userId, kind, actorName } = values;
  const [last] = await tx
    .select({ id: notifications.id, documents: notifications.documents })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        eq(notifications.actorName, actorName ?? ""),
        isNull(notifications.readAt),
        gte(notifications.createdAt, since),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1)
    .for("update");
  if (last === undefined) return insertNotifications(tx, [{ ...values, documents: others === 0 ? [] : [String(others)] }]);
  const all = Number(last.documents[0] ?? 0) + 1 + others;
  await tx
    .update(notifications)
    .set({ documents: [String(all)] })
    .where(eq(notifications.id, last.id));
}

type FirmNotice = Pick<typeof notifications.$inferSelect, "firmName" | "createdAt"> & {
  readonly kind: CouncilPaymentNotice;
  readonly firmId: string;
  readonly reimbursementId: string;
  /** A user who gets none: it is the user's own act. */
  readonly actorId?: string | undefined;
};

/** SQL: unread notices of the council about the payments of a firm, found by the claims of the firm. */
const isUnreadOfFirm = (kinds: readonly CouncilPaymentNotice[], firmId: string): SQL | undefined =>
  and(
    isCouncilPaymentNotice,
    inArray(notifications.kind, [...kinds]),
    isNull(notifications.readAt),
    sql`${notifications.reimbursementId} in (select ${reimbursements.id} from ${reimbursements} where ${reimbursements.firmId} = ${firmId})`,
  );

/**
 * Tells the council users with a right something about a firm. A user who has not read the last such notice about the firm gets no second one:
 * the unread one names the new claim and has its time.
 */
export async function insertNoticesOfFirm(
  tx: Tx,
  right: UserRight,
  { kind, firmId, firmName, reimbursementId, actorId, createdAt }: FirmNotice,
): Promise<void> {
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with grown as (
      update notifications set reimbursement_id = ${reimbursementId}, firm_name = ${firmName}, created_at = ${at}
      where ${isUnreadOfFirm([kind], firmId)} returning user_id
    )
    insert into notifications (user_id, kind, reimbursement_id, firm_name, created_at)
    select ${users.id}, ${kind}, ${reimbursementId}, ${firmName}, ${at} from ${users}
    where ${users.role} = 'EPCMD_ADMIN' and ${canSignIn} and ${users.id} is distinct from ${actorId ?? null}::uuid
      and exists (select from granted_rights g where g.user_id = ${users.id} and g."right" = ${right})
      and not exists (select from grown where grown.user_id = ${users.id})`);
}

/** Locks the unread notices of the council about a firm. What is read after it includes what another transaction did with them. */
export async function lockUnreadNotices(tx: Tx, kinds: readonly CouncilPaymentNotice[], firmId: string): Promise<void> {
  await tx.select({ id: notifications.id }).from(notifications).where(isUnreadOfFirm(kinds, firmId)).orderBy(notifications.id).for("update");
}

/**
 * Marks the unread notices of the council about a firm as read for every user: their matter is settled. While the same waits for another claim
 * of the firm, they stay unread and name that claim.
 */
export async function updateSettledNotices(
  tx: Tx,
  kinds: readonly CouncilPaymentNotice[],
  { firmId, at, waiting }: { readonly firmId: string; readonly at: Date; readonly waiting?: string | undefined },
): Promise<void> {
  await tx
    .update(notifications)
    .set(waiting === undefined ? { readAt: at } : { reimbursementId: waiting })
    .where(isUnreadOfFirm(kinds, firmId));
}

/** Rows are counted so far beyond the page that is shown, and no further. */
const countedBeyondPage = 1_000;

type NotificationsFilter = { userId: string; kinds: readonly NoticeKind[]; isUnreadFirst: boolean; offset: number; limit: number };

/** A page of a user's notifications, newest first, with the totals. `count` is exact unless `isCountOpen`: then there are more. */
export async function selectNotifications(
  db: Db,
  filter: NotificationsFilter,
): Promise<UnreadNotifications & { rows: NotificationRecord[]; count: number; isCountOpen: boolean }> {
  const { userId, kinds, isUnreadFirst, offset, limit } = filter;
  const mine = and(eq(notifications.userId, userId), inArray(notifications.kind, [...kinds]));
  const page = db
    .select({ ...getTableColumns(notifications), scheme: reimbursements.scheme })
    .from(notifications)
    .leftJoin(reimbursements, eq(reimbursements.id, notifications.reimbursementId))
    .$dynamic();
  const counted = offset + countedBeyondPage;
  const upTo = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(mine)
    .limit(counted + 1);
  const [rows, found, unread] = await Promise.all([
    isUnreadFirst
      ? page.where(sql`${notifications.id} in (${unreadFirst(mine, filter)})`).orderBy(sql`${notifications.readAt} is not null`, ...newestFirst)
      : page
          .where(mine)
          .orderBy(...newestFirst)
          .offset(offset)
          .limit(limit),
    db.$count(upTo.as("counted")),
    countUnreadNotifications(db, userId),
  ]);
  return { rows, count: Math.min(found, counted), isCountOpen: found > counted, ...unread };
}

const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

/**
 * The ids of a page with the unread ones first. Each part is read in the order of an index, the read ones only where the unread do not fill
 * the page.
 */
function unreadFirst(mine: SQL | undefined, { offset, limit }: Pick<NotificationsFilter, "offset" | "limit">): SQL {
  const order = sql.join(newestFirst, sql`, `);
  const last = sql`${offset + limit}::bigint`;
  return sql`
    with unread as materialized (
      select id, created_at from notifications where ${mine} and ${notifications.readAt} is null order by ${order} limit ${last}
    ), both_parts as (
      (select id, created_at, false as is_read from unread)
      union all
      (select id, created_at, true from notifications where ${mine} and ${notifications.readAt} is not null
        order by ${order} limit greatest(${last} - (select count(*) from unread), 0))
    )
    select id from both_parts order by is_read, created_at desc, id desc offset ${offset}::bigint limit ${limit}::bigint`;
}

type UnreadNotifications = {
  readonly unread: number;
  /** When the newest unread one was made; null when all are read. */
  readonly newestUnreadAt: Date | null;
};

/** The number of a user's unread notifications with the instant of the newest of them, both from one statement. */
export async function countUnreadNotifications(db: Db, userId: string): Promise<UnreadNotifications> {
  const [row] = await db
    .select({ unread: count(), newestUnreadAt: max(notifications.createdAt) })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row ?? { unread: 0, newestUnreadAt: null };
}

/** Which of a user's notifications: the given ones, or those about one subject. */
export type NoticeChoice = {
  readonly ids?: readonly string[] | undefined;
  readonly reimbursementId?: string | undefined;
  readonly enquiryEntryId?: string | undefined;
  readonly applicationId?: string | undefined;
  readonly invoiceId?: string | undefined;
  readonly fairId?: string | undefined;
  /** Those about the payments of the user's firm. */
  readonly payments?: true | undefined;
  /** Reminders of the claims that the user's firm means to file. */
  readonly expectedClaims?: true | undefined;
};

const subjectColumns = ["reimbursementId", "enquiryEntryId", "applicationId", "invoiceId", "fairId"] as const;

/** Marks some of a user's own notifications as read. */
export async function markNotificationsRead(
  tx: Tx,
  userId: string,
  at: Date,
  { ids, payments, expectedClaims, ...subjects }: NoticeChoice,
): Promise<void> {
  const which = and(
    ids === undefined ? undefined : inArray(notifications.id, [...ids]),
    payments === undefined ? undefined : inArray(notifications.kind, [...firmPaymentNotices]),
    expectedClaims === undefined ? undefined : eq(notifications.kind, "filing_reminder"),
    subjects.reimbursementId === undefined ? undefined : notInArray(notifications.kind, [...firmPaymentNotices, ...councilPaymentNotices]),
    ...subjectColumns.map((name) => (subjects[name] === undefined ? undefined : eq(notifications[name], subjects[name]))),
  );
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which));
}

/** Marks a number of a user's own notifications as read, of those until an instant if one is given; returns how many those were. */
export async function markPortionRead(
  db: Db,
  userId: string,
  { at, until, limit }: { readonly at: Date; readonly until: Date | undefined; readonly limit: number },
): Promise<number> {
  const portion = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), until === undefined ? undefined : lte(notifications.createdAt, until)))
    .orderBy(...newestFirst)
    .limit(limit);
  const rows = await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(inArray(notifications.id, portion), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Gives the unread notices of a firm's earlier contact to the next one, without those of circulars that the next one was told of too. */
export async function updateUserOfUnreadNotices(tx: Tx, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  const isToldToo = sql`exists (select from notifications n where n.circular_id = ${notifications.circularId} and n.user_id = ${to})`;
  await tx
    .update(notifications)
    .set({ userId: to })
    .where(and(eq(notifications.userId, from), isNull(notifications.readAt), sql`not ${isToldToo}`));
}

/** Marks every unread notice that a fair has opened as read: the fair is cancelled. */
export async function markFairOpenedRead(tx: Tx, fairId: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(isFairOpened(fairId), isNull(notifications.readAt)));
}

/** Changes the text of the notices that a fair has opened. A notice that was read stays read. */
export async function updateFairOpenedNotices(tx: Tx, fairId: string, documents: string[]): Promise<void> {
  await tx.update(notifications).set({ documents }).where(isFairOpened(fairId));
}

/** Marks the notices that a fair has opened as new and unread, but not for firms with a current application. */
export async function markFairOpenedUnread(tx: Tx, fairId: string, createdAt: Date): Promise<void> {
  const applied = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(fairApplications, eq(fairApplications.firmId, users.firmId))
    .where(and(eq(fairApplications.fairId, fairId), inArray(fairApplications.state, [...livingStates])));
  await tx
    .update(notifications)
    .set({ readAt: null, createdAt })
    .where(and(isFairOpened(fairId), notInArray(notifications.userId, applied)));
}

const isFairOpened = (fairId: string) => and(eq(notifications.fairId, fairId), eq(notifications.kind, "fair_opened"));
