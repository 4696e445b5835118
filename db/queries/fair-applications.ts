import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { RankingFacts } from "#domain/fairs/criteria.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import type { Ranked } from "#domain/fairs/ranking.ts";
import { seatStates, type ApplicationState } from "#domain/fairs/states.ts";
import { notFound } from "#domain/errors.ts";
import type { AttendedFairFacts } from "#domain/reimbursements/fair-answers.ts";
import type { Db, Tx } from "../connection/client.ts";
import { fairApplications, fairAttendance, fairFeedback, fairFeeProofs, fairs, fairStalls } from "../schema/fairs.ts";
import { firms } from "../schema/members.ts";
import { memberProfiles } from "../schema/profiles.ts";
import { joinReceivedEvents } from "./claim-facts.ts";

export type ApplicationRow = typeof fairApplications.$inferSelect;
export type NewApplication = typeof fairApplications.$inferInsert;
export type StallRow = typeof fairStalls.$inferSelect;

/** An application with its firm, the contact of its profile, its stall, and what happened at the fair. */
export type ListedApplication = ApplicationRow & {
  readonly firmName: string;
  /** A firm that is deactivated keeps its rank and gets no seat. */
  readonly isDeactivated: boolean;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactMobile: string;
  readonly hall: string | null;
  readonly stall: string | null;
  readonly checkedInAt: Date | null;
  readonly leads: number;
  readonly rating: number | null;
  readonly ordersInr: number | null;
  readonly expectedOrdersInr: number | null;
  readonly remark: string | null;
};

const isDeactivated = sql<boolean>`${firms.deactivatedAt} is not null`;

const selectListed = (db: Db | Tx) =>
  db
    .select({
      row: fairApplications,
      firmName: firms.name,
      isDeactivated,
      contactName: sql<string>`coalesce(${memberProfiles.contactName}, ${firms.contactName})`,
      contactEmail: sql<string>`coalesce(${memberProfiles.contactEmail}, ${firms.contactEmail})`,
      contactMobile: sql<string>`coalesce(${memberProfiles.contactMobile}, ${firms.contactPhone})`,
      hall: fairStalls.hall,
      stall: fairStalls.number,
      checkedInAt: fairAttendance.checkedInAt,
      leads: sql<number>`(select count(*)::int from fair_leads l where l.fair_id = ${fairApplications.fairId} and l.firm_id = ${fairApplications.firmId})`,
      rating: fairFeedback.rating,
      ordersInr: fairFeedback.ordersInr,
      expectedOrdersInr: fairFeedback.expectedOrdersInr,
      remark: fairFeedback.remark,
    })
    .from(fairApplications)
    .innerJoin(firms, eq(firms.id, fairApplications.firmId))
    .leftJoin(memberProfiles, eq(memberProfiles.firmId, fairApplications.firmId))
    .leftJoin(fairStalls, eq(fairStalls.applicationId, fairApplications.id))
    .leftJoin(fairAttendance, eq(fairAttendance.applicationId, fairApplications.id))
    .leftJoin(fairFeedback, eq(fairFeedback.applicationId, fairApplications.id));

type Read = Omit<ListedApplication, keyof ApplicationRow> & { readonly row: ApplicationRow };
const flat = ({ row, ...more }: Read): ListedApplication => ({ ...row, ...more });

/** The applications of a fair: by rank, before the ranking by time. */
export async function selectApplications(db: Db | Tx, fairId: string, states?: readonly ApplicationState[]): Promise<ListedApplication[]> {
  const rows = await selectListed(db)
    .where(and(eq(fairApplications.fairId, fairId), states === undefined ? undefined : inArray(fairApplications.state, [...states])))
    .orderBy(sql`${fairApplications.rank} nulls last`, asc(fairApplications.appliedAt), asc(fairApplications.id));
  return rows.map(flat);
}

/** The applications of one firm, by fair. */
export async function selectApplicationsOfFirm(db: Db | Tx, firmId: string): Promise<ReadonlyMap<string, ListedApplication>> {
  const rows = await selectListed(db).where(eq(fairApplications.firmId, firmId));
  return new Map(rows.map((row) => [row.row.fairId, flat(row)]));
}

/** The application of a firm to a fair; undefined when there is none. */
export async function findApplicationOfFirm(db: Db | Tx, fairId: string, firmId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(fairApplications)
    .where(and(eq(fairApplications.fairId, fairId), eq(fairApplications.firmId, firmId)));
  return row;
}

/** @throws not_found */
export async function getApplication(db: Db | Tx, id: string): Promise<ApplicationRow & Pick<ListedApplication, "firmName" | "isDeactivated">> {
  const [found] = await db
    .select({ row: fairApplications, firmName: firms.name, isDeactivated })
    .from(fairApplications)
    .innerJoin(firms, eq(firms.id, fairApplications.firmId))
    .where(eq(fairApplications.id, id));
  if (found === undefined) throw notFound("application_not_found", fairMessages.applicationNotFound);
  const { row, ...firm } = found;
  return { ...row, ...firm };
}

/** The application that has a short code; undefined if there is none. */
export async function findIdOfShortCode(db: Db | Tx, shortCode: string): Promise<string | undefined> {
  const [row] = await db.select({ id: fairApplications.id }).from(fairApplications).where(eq(fairApplications.shortCode, shortCode));
  return row?.id;
}

export async function insertApplication(tx: Tx, values: NewApplication): Promise<void> {
  await tx.insert(fairApplications).values(values);
}

/** Changes an application whose fair the caller has locked. */
export async function updateApplication(tx: Tx, id: string, values: Partial<NewApplication>): Promise<void> {
  await tx.update(fairApplications).set(values).where(eq(fairApplications.id, id));
}

/** Offers a seat to each of these applications, whose fair the caller has locked. */
export async function updateOffered(tx: Tx, ids: readonly string[], offeredAt: Date): Promise<void> {
  await tx
    .update(fairApplications)
    .set({ state: "offered", offeredAt })
    .where(inArray(fairApplications.id, [...ids]));
}

/** Stores ranks with the facts that they come from: all of them wait, until seats are offered. One statement, whatever their number. */
export async function updateRanks(tx: Tx, ranked: readonly Ranked[], facts: ReadonlyMap<string, RankingFacts>): Promise<void> {
  const rows = JSON.stringify(ranked.map((one) => ({ ...one, facts: facts.get(one.id) })));
  await tx.execute(sql`
    update fair_applications a set state = 'waiting', facts = r.facts, points = r.points, total = r.total, rank = r.rank
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, rank int, total int, points jsonb, facts jsonb) where a.id = r.id`);
}

/** The number of seats that are offered or taken. */
export async function countSeatsTaken(db: Db | Tx, fairId: string): Promise<number> {
  return db.$count(fairApplications, and(eq(fairApplications.fairId, fairId), inArray(fairApplications.state, [...seatStates])));
}

/** The next on the waiting list of a fair, by rank. A firm that is deactivated is passed over. */
export async function selectNextWaiting(
  tx: Tx,
  fairId: string,
  limit: number,
): Promise<{ readonly id: string; readonly firmId: string; readonly firmName: string }[]> {
  return tx
    .select({ id: fairApplications.id, firmId: fairApplications.firmId, firmName: firms.name })
    .from(fairApplications)
    .innerJoin(firms, eq(firms.id, fairApplications.firmId))
    .where(
      and(eq(fairApplications.fairId, fairId), eq(fairApplications.state, "waiting"), isNotNull(fairApplications.rank), isNull(firms.deactivatedAt)),
    )
    .orderBy(asc(fairApplications.rank))
    .limit(limit);
}

/** The stall of an application; undefined when it has none. */
export async function findStall(db: Db | Tx, applicationId: string): Promise<StallRow | undefined> {
  const [row] = await db.select().from(fairStalls).where(eq(fairStalls.applicationId, applicationId));
  return row;
}

/** Gives a stall to an exhibitor, in place of another one. @throws a violation of `fair_stalls_number_unique` */
export async function upsertStall(tx: Tx, values: StallRow): Promise<void> {
  const { hall, number, givenAt } = values;
  await tx.insert(fairStalls).values(values).onConflictDoUpdate({ target: fairStalls.applicationId, set: { hall, number, givenAt } });
}

export async function deleteStall(tx: Tx, applicationId: string): Promise<void> {
  await tx.delete(fairStalls).where(eq(fairStalls.applicationId, applicationId));
}

/** What a firm's own application to a fair says for a claim; undefined when it is unknown, or another firm's. */
export async function findOwnFairFacts(db: Db | Tx, applicationId: string, firmId: string): Promise<AttendedFairFacts | undefined> {
  const { title, venue, city, country, startsOn, endsOn, feePaise } = fairs;
  const [row] = await db
    .select({ title, venue, city, country, startsOn, endsOn, feePaise, hall: fairStalls.hall, stall: fairStalls.number })
    .from(fairApplications)
    .innerJoin(fairs, eq(fairs.id, fairApplications.fairId))
    .innerJoin(fairAttendance, eq(fairAttendance.applicationId, fairApplications.id))
    .leftJoin(fairStalls, eq(fairStalls.applicationId, fairApplications.id))
    .where(and(eq(fairApplications.id, applicationId), eq(fairApplications.firmId, firmId)));
  if (row === undefined) return undefined;
  const { amountPaise, paidOn, reference } = fairFeeProofs;
  const feesReceived = await db
    .select({ amountPaise, paidOn, reference })
    .from(fairFeeProofs)
    .where(and(eq(fairFeeProofs.applicationId, applicationId), eq(fairFeeProofs.state, "received")));
  return { ...row, feesReceived };
}

/** What a ranking asks of some firms, by id. */
export type FirmStanding = {
  readonly firmId: string;
  /** Events that the firm attended or claimed, by their names and last days. */
  readonly visits: readonly { readonly event: string; readonly to: string }[];
  readonly overdueReplies: number;
};

/**
 * The visits and overdue replies of the firms that applied for a fair, in one statement.
 * @param today YYYY-MM-DD in India
 */
export async function selectStandings(db: Db | Tx, fairId: string, today: string): Promise<FirmStanding[]> {
  const rows = await db.execute<FirmStanding>(sql`
    select a.firm_id as "firmId",
      (select coalesce(json_agg(json_build_object('event', v.event, 'to', v.ends_on)), '[]'::json) from (
        select f.title as event, f.ends_on::text as ends_on from fair_attendance t join fairs f on f.id = t.fair_id
          where t.firm_id = a.firm_id and t.fair_id <> a.fair_id
        union select i.facts ->> 'event', coalesce(i.facts ->> 'event_to', i.facts ->> 'event_from')
          from reimbursements o ${joinReceivedEvents}
          where o.firm_id = a.firm_id and o.scheme = 'exhibition' and o.submitted_at is not null and o.state <> 'CLOSED'
      ) v where v.ends_on is not null) as visits,
      (select count(*)::int from reimbursements r where r.firm_id = a.firm_id and r.state = 'DEFICIENCY_SHARED' and r.reply_by < ${today}::date) as "overdueReplies"
    from fair_applications a where a.fair_id = ${fairId}`);
  return [...rows];
}
