import { z } from "zod";
import { conflict, invalid } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { importActions } from "#domain/members/import-verdicts.ts";
import { deleteChecks, deleteRows, lockImport, updateImport } from "#db/queries/imports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { getImport } from "./get-import.ts";
import { assertRead, type ImportView } from "./import-view.ts";

export const ChooseSheetInput = z.object({ importId: z.uuid(), sheet: z.string().max(100) });
export type ChooseSheetInput = z.infer<typeof ChooseSheetInput>;

/**
 * Reads another sheet of an uploaded workbook; the rows of the first one, its columns and verdicts are dropped. No firm changes.
 * @throws not_found; invalid (`no_such_sheet`); conflict (`import_moved_on`)
 * @source rest-api.md "Imports"
 */
export async function chooseSheet(ctx: AppContext, { importId, sheet }: ChooseSheetInput): Promise<ImportView> {
  authorize(ctx.actor, "members.import");
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (!(importActions[current.state] as readonly string[]).includes("match")) throw conflict("import_moved_on", importMessages.wrongState);
    const { facts } = assertRead(current);
    if (facts.sheet === sheet) return;
    if (!facts.otherSheets.includes(sheet)) {
      const message = importMessages.noSuchSheet(current.fileName, sheet, facts.otherSheets);
      throw invalid("no_such_sheet", message, { sheet: [message] });
    }
    const round = current.round + 1;
    await deleteChecks(tx, importId);
    await deleteRows(tx, importId);
    const nothingDone = { totalRows: 0, doneRows: 0, cursor: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };
    await updateImport(tx, importId, { ...nothingDone, state: "reading", facts: { sheet }, columns: null, mapping: null, round });
    await enqueue(tx, "read-import", { importId }, { key: `read-import-${importId}-${round}` });
  });
  return getImport(ctx, { importId });
}
