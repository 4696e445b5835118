import { and, desc, eq, gte, isNull, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { personalTables, secretColumn, type PersonalKey, type PersonalTable } from "./personal-data.ts";
import { folded } from "../schema/columns.ts";
import { erasures } from "../schema/privacy.ts";

/** A person as the portal knows one: an email address, and its login. */
export type Person = {
  readonly email: string;
  readonly userId: string | undefined;
  /** Why the login has to stay for now; undefined when it may be erased, or there is none. */
  readonly loginStays: "office" | "contact" | undefined;
};

/**
 * Who has this email address. Logins of the council and DGFT stay, and so does that of the contact of an active firm: without
 * it the firm has no login.
 */
export async function findPerson(db: Db | Tx, email: string): Promise<Person> {
  const [row] = await db.execute<{ id: string; stays: Person["loginStays"] | null }>(sql`
    select u.id, case when u.role in ('EPCMD_ADMIN', 'DGFT_ADMIN') then 'office'
      when exists (select from firms f where f.id = u.firm_id and f.contact_email = u.email and f.deactivated_at is null) then 'contact' end as stays
    from users u where ${folded(sql`u.email`)} = ${folded(email)}`);
  return { email, userId: row?.id, loginStays: row?.stays ?? undefined };
}

function isOf({ column, holds }: PersonalKey, { email, userId }: Person): SQL {
  const name = sql.identifier(column);
  if (holds === "user") return userId === undefined ? sql`false` : sql`${name} = ${userId}`;
  if (holds === "email") return sql`${folded(name)} = ${folded(email)}`;
  if (holds === "actor") return sql`${name} = ${email}::citext`;
  // Most texts have no address: the search for one costs more than the search for its sign.
  return sql`case when strpos(${name}::text, '@') > 0 then lower(${name}::text) ~ ${wholeAddress(email)} else false end`;
}

/**
 * A pattern for an address in the text of JSON that is no part of a longer one: "raj@firm.example" is not in "suraj@firm.example". A line break
 * before it is two characters there: a backslash and "n".
 */
function wholeAddress(email: string): string {
  const escaped = email.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return String.raw`(^|[^a-z0-9._%+-]|\\[bfnrt])${escaped}($|[^a-z0-9.-]|\.$|\.[^a-z0-9])`;
}

const rowsOf = ({ keys }: PersonalTable, person: Person): SQL =>
  sql`(${sql.join(
    keys.map((key) => isOf(key, person)),
    sql` or `,
  )})`;

/** Conditions on the primary key that divide a table into portions. Only the person's rows are counted where an index finds them. */
async function portionsOf(db: Db | Tx, personalTable: PersonalTable, person: Person): Promise<SQL[]> {
  const { table, keys, rowsAtOnce, primaryKey = ["id"] } = personalTable;
  if (rowsAtOnce === undefined) return [sql`true`];
  const isCounted = keys.some(({ holds }) => holds === "text") ? sql`true` : rowsOf(personalTable, person);
  const key = listOf(primaryKey.map((column) => sql.identifier(column)));
  const firsts = await db.execute<{ first: (string | number)[] }>(sql`
    select json_build_array(${key}) as first
    from (select ${key}, row_number() over (order by ${key}) as place from ${sql.identifier(table)} where ${isCounted}) as placed
    where (place - 1) % ${rowsAtOnce} = 0 order by place`);
  return firsts.map(({ first }, index) => {
    const next = firsts[index + 1];
    const begins = sql`(${key}) >= (${listOf(first)})`;
    return next === undefined ? begins : sql`${begins} and (${key}) < (${listOf(next.first)})`;
  });
}

const listOf = (parts: readonly unknown[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** What a statement over a person's rows of a table returns, portion by portion. */
async function inPortions<R>(db: Db | Tx, table: PersonalTable, person: Person, run: (isWanted: SQL) => PromiseLike<readonly R[]>): Promise<R[]> {
  const found: R[] = [];
  for (const portion of await portionsOf(db, table, person)) found.push(...(await run(sql`${rowsOf(table, person)} and ${portion}`)));
  return found;
}

/** How many rows of a table are a person's, and how many of them its erasure rule leaves out. */
export async function countPersonalRows(db: Db | Tx, table: PersonalTable, person: Person): Promise<{ rows: number; leftOut: number }> {
  const { erasureRule } = table;
  const only = erasureRule.how === "keep" ? undefined : erasureRule.only;
  const counts = await inPortions(db, table, person, (isWanted) =>
    db.execute<{ rows: number; leftOut: number }>(sql`
      select count(*)::int as rows, count(*) filter (where (${sql.raw(only ?? "true")}) is not true)::int as "leftOut"
      from ${sql.identifier(table.table)} where ${isWanted}`),
  );
  return { rows: sumOf(counts.map(({ rows }) => rows)), leftOut: sumOf(counts.map(({ leftOut }) => leftOut)) };
}

/** The last day on which a person's rows of a table are kept, YYYY-MM-DD; undefined where none is known. */
export async function findKeptUntil(db: Db | Tx, table: PersonalTable, person: Person): Promise<string | undefined> {
  if (table.keptUntil === undefined) return undefined;
  const [row] = await db.execute<{ last: string | null }>(
    sql`select max(${sql.raw(table.keptUntil)})::text as last from ${sql.identifier(table.table)} where ${rowsOf(table, person)}`,
  );
  return row?.last ?? undefined;
}

/**
 * A person's rows of a table, without keys, hashes and what is about others, each as the text of a JSON object. The database builds the
 * JSON, because ten thousand rows (years of an audit trail) would block the event loop here.
 */
export async function selectPersonalRows(db: Db | Tx, table: PersonalTable, person: Person): Promise<string[]> {
  const leftOut = sql.raw(`'{${(table.ofOthers ?? []).join(",")}}'::text[]`);
  const rows = await inPortions(db, table, person, (isWanted) =>
    db.execute<{ row: string }>(sql`
      select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t) - ${leftOut})
        where key !~ ${secretColumn.source})::text as row
      from ${sql.identifier(table.table)} t where ${isWanted} order by 1`),
  );
  return rows.map(({ row }) => row);
}

/** Deletes or empties a person's rows of a table by its erasure rule; the caller has checked that it is allowed. Returns how many. */
export async function deletePersonalRows(tx: Tx, table: PersonalTable, person: Person): Promise<number> {
  const { erasureRule } = table;
  if (erasureRule.how === "keep") return 0;
  const name = sql.identifier(table.table);
  const only = sql.raw(erasureRule.only ?? "true");
  const changes =
    erasureRule.how === "delete"
      ? undefined
      : Object.entries(erasureRule.values).map(([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`);
  const change = changes === undefined ? sql`delete from ${name}` : sql`update ${name} set ${sql.join(changes, sql`, `)}`;
  const counts = await inPortions(tx, table, person, (isWanted) =>
    tx.execute<{ count: number }>(sql`with gone as (${change} where ${isWanted} and ${only} returning 1) select count(*)::int as count from gone`),
  );
  return sumOf(counts.map(({ count }) => count));
}

/** Remembers an erasure. */
export async function insertErasure(tx: Tx, erasure: typeof erasures.$inferInsert): Promise<void> {
  await tx.insert(erasures).values(erasure);
}

/** Every erasure that the database remembers. */
export const selectErasures = (db: Db): Promise<{ personHash: string; erasedAt: Date }[]> =>
  db.select({ personHash: erasures.personHash, erasedAt: erasures.erasedAt }).from(erasures).orderBy(erasures.erasedAt);

type SearchedErasure = { readonly personHash: string; readonly erasedBy: string | null; readonly since: Date };

/** The newest erasure of a person since an instant by this user, or by a command where it is null. */
export async function findLastErasure(tx: Tx, { personHash, erasedBy, since }: SearchedErasure): Promise<typeof erasures.$inferSelect | undefined> {
  const isBy = erasedBy === null ? isNull(erasures.erasedBy) : eq(erasures.erasedBy, erasedBy);
  const [row] = await tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.personHash, personHash), isBy, gte(erasures.erasedAt, since)))
    .orderBy(desc(erasures.erasedAt))
    .limit(1);
  return row;
}

/** Every email address in the columns that hold one. */
export async function selectPersonalEmails(db: Db): Promise<string[]> {
  const columns = personalTables.flatMap(({ table, keys }) => keys.flatMap(({ column, holds }) => (holds === "email" ? [{ table, column }] : [])));
  const parts = [...columns, { table: "users", column: "email" }].map(
    ({ table, column }) => sql`select ${folded(sql.identifier(column))} as email from ${sql.identifier(table)}`,
  );
  const rows = await db.execute<{ email: string | null }>(sql`select distinct email from (${sql.join(parts, sql` union all `)}) as everybody`);
  return rows.flatMap(({ email }) => (email === null || email === "" ? [] : email));
}
