import { z } from "zod";
import { conflict, DomainError, invalid } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { importActions } from "#domain/members/import-verdicts.ts";
import { deleteChecks, deleteRows, getImportRow, lockImport, updateImport, type ImportRow } from "#db/queries/imports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { getImport } from "./get-import.ts";
import { assertRead, assertSeenRound, readFileOf, SeenImport, type ImportView } from "./import-view.ts";
import { trySheet } from "./try-sheet.ts";

export const ChooseSheetInput = SeenImport.extend({ sheet: z.string().max(100) });
export type ChooseSheetInput = z.infer<typeof ChooseSheetInput>;

/**
 * Reads another sheet of an uploaded workbook; the rows of the first one, its columns and verdicts are dropped. No firm changes. A sheet without a
 * list is refused before anything is dropped.
 * @throws not_found; invalid (`no_such_sheet`, `no_list_in_sheet`, not readable); conflict (`import_moved_on`); unavailable
 * @source rest-api.md "Imports"
 */
export async function chooseSheet(ctx: AppContext, { importId, sheet, round: seen }: ChooseSheetInput): Promise<ImportView> {
  authorize(ctx.actor, "members.import");
  const row = await getImportRow(ctx.db, importId);
  // The state is checked in the transaction: there a repeated request gets its first answer before the check.
  if (isOpen(row) && readFileOf(row)?.facts.otherSheets.includes(sheet) === true) await assertHasList(ctx, row, sheet);
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (!isOtherSheet(current, sheet)) return;
    assertSeenRound(current, seen);
    const round = current.round + 1;
    await deleteChecks(tx, importId);
    await deleteRows(tx, importId);
    const nothingDone = { totalRows: 0, doneRows: 0, cursor: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };
    await updateImport(tx, importId, { ...nothingDone, state: "reading", facts: { sheet }, columns: null, mapping: null, round });
    await enqueue(tx, "read-import", { importId }, { key: `read-import-${importId}-${round}` });
  });
  return getImport(ctx, { importId });
}

const isOpen = ({ state }: ImportRow): boolean => (importActions[state] as readonly string[]).includes("match");

/** Whether the sheet can be chosen and is not the one that was read. @throws conflict (`import_moved_on`); invalid (`no_such_sheet`) */
function isOtherSheet(row: ImportRow, sheet: string): boolean {
  if (!isOpen(row)) throw conflict("import_moved_on", importMessages.wrongState);
  const { facts } = assertRead(row);
  if (facts.sheet === sheet) return false;
  if (facts.otherSheets.includes(sheet)) return true;
  const message = importMessages.noSuchSheet(row.fileName, sheet, facts.otherSheets);
  throw invalid("no_such_sheet", message, { sheet: [message] });
}

/** @throws invalid (`no_list_in_sheet`, not readable); unavailable */
async function assertHasList(ctx: AppContext, { storageKey, fileName }: ImportRow, sheet: string): Promise<void> {
  try {
    await trySheet(ctx, await ctx.files.localPath(storageKey), { name: fileName, sheet });
  } catch (error) {
    if (!(error instanceof DomainError) || (error.code !== "empty" && error.code !== "no_rows")) throw error;
    const message = importMessages.noListInSheet(sheet);
    throw invalid("no_list_in_sheet", message, { sheet: [message] });
  }
}
