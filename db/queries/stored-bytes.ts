import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../connection/client.ts";
import { storageKeyColumns } from "../schema/columns.ts";

/** A column of the database with the keys of stored files, and whether its table has their hashes. */
export type KeyColumn = { readonly name: string; readonly key: string; readonly has: boolean };

/**
 * Finds those columns in the database itself: after a rollback it has tables that this program does not know. It also finds
 * tables that the role may not read: then the query of their keys fails, and no file is taken for one without a row.
 */
export const keyColumnsStatement = `select c.relname::text as name, a.attname::text as key, exists (select from pg_attribute as other
     where other.attrelid = c.oid and other.attname = 'sha256' and not other.attisdropped) as has
   from pg_class as c join pg_attribute as a on a.attrelid = c.oid and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname in (${Object.values(storageKeyColumns)
     .map((column) => `'${column}'`)
     .join(", ")})
   order by 1, 2`;

const keyColumns = async (db: Db): Promise<readonly KeyColumn[]> => db.execute<KeyColumn>(sql.raw(keyColumnsStatement));

/** Those of the keys that are in some row, deleted rows included. */
export async function selectReferencedKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const named = (await keyColumns(db)).map(
    ({ name, key }) => sql`select ${sql.identifier(key)} as key from public.${sql.identifier(name)} where ${sql.identifier(key)} in (${list})`,
  );
  const rows = await db.execute<{ key: string }>(sql.join(named, sql` union `));
  return new Set(rows.map(({ key }) => key));
}

/** A stored file of a row, with the SHA-256 of its upload where the row has it. */
export type NamedFile = { readonly key: string; readonly sha256: string | null };

async function namedFiles(db: Db): Promise<SQL> {
  const named = (await keyColumns(db)).map(
    ({ name, key, has }) =>
      sql`select ${sql.identifier(key)} as key, ${sql.raw(has ? "sha256" : "null::text")} as sha256 from public.${sql.identifier(name)} where ${sql.identifier(key)} is not null`,
  );
  return sql`(select key, max(sha256) as sha256 from (${sql.join(named, sql` union all `)}) as every group by key) as named`;
}

/** The next of them in the order of their keys. */
export async function selectNamedFiles(db: Db, { after, limit }: { readonly after: string; readonly limit: number }): Promise<readonly NamedFile[]> {
  return db.execute<NamedFile>(sql`select key, sha256 from ${await namedFiles(db)} where key > ${after} order by key limit ${limit}`);
}

/** A random sample of this size. */
export async function selectNamedFilesSample(db: Db, count: number): Promise<readonly NamedFile[]> {
  return db.execute<NamedFile>(sql`select key, sha256 from ${await namedFiles(db)} order by random() limit ${count}`);
}

/** The number of them. */
export async function countNamedFiles(db: Db): Promise<number> {
  const rows = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${await namedFiles(db)}`);
  return rows[0]?.count ?? 0;
}
