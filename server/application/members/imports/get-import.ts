import { getImportRow, getImportStarter } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { presentImport, type ImportId, type ImportView } from "./import-view.ts";

/** The current state of one import; any clerk of the council may see and continue any. @throws not_found */
export async function getImport(ctx: AppContext, { importId }: ImportId): Promise<ImportView> {
  authorize(ctx.actor, "members.import");
  const row = await getImportRow(ctx.db, importId);
  return presentImport(ctx.db, row, await getImportStarter(ctx.db, row));
}
