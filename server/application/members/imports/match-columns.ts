import type { z } from "zod";
import { conflict, invalid } from "#domain/errors.ts";
import { ColumnMapping, mappingProblems } from "#domain/members/import-fields.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { importActions } from "#domain/members/import-verdicts.ts";
import { deleteChecks, lockImport, updateImport } from "#db/queries/imports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { getImport } from "./get-import.ts";
import { assertRead, assertSeenRound, SeenImport, type ImportView } from "./import-view.ts";

export const MatchColumnsInput = SeenImport.extend({ mapping: ColumnMapping });
export type MatchColumnsInput = z.infer<typeof MatchColumnsInput>;

/**
 * Stores the clerk's matching of columns and enqueues the check of every row. Earlier verdicts are dropped.
 * @throws not_found; invalid (`columns_incomplete`); conflict (`import_moved_on`)
 * @source issue "Import"
 */
export async function matchColumns(ctx: AppContext, { importId, mapping, round: seen }: MatchColumnsInput): Promise<ImportView> {
  authorize(ctx.actor, "members.import");
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (!(importActions[current.state] as readonly string[]).includes("match")) throw conflict("import_moved_on", importMessages.wrongState);
    assertSeenRound(current, seen);
    const { columns } = assertRead(current);
    const { missing, doubled } = mappingProblems(mapping);
    if (missing.length + doubled.length > 0 || mapping.length !== columns.length)
      throw invalid("columns_incomplete", importMessages.columnsIncomplete, {
        ...Object.fromEntries(missing.map((field) => [field, [importMessages.missing(field)]])),
        ...Object.fromEntries(doubled.map((field) => [field, [importMessages.doubled(field)]])),
      });
    const round = current.round + 1;
    await deleteChecks(tx, importId);
    await updateImport(tx, importId, { state: "checking", mapping, round, doneRows: 0, cursor: 0, created: 0, updated: 0, unchanged: 0, refused: 0 });
    await enqueue(tx, "check-import", { importId, round }, { key: `check-import-${importId}-${round}` });
  });
  return getImport(ctx, { importId });
}
