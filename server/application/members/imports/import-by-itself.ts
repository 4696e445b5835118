import { setTimeout as pause } from "node:timers/promises";
import { mappingProblems, guessColumnMapping } from "#domain/members/import-fields.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { getImportRow, selectRefusedRowsAfter } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { beginImport, countReceivedList, type ImportFile } from "./begin-import.ts";
import { Cells, readFileOf, type ImportId } from "./import-view.ts";
import { reasonsOf } from "./present-row.ts";
import { trySheet } from "./try-sheet.ts";

/** An import as a program follows it. */
export type ImportOutcomeView = {
  readonly status: "working" | "done" | "failed";
  /** Why it failed, as a sentence. */
  readonly failure: string | undefined;
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  /** Visible sheets of a workbook that were not read. */
  readonly otherSheets: readonly string[];
  /** The first hundred refused cells; the error file has all. */
  readonly errors: readonly { readonly row: number; readonly column: string; readonly value: string; readonly reason: string }[];
};

const shownErrors = 100;
const pauseMs = 200;

/**
 * Imports a list without a clerk: columns are matched by their names, and every valid row is imported. A file that cannot be
 * read is refused at once.
 * @throws unsupported_type, invalid (unreadable; `columns_incomplete` with `fields`); too_large; unavailable
 * @source rest-api.md "users/bulk-upload"
 */
export async function importByItself(ctx: AppContext, file: ImportFile): Promise<{ importId: string; otherSheets: readonly string[] }> {
  authorize(ctx.actor, "members.import");
  await countReceivedList(ctx);
  const otherSheets = await assertReadable(ctx, file);
  return { ...(await beginImport(ctx, { ...file, runsByItself: true })), otherSheets };
}

/** @returns the visible sheets that are not read */
async function assertReadable(ctx: AppContext, { name, staged, sheet }: ImportFile): Promise<readonly string[]> {
  try {
    const { columns, facts } = await trySheet(ctx, staged.tempPath, { name, sheet });
    const { missing, doubled } = mappingProblems(guessColumnMapping(columns));
    if (missing.length + doubled.length === 0) return facts.otherSheets;
    throw invalid("columns_incomplete", "Columns are missing or stand twice. Name them as the template does.", {
      ...Object.fromEntries(missing.map((field) => [field, ["This column is missing"]])),
      ...Object.fromEntries(doubled.map((field) => [field, [importMessages.doubled(field)]])),
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === "unavailable" || error.fields !== undefined) throw error;
    const part = error.code === "no_such_sheet" ? "sheet" : "file";
    throw new DomainError(error.kind, error.code, error.message, { [part]: [error.message] }, { cause: error });
  }
}

/** The state of an import, and its refused cells. @throws not_found */
export async function followImport(ctx: AppContext, { importId }: ImportId): Promise<ImportOutcomeView> {
  authorize(ctx.actor, "members.import");
  const row = await getImportRow(ctx.db, importId);
  const isOver = row.state === "done" || row.state === "failed" || row.state === "discarded";
  const { created, updated, unchanged, refused } = row;
  const file = readFileOf(row);
  const refusedRows = isOver && file !== undefined ? await selectRefusedRowsAfter(ctx.db, importId, 0, shownErrors) : [];
  const errors = refusedRows.flatMap((each) => {
    if (file === undefined) return [];
    const cells = Cells.parse(each.cells);
    return reasonsOf(each, file).map(({ column, text }) => ({
      row: each.rowNo,
      column,
      value: cells[file.columns.indexOf(column)] ?? "",
      reason: text,
    }));
  });
  return {
    status: row.state === "done" ? "done" : isOver ? "failed" : "working",
    failure: row.failure ?? undefined,
    total: row.totalRows,
    created,
    // A known GST number, whether or not it needed a change.
    updated: updated + unchanged,
    unchanged,
    failed: refused,
    otherSheets: file?.facts.otherSheets ?? [],
    errors: errors.slice(0, shownErrors),
  };
}

/** The same, when it is over or the time-out has passed. */
export async function waitForImport(ctx: AppContext, target: ImportId, patienceMs: number): Promise<ImportOutcomeView> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const view = await followImport(ctx, target);
    if (view.status !== "working" || performance.now() > deadline) return view;
    await pause(pauseMs);
  }
}
