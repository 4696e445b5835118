import { sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";

/** One counted subject of a limit. */
export type CountedKey = { readonly key: string; readonly max: number; readonly windowSeconds: number };
/** The count of a key after the attempt. */
export type Counted = { readonly key: string; readonly count: number; readonly secondsLeft: number };

/**
 * Whether a window is over, or ends so late that it began under a clock which was ahead and was corrected since: nobody is
 * locked out until that clock's time comes. The minute is more than concurrent statements differ.
 */
const isOver = sql`(r.expires_at <= now() or r.expires_at > excluded.expires_at + interval '1 minute')`;

/**
 * Consumes one attempt of each key, in one statement. Outside of a transaction a failed action keeps its count. A
 * window begins with its first attempt. A few windows that are over are deleted on the way.
 * @source security.md 3.5
 */
export async function consumeAttempts(db: Db | Tx, keys: readonly CountedKey[]): Promise<Counted[]> {
  // Sorted, so that two calls never lock the same rows in opposite order.
  const sorted = [...keys].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = sorted.map(({ key, windowSeconds }) => sql`(${key}, 1, now() + make_interval(secs => ${windowSeconds}))`);
  const names = sql.join(
    sorted.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  const counted = await db.execute<{ key: string; count: number; seconds_left: number }>(sql`
    with forgotten as (
      delete from rate_limits where key in (
        select key from rate_limits where expires_at < now() - interval '1 minute' and key not in (${names})
        order by expires_at limit 10 for update skip locked))
    insert into rate_limits as r (key, count, expires_at) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else r.count + 1 end,
      expires_at = case when ${isOver} then excluded.expires_at else r.expires_at end
    returning key, count, ceil(extract(epoch from expires_at - now()))::int as seconds_left`);
  return counted.map(({ key, count, seconds_left }) => ({ key, count, secondsLeft: Math.max(1, seconds_left) }));
}

/** Refunds one attempt of each key: it was refused, or it was correct. */
export async function refundAttempts(db: Db | Tx, keys: readonly CountedKey[]): Promise<void> {
  const names = sql.join(
    keys.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  await db.execute(sql`
    update rate_limits set count = greatest(count - 1, 0)
    where key in (select key from rate_limits where key in (${names}) order by key for update)`);
}

/** What a key answers to an attempt: the failures before it, and `until` when there was room beside them and the open attempts. */
export type Reserved = { readonly key: string; readonly count: number; readonly until: string | undefined; readonly secondsLeft: number };

/**
 * The reservations without one of those that end at `until`. Two calls can reserve in the same microsecond and have the same `until`;
 * `array_remove` would end both, and one attempt too many would be let in.
 */
function withoutOne(until: string): SQL {
  const place = sql`array_position(r.reserved, ${until}::timestamptz)`;
  return sql`coalesce(r.reserved[:${place} - 1] || r.reserved[${place} + 1:], r.reserved)`;
}

const openOnes = sql`array(select u from unnest(r.reserved) as u where u > now())`;

/** Reserves one attempt of each key for `seconds`, where failures and open attempts leave room. A key without room keeps its row as it is. */
export async function upsertReservations(db: Db | Tx, keys: readonly CountedKey[], seconds: number): Promise<Reserved[]> {
  // Sorted, so that two calls never lock the same rows in opposite order.
  const sorted = [...keys].sort((a, b) => (a.key < b.key ? -1 : 1));
  const wanted = sql.join(
    sorted.map(({ key, max, windowSeconds }) => sql`(${key}::text, ${max}::int, ${windowSeconds}::int)`),
    sql`, `,
  );
  const rows = await db.execute<{ key: string; count: number; until: string | null; seconds_left: number }>(sql`
    with wanted (key, max, seconds) as (values ${wanted}),
    taken as (
      insert into rate_limits as r (key, count, expires_at, reserved)
      select key, 0, now() + make_interval(secs => seconds), array[now() + make_interval(secs => ${seconds})] from wanted
      on conflict (key) do update set
        count = case when ${isOver} then 0 else r.count end,
        expires_at = case when ${isOver} then excluded.expires_at else r.expires_at end,
        reserved = ${openOnes} || excluded.reserved
      where case when ${isOver} then 0 else r.count end + cardinality(${openOnes}) < (select max from wanted where wanted.key = r.key)
      returning r.key, r.count, r.expires_at, r.reserved[cardinality(r.reserved)]::text as until)
    select wanted.key, coalesce(taken.count, r.count, 0) as count, taken.until,
      ceil(extract(epoch from coalesce(taken.expires_at, r.expires_at, now()) - now()))::int as seconds_left
    from wanted left join taken on taken.key = wanted.key left join rate_limits r on r.key = wanted.key`);
  return rows.map(({ key, count, until, seconds_left }) => ({ key, count, until: until ?? undefined, secondsLeft: Math.max(1, seconds_left) }));
}

/** Ends a reservation of each key without counting it: the attempt was right, or was never made. */
export async function releaseAttempts(db: Db, keys: readonly string[], until: string): Promise<void> {
  const names = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  await db.execute(sql`
    update rate_limits as r set reserved = ${withoutOne(until)}
    where key in (select key from rate_limits where key in (${names}) order by key for update)`);
}

/** Ends a reservation of each key and counts it: the attempt was wrong. */
export async function countFailures(db: Db, keys: readonly CountedKey[], until: string): Promise<void> {
  const sorted = [...keys].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = sorted.map(({ key, windowSeconds }) => sql`(${key}, 1, now() + make_interval(secs => ${windowSeconds}))`);
  await db.execute(sql`
    insert into rate_limits as r (key, count, expires_at) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else r.count + 1 end,
      expires_at = case when ${isOver} then excluded.expires_at else r.expires_at end,
      reserved = ${withoutOne(until)}`);
}

/** Deletes windows that are over, at most `limit` at a time; locked ones wait for the next time. Returns how many. */
export async function deleteOldRateLimits(db: Db, limit: number): Promise<number> {
  const gone = await db.execute<{ key: string }>(sql`
    delete from rate_limits where key in (
      select key from rate_limits where expires_at < now() - interval '1 minute' order by expires_at limit ${limit} for update skip locked)
    returning key`);
  return gone.length;
}

/** Deletes the count of a key, in the transaction of the change that settles it. */
export async function deleteRateLimits(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`delete from rate_limits where key = ${key}`);
}
