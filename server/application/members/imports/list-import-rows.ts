import { z } from "zod";
import { importOutcomeNames } from "#domain/members/import-verdicts.ts";
import { countWarnedRows, getImportRow, selectChecks } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { readFileOf } from "./import-view.ts";
import { presentRow, type ImportRowView } from "./present-row.ts";

export const ListImportRowsInput = Page.extend({
  importId: z.uuid(),
  outcome: z.enum(importOutcomeNames).optional(),
  /** Only new firms whose GST number looks wrong, whatever `outcome` says. */
  isWarned: z.boolean().default(false),
});
export type ListImportRowsInput = z.infer<typeof ListImportRowsInput>;

/** The verdicts of the rows, in the order of the file; of one outcome if given, or those of the new firms with a warning. @throws not_found */
export async function listImportRows(ctx: AppContext, input: ListImportRowsInput): Promise<Paged<ImportRowView>> {
  authorize(ctx.actor, "members.import");
  const { importId, isWarned, page, pageSize } = input;
  const outcome = isWarned ? undefined : input.outcome;
  const row = await getImportRow(ctx.db, importId);
  const file = readFileOf(row);
  const counts = { created: row.created, updated: row.updated, unchanged: row.unchanged, refused: row.refused };
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (file === undefined) return paged([], 0, input);
  const count = isWarned ? await countWarnedRows(ctx.db, importId) : outcome === undefined ? all : counts[outcome];
  const rows = await selectChecks(ctx.db, importId, { outcome, isWarned, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(
    rows.map((each) => presentRow(each, file)),
    count,
    input,
  );
}
