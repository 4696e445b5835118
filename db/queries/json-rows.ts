import { Column, is, sql, type GetColumnData, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Picked = Readonly<Record<string, PgColumn | SQL>>;
type RowOf<T extends Picked> = { [K in keyof T]: T[K] extends PgColumn ? GetColumnData<T[K]> : T[K] extends SQL<infer V> ? V : never };

const fromJson = (column: PgColumn | SQL, value: unknown): unknown =>
  value === null || !is(column, Column) ? value : column.mapFromDriverValue(value);

/**
 * Rows of a subquery as one value of a statement, so that a thing and all that belongs to it are read in one statement. Columns come as
 * the same types as from a select of their own; other expressions as JSON has them.
 * @param columns none of type numeric, which JSON would make a float
 * @param tail what follows the columns in the subquery: `from`, `where`
 * @param unless a condition of the outer row under which there are none; the subquery is then not run
 */
export function jsonRows<T extends Picked>(columns: T, tail: SQL, { orderBy, unless }: { orderBy: SQL; unless?: SQL }): SQL<RowOf<T>[]> {
  const picked = Object.entries(columns);
  const values = sql.join(
    picked.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rows = sql`coalesce((select json_agg(json_build_array(${values}) order by ${orderBy}) ${tail}), '[]'::json)`;
  return sql<RowOf<T>[]>`${unless === undefined ? rows : sql`case when ${unless} then '[]'::json else ${rows} end`}`.mapWith((found: unknown[][]) =>
    // The array holds the values in the order of `columns`, which is what RowOf describes.
    found.map((row) => Object.fromEntries(picked.map(([name, column], place) => [name, fromJson(column, row[place])])) as RowOf<T>),
  );
}
