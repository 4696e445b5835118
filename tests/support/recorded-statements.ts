import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import type { Db } from "#db/connection/client.ts";
import * as schema from "#db/schema/index.ts";

/** A statement as it was sent. */
export type SentStatement = { readonly sql: string; readonly params: readonly (string | number | boolean | null)[] };

const dialect = new PgDialect({ casing: "snake_case" });

/** The same database, with every statement written down that is sent by `execute`. */
export function recorded(db: Db): { readonly db: Db; readonly statements: SentStatement[] } {
  const statements: SentStatement[] = [];
  const watching = new Proxy(db, {
    get(target, property, receiver): unknown {
      if (property !== "execute") return Reflect.get(target, property, receiver);
      return (query: SQL) => {
        const { sql, params } = dialect.sqlToQuery(query);
        // Every parameter of the directory's statements is one of these.
        statements.push({ sql, params: params as SentStatement["params"] });
        return target.execute(query);
      };
    },
  });
  return { db: watching, statements };
}

/** A database on a connection of the test's own, with every statement written down that is sent, prepared ones too. */
export function recordedOn(sql: postgres.Sql): { readonly db: Db; readonly statements: SentStatement[] } {
  const statements: SentStatement[] = [];
  // Every parameter of a list's statements is one of these.
  const logQuery = (text: string, params: unknown[]): void => void statements.push({ sql: text, params: params as SentStatement["params"] });
  return { db: drizzle(sql, { schema, casing: "snake_case", logger: { logQuery } }), statements };
}
