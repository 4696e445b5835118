import { and, asc, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { listedJoiningStates, openJoiningStates, waitingJoiningStates, type JoiningEvent, type JoiningState } from "#domain/joining/states.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { folded } from "../schema/columns.ts";
import {
  membershipApplicationHistory as history,
  membershipApplicationNumbers as numbers,
  membershipApplications as applications,
} from "../schema/joining.ts";
import { likePattern } from "./like-pattern.ts";

export type JoiningApplicationRow = typeof applications.$inferSelect;
type NewApplication = typeof applications.$inferInsert;

/** Stores a new draft. Undefined when an application with this address is open already. */
export async function insertJoiningApplication(tx: Tx, values: NewApplication): Promise<JoiningApplicationRow | undefined> {
  const [row] = await tx.insert(applications).values(values).onConflictDoNothing().returning();
  return row;
}

export async function findApplication(db: Db | Tx, id: string): Promise<JoiningApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row;
}

/** @throws not_found */
export async function getJoiningApplication(db: Db | Tx, id: string): Promise<JoiningApplicationRow> {
  return applicationThatIs(await findApplication(db, id));
}

/** Locks an application; every change of it waits for it. @throws not_found */
export async function lockJoiningApplication(tx: Tx, id: string): Promise<JoiningApplicationRow> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return applicationThatIs(row);
}

/** The open application with this address, locked. */
export async function lockOpenApplicationOf(tx: Tx, email: string): Promise<JoiningApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(folded(applications.email), folded(email)), inArray(applications.state, [...openJoiningStates])))
    .for("update");
  return row;
}

function applicationThatIs(row: JoiningApplicationRow | undefined): JoiningApplicationRow {
  if (row === undefined) throw notFound("application_not_found", joiningMessages.notFound);
  return row;
}

/** Changes an application that the caller has locked; its revision grows. */
export async function updateJoiningApplication(tx: Tx, id: string, values: Partial<NewApplication>): Promise<JoiningApplicationRow> {
  const [row] = await tx
    .update(applications)
    .set({ ...values, revision: sql`${applications.revision} + 1` })
    .where(eq(applications.id, id))
    .returning();
  return applicationThatIs(row);
}

/** Takes the next number of a financial year, from 1. Two at once get two numbers. */
export async function upsertApplicationNumber(tx: Tx, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(numbers)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({ target: numbers.financialYear, set: { last: sql`${numbers.last} + 1` } })
    .returning();
  if (row === undefined) throw new Error("upsert returned no row");
  return row.last;
}

type ApplicationFilter = {
  readonly state: JoiningState | undefined;
  /** Matches firm, GST number, reference and address. */ readonly search: string | undefined;
};

function matchingApplications({ state, search }: ApplicationFilter): SQL | undefined {
  const pattern = likePattern(search ?? "");
  const words = [applications.firmName, applications.gstNo, applications.reference, applications.email].map((column) => ilike(column, pattern));
  return and(inArray(applications.state, state === undefined ? [...listedJoiningStates] : [state]), search === undefined ? undefined : or(...words));
}

/** What waits for the council first, the longest wait first; then what waits for applicants; then the decided ones, the newest first. */
const byWait: readonly SQL[] = [
  sql`case when ${applications.state} in ('submitted', 'resubmitted') then 0 when ${applications.state} = 'needs_reply' then 1 else 2 end`,
  sql`case when ${applications.state} in ('approved', 'refused') then null else ${applications.waitingSince} end`,
  desc(applications.decidedAt),
  asc(applications.id),
];

/** A page of the submitted applications, with the number of all that match. */
export async function selectJoiningApplications(
  db: Db,
  { offset, limit, ...filter }: ApplicationFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: JoiningApplicationRow[]; count: number }> {
  const where = matchingApplications(filter);
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(applications)
      .where(where)
      .orderBy(...byWait)
      .offset(offset)
      .limit(limit),
    db.$count(applications, where),
  ]);
  return { rows, count };
}

/** How many applications wait for the council. */
export const countWaitingApplications = (db: Db): Promise<number> => db.$count(applications, inArray(applications.state, [...waitingJoiningStates]));

/** Another application with the same GST number, IEC or address. */
export type SimilarApplication = Pick<JoiningApplicationRow, "id" | "reference" | "state" | "firmName"> & {
  readonly same: readonly ("gst" | "iec" | "email")[];
};

/** Other submitted applications, refused ones left out, that have the same GST number, IEC or address; ten at most. */
export async function selectSimilarApplications(
  db: Db,
  { id, gstNo, iecNo, email }: Pick<JoiningApplicationRow, "id" | "gstNo" | "iecNo" | "email">,
): Promise<SimilarApplication[]> {
  const sameGst = sql<boolean>`coalesce(${applications.gstNo} = ${gstNo}, false)`;
  const sameIec = sql<boolean>`coalesce(${applications.iecNo} = ${iecNo}, false)`;
  const sameEmail = sql<boolean>`${folded(applications.email)} = ${folded(email)}`;
  const rows = await db
    .select({
      id: applications.id,
      reference: applications.reference,
      state: applications.state,
      firmName: applications.firmName,
      gst: sameGst,
      iec: sameIec,
      email: sameEmail,
    })
    .from(applications)
    .where(and(sql`${applications.id} <> ${id}`, sql`${applications.state} not in ('draft', 'refused')`, or(sameGst, sameIec, sameEmail)))
    .orderBy(asc(applications.id))
    .limit(10);
  return rows.map(({ gst, iec, email: sameAddress, ...row }) => ({
    ...row,
    same: [...(gst ? ["gst" as const] : []), ...(iec ? ["iec" as const] : []), ...(sameAddress ? ["email" as const] : [])],
  }));
}

/** Adds an entry to the history. @param actorId null for the applicant */
export async function insertApplicationEvent(
  tx: Tx,
  applicationId: string,
  event: JoiningEvent,
  { actorId, at }: { actorId: string | null; at: Date },
): Promise<void> {
  await tx.insert(history).values({ applicationId, event, actorId, at });
}

export type ApplicationEvent = { readonly event: JoiningEvent; readonly at: Date; readonly actorName: string | null };

/** The history, the first entry first, with the names of the officers. */
export const selectApplicationEvents = (db: Db, applicationId: string): Promise<ApplicationEvent[]> =>
  db
    .select({ event: history.event, at: history.at, actorName: users.name })
    .from(history)
    .leftJoin(users, eq(users.id, history.actorId))
    .where(eq(history.applicationId, applicationId))
    .orderBy(asc(history.at), asc(history.id));

type Ages = { readonly unusedBefore: Date; readonly draftBefore: Date; readonly refusedBefore: Date };

/** Deletes unopened links, unchanged drafts and refused applications, each older than its limit. Returns how many. The sweep then removes their files. */
export async function deleteOldApplications(db: Db, { unusedBefore, draftBefore, refusedBefore }: Ages): Promise<number> {
  const isOlder = (column: typeof applications.changedAt | typeof applications.decidedAt, before: Date) =>
    sql`${column} < ${before.toISOString()}::timestamptz`;
  const gone = await db
    .delete(applications)
    .where(
      or(
        and(eq(applications.state, "draft"), isNull(applications.confirmedAt), isOlder(applications.changedAt, unusedBefore)),
        and(eq(applications.state, "draft"), isOlder(applications.changedAt, draftBefore)),
        and(eq(applications.state, "refused"), isOlder(applications.decidedAt, refusedBefore)),
      ),
    )
    .returning({ id: applications.id });
  return gone.length;
}
