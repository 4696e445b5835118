import { getTableColumns, inArray, is, sql } from "drizzle-orm";
import { PgTable, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../connection/client.ts";
import { storageKeyColumns } from "../schema/columns.ts";
import * as schema from "../schema/index.ts";

type Naming = { readonly key: PgColumn; readonly sha256: PgColumn | undefined };

/** Every column of the schema with a storage key. */
const namings: readonly Naming[] = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const columns = new Map<string, PgColumn>(Object.entries(getTableColumns(table)));
  return Object.keys(storageKeyColumns).flatMap((name) => {
    const key = columns.get(name);
    return key === undefined ? [] : [{ key, sha256: columns.get("sha256") }];
  });
});

/** Those of the keys that are in some row, deleted rows included. */
export async function selectReferencedKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const named = namings.map(({ key }) => sql`select ${key} as key from ${key.table} where ${inArray(key, [...keys])}`);
  const rows = await db.execute<{ key: string }>(sql.join(named, sql` union `));
  return new Set(rows.map(({ key }) => key));
}

/** A stored file of a row, with the SHA-256 of its upload where the row has it. */
export type NamedFile = { readonly key: string; readonly sha256: string | null };

const named = sql`(select key, max(sha256) as sha256 from (${sql.join(
  namings.map(({ key, sha256 }) => sql`select ${key} as key, ${sha256 ?? sql`null::text`} as sha256 from ${key.table} where ${key} is not null`),
  sql` union all `,
)}) as every group by key) as named`;

/** The next of them in the order of their keys. */
export async function selectNamedFiles(db: Db, { after, limit }: { readonly after: string; readonly limit: number }): Promise<readonly NamedFile[]> {
  return db.execute<NamedFile>(sql`select key, sha256 from ${named} where key > ${after} order by key limit ${limit}`);
}

/** A random sample of this size. */
export async function selectNamedFilesSample(db: Db, count: number): Promise<readonly NamedFile[]> {
  return db.execute<NamedFile>(sql`select key, sha256 from ${named} order by random() limit ${count}`);
}

/** The number of them. */
export async function countNamedFiles(db: Db): Promise<number> {
  const rows = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${named}`);
  return rows[0]?.count ?? 0;
}
