import { and, eq, sql } from "drizzle-orm";
import type { SessionTimes } from "#domain/accounts/session-rules.ts";
import { createBatchLoader } from "../connection/batch-loader.ts";
import type { Tx } from "../connection/client.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { sessions, users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { isLiveForItsPeople, liveSessionColumns, pushedIdle, type LiveSession, type NewSession } from "./sessions.ts";

/**
 * The live REST session of this id, or undefined: ended, too old, or its user or firm is not active any more. Read on every
 * request, by one indexed statement for all requests of the same moment.
 * @source security.md 3.1
 */
export const findRestSession = createBatchLoader<LiveSession>(async (db, sessionIds) => {
  const rows = await restSessions(db).execute({ sessionIds: sessionIds.join(",") });
  return new Map(rows.map((session) => [session.id, session]));
});

const restSessions = preparedOnce((db) =>
  db
    .select(liveSessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(firms, eq(firms.id, users.firmId))
    .where(
      and(sql`${sessions.id} = any(string_to_array(${sql.placeholder("sessionIds")}, ',')::uuid[])`, eq(sessions.kind, "rest"), isLiveForItsPeople),
    )
    .prepare("rest_sessions"),
);

/** Inserts a REST session that begins now, in its first generation. The caller holds the lock of the user. */
export async function insertRestSession(
  tx: Tx,
  { times, ...values }: Omit<NewSession, "secretHash" | "secondFactor"> & { readonly userType: string },
): Promise<string> {
  const [row] = await tx
    .insert(sessions)
    .values({
      ...values,
      kind: "rest",
      genAt: sql`now()`,
      idleUntil: sql`now() + make_interval(mins => ${times.idleMinutes})`,
      absoluteUntil: sql`now() + make_interval(hours => ${times.absoluteHours})`,
    })
    .returning({ id: sessions.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** A live REST session with the generation of its refresh token, and since when that is the newest. */
export type RefreshableSession = LiveSession & {
  readonly gen: number;
  readonly secondsSinceGen: number;
  readonly userType: string | null;
};

/** Locks a live REST session; undefined when it is over, or when its user or firm is not active any more. */
export async function lockRestSession(tx: Tx, sessionId: string): Promise<RefreshableSession | undefined> {
  const [row] = await tx
    .select({
      ...liveSessionColumns,
      gen: sessions.gen,
      userType: sessions.userType,
      secondsSinceGen: sql<number>`extract(epoch from clock_timestamp() - ${sessions.genAt})::float8`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(firms, eq(firms.id, users.firmId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.kind, "rest"), isLiveForItsPeople))
    .for("update", { of: sessions });
  return row;
}

/** Increments the generation of a session and extends its idle time. Of two parallel calls from the same generation one gets true. */
export async function updateSessionGeneration(tx: Tx, { id, gen, times }: { id: string; gen: number; times: SessionTimes }): Promise<boolean> {
  const moved = await tx
    .update(sessions)
    .set({ gen: gen + 1, genAt: sql`clock_timestamp()`, seenAt: sql`now()`, idleUntil: pushedIdle(times) })
    .where(and(eq(sessions.id, id), eq(sessions.gen, gen)))
    .returning({ id: sessions.id });
  return moved.length === 1;
}
