import { getTableColumns, inArray, is, sql } from "drizzle-orm";
import { PgTable, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../client.ts";
import * as schema from "../schema/index.ts";

/** Every column of the schema that names stored bytes: a table that is added with a `storageKey` is counted by itself. */
const storageKeys: readonly PgColumn[] = Object.values(schema).flatMap((table) => {
  const key = is(table, PgTable) ? Object.entries(getTableColumns(table)).find(([name]) => name === "storageKey") : undefined;
  return key === undefined ? [] : [key[1]];
});

/** Those of the keys that some row names, deleted rows included. */
export async function referencedKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const named = storageKeys.map((column) => sql`select ${column} as key from ${column.table} where ${inArray(column, [...keys])}`);
  const rows = await db.execute<{ key: string }>(sql.join(named, sql` union `));
  return new Set(rows.map(({ key }) => key));
}
