import type { Db, Tx } from "./client.ts";

/**
 * A statement of every request, built once for each pool (and in each transaction): building it takes longer than sending it.
 * @param build ends with drizzle's `.prepare()`; values of a call are `sql.placeholder`s
 */
export function preparedOnce<T, D extends Db | Tx = Db>(build: (db: D) => T): (db: D) => T {
  const built = new WeakMap<D, T>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

/** The same for statements whose text depends on a few options: one for each combination that was used. */
export function preparedVariants<V, T>(nameOf: (variant: V) => string, build: (db: Db, variant: V) => T): (db: Db, variant: V) => T {
  const known = new Map<string, (db: Db) => T>();
  return (db, variant) => {
    const name = nameOf(variant);
    const statement = known.get(name) ?? preparedOnce((pool) => build(pool, variant));
    known.set(name, statement);
    return statement(db);
  };
}
