import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, oneOf } from "./columns.ts";

export const operatorRunKinds = ["backup", "backup_verify", "restore", "files_verify"] as const;
export type OperatorRunKind = (typeof operatorRunKinds)[number];

/** When an operator's command last ran and how it ended, for the page that shows whether the backups are made. */
export const operatorRuns = pgTable(
  "operator_runs",
  {
    id: id(),
    kind: text().$type<OperatorRunKind>().notNull(),
    endedAt: instant().notNull().defaultNow(),
    outcome: text().$type<"done" | "failed">().notNull(),
    /** Counts and sizes. */
    detail: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (t) => [
    index("operator_runs_kind_index").on(t.kind, t.endedAt),
    check("operator_runs_kind_known", oneOf("kind", operatorRunKinds)),
    check("operator_runs_outcome_known", oneOf("outcome", ["done", "failed"])),
  ],
);
