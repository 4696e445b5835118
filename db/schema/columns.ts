import { customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Text that compares without regard to case, for e-mail addresses. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

/**
 * An e-mail address by which rows are found. Its unique index is kept over this and not over the column: each comparison of `citext`
 * folds both sides anew, which took a look-up five times as long.
 */
export const folded = (address: SQLWrapper | string): SQL => sql`lower(${address}::text)`;

/** A time-ordered random id, made by the database. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`);

/** An instant, in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** `column in ('a','b')` for a check over a closed set of words. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")})`);
