import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { importStates, importVerdictNames, type ImportState, type ImportVerdict } from "#domain/members/import-verdicts.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";

/** An uploaded list of firms, and how far its import is. Deleted some weeks after its end. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    state: text().$type<ImportState>().notNull().default("reading"),
    /** Why it failed, as a sentence for the clerk. */
    failure: text(),
    fileName: text().notNull(),
    storageKey: text().notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** The result of reading the file, and its headings. */
    facts: jsonb(),
    columns: jsonb(),
    /** The field of each column, or null for one that is not imported. */
    mapping: jsonb(),
    /** Grows with each choice of columns and with the run; work of an older round has no effect. */
    round: integer().notNull().default(0),
    totalRows: integer().notNull().default(0),
    /** How many rows the phase under way has done, and the last of them. */
    doneRows: integer().notNull().default(0),
    cursor: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** How many of the created firms have had their activation mail queued, and the row of the last. */
    invited: integer().notNull().default(0),
    invitedCursor: integer().notNull().default(0),
    /** Without a clerk: columns are matched by their names and the rows are imported at once. */
    runsByItself: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
    finishedAt: instant(),
  },
  (t) => [index("imports_created_at_index").on(t.createdAt, t.id), check("imports_state_known", oneOf("state", importStates))],
);

/**
 * The rows of the file: their cells as text. Neither this table nor the next has foreign keys: checking one for each of 100,000
 * rows costs more than all else, and both are written and deleted with their import only.
 */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid().notNull(),
    /** As the spreadsheet program numbers it, from 1. */
    rowNo: integer().notNull(),
    cells: jsonb().notNull(),
  },
  (t) => [primaryKey({ name: "import_rows_pkey", columns: [t.importId, t.rowNo] })],
);

/** The parsed fields of each row and its verdict. */
export const importChecks = pgTable(
  "import_checks",
  {
    importId: uuid().notNull(),
    rowNo: integer().notNull(),
    name: text(),
    gstNo: text(),
    membershipStartOn: date({ mode: "string" }),
    membershipEndOn: date({ mode: "string" }),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    verdict: text().$type<ImportVerdict>().notNull(),
    /** Of a row with wrong cells: field and sentence. */
    problems: jsonb(),
    /** For a repeated row: the row that it repeats. */
    sameAsRow: integer(),
    /** For a changed firm with the same contact email: the values of its changed fields before. */
    before: jsonb(),
    /** Whether its GST number looks wrong; null for wrong cells, and for a row that an earlier release checked. */
    hasWarning: boolean(),
  },
  (t) => [
    primaryKey({ name: "import_checks_pkey", columns: [t.importId, t.rowNo] }),
    check("import_checks_verdict_known", oneOf("verdict", importVerdictNames)),
  ],
);
