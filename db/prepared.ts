import type { Db } from "./client.ts";

/**
 * A statement of every request, built once for each pool: building it takes longer than sending it.
 * @param build ends with drizzle's `.prepare()`; what changes from call to call is a `sql.placeholder`
 */
export function preparedOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
