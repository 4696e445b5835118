import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { memberMessages } from "#domain/members/messages.ts";
import type { FirmStatus } from "#domain/members/firm-status.ts";
import type { FirmOrder, MembershipFilter } from "#domain/members/membership.ts";
import { conflict, notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { likePattern } from "./like-pattern.ts";
import { users } from "../schema/accounts.ts";
import { folded, inPeopleOrder } from "../schema/columns.ts";
import { firms } from "../schema/members.ts";
import { newestActivation } from "./accounts.ts";
import { updateDirectoryEntry } from "./directory-entries.ts";

export type FirmRow = typeof firms.$inferSelect;

/** @throws not_found */
export async function getFirmRow(db: Db | Tx, firmId: string): Promise<FirmRow> {
  const [row] = await db.select().from(firms).where(eq(firms.id, firmId));
  if (row === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  return row;
}

/** The firm of this GST number or, without one, of this contact email; undefined when there is none. */
export async function findFirmId(
  db: Db | Tx,
  { email, gstNo }: { email: string | undefined; gstNo: string | undefined },
): Promise<string | undefined> {
  const where = gstNo === undefined ? eq(folded(firms.contactEmail), folded(email ?? "")) : eq(firms.gstNo, gstNo);
  return (await db.select({ id: firms.id }).from(firms).where(where))[0]?.id;
}

/** The name of a firm. @throws not_found */
export async function getFirmName(db: Db | Tx, firmId: string): Promise<string> {
  return (await getFirmRow(db, firmId)).name;
}

/** The names of all firms. */
export async function selectFirmNames(db: Db | Tx): Promise<string[]> {
  return (await db.select({ name: firms.name }).from(firms)).map(({ name }) => name);
}

/** @throws a violation of `firms_gst_no_unique` or `firms_contact_email_unique` */
export async function insertFirm(tx: Tx, values: typeof firms.$inferInsert): Promise<FirmRow> {
  const [row] = await tx.insert(firms).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Locks a firm; every change of it waits for it. @throws not_found */
export async function lockFirm(tx: Tx, firmId: string): Promise<FirmRow> {
  const [row] = await tx.select().from(firms).where(eq(firms.id, firmId)).for("update");
  if (row === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  return row;
}

/**
 * Changes a firm that the caller has locked, and its directory entry; its version grows.
 * @throws a violation of `firms_gst_no_unique` or `firms_contact_email_unique`
 */
export async function updateFirmRow(tx: Tx, firmId: string, values: Partial<typeof firms.$inferInsert>): Promise<void> {
  await tx
    .update(firms)
    .set({ ...values, version: sql`${firms.version} + 1`, updatedAt: sql`now()` })
    .where(eq(firms.id, firmId));
  await updateDirectoryEntry(tx, firmId);
}

/** Every login of a firm, locked, in a stable order. */
export async function lockUsersOfFirm(tx: Tx, firmId: string): Promise<(typeof users.$inferSelect)[]> {
  return tx.select().from(users).where(eq(users.firmId, firmId)).orderBy(users.id).for("update");
}

/** A firm as the council's list shows it. */
export type ListedFirm = {
  readonly id: string;
  readonly name: string;
  readonly gstNo: string;
  /** Calendar dates in India. */
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly version: number;
  readonly status: FirmStatus;
  /** Since when no user of the firm can sign in; null when they can. An ISO instant. */
  readonly deactivatedAt: string | null;
  readonly deactivatedReason: string | null;
};

export type FirmFilter = {
  /** Matches words in name, GST number, contact or email; a percent sign is an ordinary character. */
  readonly search?: string | undefined;
  readonly status?: FirmStatus | undefined;
  readonly membership?: MembershipFilter | undefined;
  /** The calendar date in India on which a membership has to be valid. */
  readonly todayOn: string;
};

/**
 * Every firm with the status of its login: active once one of its users is; otherwise the state of the newest activation email.
 * An email that is queued without an error counts as sent until its link has expired.
 * @source product.md "Firms and their status"
 */
const firmsWithStatus = sql`
  select f.id, f.name, f.gst_no as "gstNo", f.membership_start_on as "membershipStartOn", f.membership_end_on as "membershipEndOn",
    f.contact_name as "contactName", f.contact_email::text as "contactEmail", f.contact_phone as "contactPhone",
    f.version, f.created_at, f.deactivated_at as "deactivatedAt", f.deactivated_reason as "deactivatedReason",
    case
      when login.is_active then 'active'
      when login.is_expired is null or login.is_superseded or login.mail_state = 'failed' then 'no_otp_sent'
      when login.is_expired and login.mail_state is distinct from 'sent' then 'no_otp_sent'
      when login.is_expired then 'expired'
      else 'in_progress'
    end as status
  from firms f
  left join lateral (
    select u.activated_at is not null as is_active, link.mail_state, link.is_superseded, link.is_expired
    from users u
    left join lateral (${newestActivation}) link on true
    where u.firm_id = f.id and u.deactivated_at is null
    order by u.activated_at nulls last, u.id
    limit 1
  ) login on true`;

/** Every firm under the names of the list, without the status, which costs a look at its logins and mails. */
const namedFirms = sql`
  select id, name, gst_no as "gstNo", membership_start_on as "membershipStartOn", membership_end_on as "membershipEndOn",
    contact_name as "contactName", contact_email::text as "contactEmail", deactivated_at as "deactivatedAt", created_at
  from firms`;

const memberships: Record<MembershipFilter, (todayOn: string) => SQL> = {
  valid: (todayOn) => sql`"deactivatedAt" is null and ${todayOn}::date between "membershipStartOn" and "membershipEndOn"`,
  expired: (todayOn) => sql`"deactivatedAt" is null and "membershipEndOn" < ${todayOn}::date`,
  not_started: (todayOn) => sql`"deactivatedAt" is null and "membershipStartOn" > ${todayOn}::date`,
  deactivated: () => sql`"deactivatedAt" is not null`,
};

function matching({ search, status, membership, todayOn }: FirmFilter): SQL {
  const pattern = search === undefined ? undefined : likePattern(search);
  const found =
    pattern === undefined
      ? sql`true`
      : sql`(name ilike ${pattern} or "gstNo" ilike ${pattern} or "contactName" ilike ${pattern} or "contactEmail" ilike ${pattern})`;
  const ofStatus = status === undefined ? sql`true` : sql`status = ${status}`;
  return sql`${found} and ${ofStatus} and ${membership === undefined ? sql`true` : memberships[membership](todayOn)}`;
}

const byName = sql`${inPeopleOrder(sql`name`)}, id`;
const orders: Record<FirmOrder, SQL> = {
  name: byName,
  ends_first: sql`"membershipEndOn", ${byName}`,
  ends_last: sql`"membershipEndOn" desc, ${byName}`,
  newest: sql`created_at desc, id desc`,
};

const listed = sql`id, name, "gstNo", "membershipStartOn", "membershipEndOn", "contactName", "contactEmail", "contactPhone", version, status,
  "deactivatedAt", "deactivatedReason"`;

/** A page of the council's list of firms, by name as people sort unless asked otherwise, with the total. */
export async function selectFirms(
  db: Db,
  filter: FirmFilter & { readonly order: FirmOrder; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedFirm[]; count: number }> {
  const { status, order, offset, limit } = filter;
  // Only a list with a filter by status needs the status of every firm; otherwise that of the page is enough.
  const source = status === undefined ? namedFirms : firmsWithStatus;
  const [rows, counts] = await Promise.all([
    db.execute<ListedFirm>(sql`
      select ${listed} from (${firmsWithStatus}) firm
      where id in (select id from (${source}) found where ${matching(filter)} order by ${orders[order]} offset ${offset} limit ${limit})
      order by ${orders[order]}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${source}) firm where ${matching(filter)}`),
  ]);
  return { rows: [...rows], count: counts[0]?.count ?? 0 };
}

/** The firms after this one by name as people sort, for reading all of them without an open cursor. */
export async function selectFirmsAfter(
  db: Db,
  filter: FirmFilter,
  after: { readonly name: string; readonly id: string } | undefined,
  limit: number,
): Promise<ListedFirm[]> {
  const rest = after === undefined ? sql`true` : sql`(${byName}) > (${after.name}, ${after.id}::uuid)`;
  const rows = await db.execute<ListedFirm>(sql`
    select ${listed} from (${firmsWithStatus}) firm where ${rest} and ${matching(filter)} order by ${byName} limit ${limit}`);
  return [...rows];
}

export type FirmStatusCount = { readonly status: FirmStatus; readonly membership: MembershipFilter; readonly count: number };

/** How many firms have each status of their login and of their membership on this calendar date in India. */
export async function countFirmsByStatus(db: Db, todayOn: string): Promise<FirmStatusCount[]> {
  const standing = sql.join(
    Object.entries(memberships).map(([name, isSo]) => sql`when ${isSo(todayOn)} then ${name}`),
    sql` `,
  );
  return [
    ...(await db.execute<FirmStatusCount>(sql`
      select status, membership, count(*)::int as count
      from (select status, case ${standing} end as membership from (${firmsWithStatus}) firm) counted group by 1, 2`)),
  ];
}

/** One firm as the council's list shows it. @throws not_found */
export async function getListedFirm(db: Db | Tx, firmId: string): Promise<ListedFirm> {
  const [row] = await db.execute<ListedFirm>(sql`select ${listed} from (${firmsWithStatus}) firm where id = ${firmId}`);
  if (row === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  return row;
}

/** The first open login of a firm, which gets its activation email. @throws conflict (`no_login`: it was erased) */
export async function getFirstUserOfFirm(db: Db | Tx, firmId: string): Promise<typeof users.$inferSelect> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.firmId, firmId), isNull(users.deactivatedAt)))
    .orderBy(users.id)
    .limit(1);
  if (row === undefined) throw conflict("no_login", memberMessages.noLogin);
  return row;
}
