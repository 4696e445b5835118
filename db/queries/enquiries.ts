import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { BuyerType } from "#domain/directory/buyer-input.ts";
import type { EnquiryCount } from "#domain/directory/enquiry-states.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { buyers } from "../schema/buyers.ts";
import { enquiries, enquiryMembers } from "../schema/enquiries.ts";
import { firms } from "../schema/members.ts";
import { memberProfiles } from "../schema/profiles.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;
export type EnquiryMemberRow = typeof enquiryMembers.$inferSelect;

/** The firms that got the same text from the same buyer after this time. */
export async function findSameEnquiry(
  db: Db | Tx,
  { buyerId, contentHash, after }: { buyerId: string; contentHash: string; after: Date },
): Promise<{ id: string; firmIds: string[] } | undefined> {
  const rows = await db
    .select({ id: enquiries.id, firmId: enquiryMembers.firmId })
    .from(enquiries)
    .innerJoin(enquiryMembers, eq(enquiryMembers.enquiryId, enquiries.id))
    .where(and(eq(enquiries.buyerId, buyerId), eq(enquiries.contentHash, contentHash), gt(enquiries.createdAt, after)));
  const [first] = rows;
  return first && { id: first.id, firmIds: rows.map(({ firmId }) => firmId) };
}

/** Those of the firms that have a directory entry, by the name in it. */
export async function findListedFirms(db: Db | Tx, firmIds: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: firms.id, name: memberProfiles.organization })
    .from(firms)
    .innerJoin(memberProfiles, eq(memberProfiles.firmId, firms.id))
    .where(and(inArray(firms.id, [...firmIds]), isNull(firms.deactivatedAt)))
    .orderBy(firms.id);
}

/** Stores an enquiry and its entry at each firm; the entries' ids by firm. */
export async function insertEnquiry(
  tx: Tx,
  values: typeof enquiries.$inferInsert,
  firmIds: readonly string[],
): Promise<{ id: string; entries: { id: string; firmId: string }[] }> {
  const [row] = await tx.insert(enquiries).values(values).returning({ id: enquiries.id });
  if (row === undefined) throw new Error("insert returned no row");
  const entries = await tx
    .insert(enquiryMembers)
    .values(firmIds.map((firmId) => ({ enquiryId: row.id, firmId })))
    .returning({ id: enquiryMembers.id, firmId: enquiryMembers.firmId });
  return { id: row.id, entries };
}

const written = {
  subject: enquiries.subject,
  senderName: enquiries.senderName,
  createdAt: enquiries.createdAt,
};
export type ReceivedEnquiry = EnquiryMemberRow & Pick<EnquiryRow, keyof typeof written>;

/** A page of the enquiries to a firm, unread first, then newest first, with the total. */
export async function selectReceivedEnquiries(
  db: Db,
  { firmId, offset, limit }: { firmId: string; offset: number; limit: number },
): Promise<{ rows: ReceivedEnquiry[]; count: number }> {
  const own = eq(enquiryMembers.firmId, firmId);
  const [rows, count] = await Promise.all([
    db
      .select({ ...getTableColumns(enquiryMembers), ...written })
      .from(enquiryMembers)
      .innerJoin(enquiries, eq(enquiries.id, enquiryMembers.enquiryId))
      .where(own)
      .orderBy(sql`${enquiryMembers.readAt} is not null`, desc(enquiryMembers.id))
      .offset(offset)
      .limit(limit),
    db.$count(enquiryMembers, own),
  ]);
  return { rows, count };
}

export async function countUnreadEnquiries(db: Db, firmId: string): Promise<number> {
  return db.$count(enquiryMembers, and(eq(enquiryMembers.firmId, firmId), isNull(enquiryMembers.readAt)));
}

/** An enquiry to one member with everything that its users read: the buyer's contact as it is now. */
export type EnquiryEntry = EnquiryMemberRow &
  Pick<EnquiryRow, "subject" | "senderName" | "createdAt" | "message" | "buyerId"> & {
    readonly buyerEmail: string;
    readonly buyerPhone: string | null;
    readonly buyerCountry: string | null;
    readonly buyerType: BuyerType | null;
    readonly answeredByName: string | null;
    readonly firmName: string;
  };

const answerers = sql`(select name from users answerer where answerer.id = ${enquiryMembers.answeredBy})`;

const entriesWith = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(enquiryMembers),
      ...written,
      message: enquiries.message,
      buyerId: enquiries.buyerId,
      buyerEmail: users.email,
      buyerPhone: buyers.phone,
      buyerCountry: buyers.country,
      buyerType: buyers.buyerType,
      answeredByName: sql<string | null>`${answerers}`,
      firmName: sql<string>`coalesce(${memberProfiles.organization}, ${firms.name})`,
    })
    .from(enquiryMembers)
    .innerJoin(enquiries, eq(enquiries.id, enquiryMembers.enquiryId))
    .innerJoin(users, eq(users.id, enquiries.buyerId))
    .innerJoin(firms, eq(firms.id, enquiryMembers.firmId))
    .leftJoin(memberProfiles, eq(memberProfiles.firmId, firms.id))
    .leftJoin(buyers, eq(buyers.userId, enquiries.buyerId))
    .where(where)
    .$dynamic();

/** An entry of this firm, or undefined: unknown and another firm's are the same. */
export async function findReceivedEnquiry(db: Db | Tx, firmId: string, id: string): Promise<EnquiryEntry | undefined> {
  const [row] = await entriesWith(db, and(eq(enquiryMembers.id, id), eq(enquiryMembers.firmId, firmId)));
  return row;
}

/** Locks an entry of this firm. */
export async function lockReceivedEnquiry(tx: Tx, firmId: string, id: string): Promise<EnquiryMemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(enquiryMembers)
    .where(and(eq(enquiryMembers.id, id), eq(enquiryMembers.firmId, firmId)))
    .for("update");
  return row;
}

/** Changes an entry of an enquiry; the caller holds its lock. */
export async function updateReceivedEnquiry(tx: Tx, id: string, changes: Partial<typeof enquiryMembers.$inferInsert>): Promise<void> {
  await tx.update(enquiryMembers).set(changes).where(eq(enquiryMembers.id, id));
}

export type SentEnquiry = Pick<EnquiryRow, "id" | "subject" | "createdAt"> & { readonly members: number; readonly answers: number };

/** A page of a buyer's enquiries, newest first, with the total. */
export async function selectSentEnquiries(
  db: Db,
  { buyerId, offset, limit }: { buyerId: string; offset: number; limit: number },
): Promise<{ rows: SentEnquiry[]; count: number }> {
  const own = eq(enquiries.buyerId, buyerId);
  const [rows, count] = await Promise.all([
    db
      .select({
        id: enquiries.id,
        subject: enquiries.subject,
        createdAt: enquiries.createdAt,
        members: sql<number>`count(${enquiryMembers.id})::int`,
        answers: sql<number>`count(${enquiryMembers.answeredAt})::int`,
      })
      .from(enquiries)
      .innerJoin(enquiryMembers, eq(enquiryMembers.enquiryId, enquiries.id))
      .where(own)
      .groupBy(enquiries.id)
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .offset(offset)
      .limit(limit),
    db.$count(enquiries, own),
  ]);
  return { rows, count };
}

/** An enquiry of this buyer, or undefined: unknown and another buyer's are the same. */
export async function findSentEnquiry(db: Db, buyerId: string, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.buyerId, buyerId)));
  return row;
}

/** The members of an enquiry, by name, with their answers. */
export async function selectEnquiryAnswers(
  db: Db,
  enquiryId: string,
): Promise<{ firmId: string; name: string; isListed: boolean; answer: string | null; answeredAt: Date | null }[]> {
  const name = sql<string>`coalesce(${memberProfiles.organization}, ${firms.name})`;
  return db
    .select({
      firmId: enquiryMembers.firmId,
      name,
      isListed: sql<boolean>`${firms.deactivatedAt} is null and ${memberProfiles.firmId} is not null`,
      answer: enquiryMembers.answer,
      answeredAt: enquiryMembers.answeredAt,
    })
    .from(enquiryMembers)
    .innerJoin(firms, eq(firms.id, enquiryMembers.firmId))
    .leftJoin(memberProfiles, eq(memberProfiles.firmId, firms.id))
    .where(eq(enquiryMembers.enquiryId, enquiryId))
    .orderBy(sql`lower(${name})`, enquiryMembers.id);
}

/** The council's counts: enquiries, their members, answers and reports. */
export type EnquiryCountRow = {
  readonly key: string;
  readonly name: string;
  readonly enquiries: number;
  readonly members: number;
  readonly answers: number;
  readonly reports: number;
};

const countedBy: Record<EnquiryCount, { readonly key: SQL; readonly name: SQL; readonly order: SQL }> = {
  month: {
    key: sql`to_char(e.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`,
    name: sql`to_char(e.created_at at time zone 'Asia/Kolkata', 'MM-YYYY')`,
    order: sql`key desc`,
  },
  buyer: { key: sql`e.buyer_id::text`, name: sql`u.email::text`, order: sql`enquiries desc, key` },
  firm: { key: sql`m.firm_id::text`, name: sql`coalesce(p.organization, f.name)`, order: sql`enquiries desc, key` },
};

/** A page of the counts, by month, buyer or firm, with the number of all lines. */
export async function countEnquiriesBy(
  db: Db,
  { by, offset, limit }: { by: EnquiryCount; offset: number; limit: number },
): Promise<{ rows: EnquiryCountRow[]; count: number }> {
  const { key, name, order } = countedBy[by];
  const found = await db.execute<EnquiryCountRow & { lines: number }>(sql`
    select ${key} as key, ${name} as name, count(distinct e.id)::int as enquiries, count(distinct m.firm_id)::int as members,
      count(m.answered_at)::int as answers, count(m.reported_at)::int as reports, (count(*) over ())::int as lines
    from enquiries e join enquiry_members m on m.enquiry_id = e.id join users u on u.id = e.buyer_id
    join firms f on f.id = m.firm_id left join member_profiles p on p.firm_id = f.id
    group by 1, 2 order by ${order} offset ${offset} limit ${limit}`);
  return { rows: found.map(({ lines: _lines, ...row }) => row), count: found[0]?.lines ?? 0 };
}

/** A page of the enquiries that members reported as abuse, newest report first, with the total. */
export async function selectReportedEnquiries(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: EnquiryEntry[]; count: number }> {
  const reported = isNotNull(enquiryMembers.reportedAt);
  const [rows, count] = await Promise.all([
    entriesWith(db, reported).orderBy(desc(enquiryMembers.reportedAt), desc(enquiryMembers.id)).offset(offset).limit(limit),
    db.$count(enquiryMembers, reported),
  ]);
  return { rows, count };
}

/** Deletes enquiries from before this time, with their answers. Returns how many. */
export async function deleteOldEnquiries(db: Db, before: Date): Promise<number> {
  const gone = await db.delete(enquiries).where(lt(enquiries.createdAt, before)).returning({ id: enquiries.id });
  return gone.length;
}
