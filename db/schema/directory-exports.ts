import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { exportFormatValues, exportStates, type ExportFormat, type ExportState } from "#domain/directory/export-rules.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";

/** Lists of members that a user downloads, made by a worker; deleted with their files a day later. */
export const directoryExports = pgTable(
  "directory_exports",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The session of the request. */
    sessionId: uuid().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    /** The search and its hash: the same search within minutes gets the same file. */
    search: jsonb().notNull(),
    searchKey: text().notNull(),
    state: text().$type<ExportState>().notNull().default("waiting"),
    rowsDone: integer().notNull().default(0),
    rowsTotal: integer().notNull().default(0),
    storageKey: text(),
    sizeBytes: bigint({ mode: "number" }),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index("directory_exports_user_id_index").on(t.userId, t.createdAt.desc().nullsFirst()),
    index("directory_exports_created_at_index").on(t.createdAt),
    uniqueIndex("directory_exports_one_at_a_time")
      .on(t.userId)
      .where(sql`state in ('waiting', 'running')`),
    check("directory_exports_format_known", oneOf("format", exportFormatValues)),
    check("directory_exports_state_known", oneOf("state", exportStates)),
    check("directory_exports_ready_has_file", sql`(${t.state} = 'ready') = (${t.storageKey} is not null)`),
    check("directory_exports_file_has_size", sql`(${t.sizeBytes} is null) = (${t.storageKey} is null)`),
    check("directory_exports_ended_when_over", sql`(${t.state} in ('ready', 'failed')) = (${t.endedAt} is not null)`),
  ],
);
