import { z } from "zod";
import { importOutcomeNames } from "#domain/members/import-verdicts.ts";
import { getImportRow, selectChecks } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { readFileOf } from "./import-view.ts";
import { presentRow, type ImportRowView } from "./present-row.ts";

export const ListImportRowsInput = Page.extend({ importId: z.uuid(), outcome: z.enum(importOutcomeNames).optional() });
export type ListImportRowsInput = z.infer<typeof ListImportRowsInput>;

/** The verdicts of the rows, in the order of the file; of one outcome if given. @throws not_found */
export async function listImportRows(ctx: AppContext, input: ListImportRowsInput): Promise<Paged<ImportRowView>> {
  authorize(ctx.actor, "members.import");
  const { importId, outcome, page, pageSize } = input;
  const row = await getImportRow(ctx.db, importId);
  const file = readFileOf(row);
  const counts = { created: row.created, updated: row.updated, unchanged: row.unchanged, refused: row.refused };
  const count = outcome === undefined ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[outcome];
  if (file === undefined) return paged([], 0, input);
  const rows = await selectChecks(ctx.db, importId, { outcome, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(
    rows.map((each) => presentRow(each, file)),
    count,
    input,
  );
}
