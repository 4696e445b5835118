import { maxSheetMembers } from "#domain/directory/export-rules.ts";
import type { Tx } from "#db/connection/client.ts";
import { getUser } from "#db/queries/accounts.ts";
import { markExportFailed, findExport, markExportDone, updateExportProgress } from "#db/queries/directory-exports.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";
import { progressReport } from "../../progress-report.ts";

const maxBytes = 2 * 1024 * 1024 * 1024;

type Run = { hold(tx: Tx): Promise<void>; finish(tx: Tx): Promise<void> };

/**
 * Writes the file of an export and stores it. After a crash of the worker it starts from the beginning; one file is stored in the
 * end.
 * @param outPath temporary path of the file
 * @throws forbidden (not the worker); the error of the writing process
 */
export async function makeExport(ctx: AppContext, exportId: string, outPath: string, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const row = await findExport(ctx.db, exportId);
  if (row === undefined || row.state === "ready" || row.state === "failed") return;
  const { id: userId, role, name, email, firmId } = await getUser(ctx.db, row.userId);
  const actor = { userId, sessionId: row.sessionId, role, name, email, firmId };
  await updateExportProgress(ctx.db, exportId, { done: 0, total: 0 });
  const report = progressReport(ctx, (progress) => updateExportProgress(ctx.db, exportId, progress));
  const rows = await ctx.sheets
    .write({ actor, search: row.search, format: row.format, outPath, maxRows: maxSheetMembers }, report.note)
    .finally(report.settled);
  const staged = await ctx.files.stageFile(outPath, { maxBytes });
  const storageKey = await ctx.files.commit(staged);
  const isKept = await ctx.db.transaction(async (tx) => {
    const isFirst = await markExportDone(tx, exportId, { storageKey, sizeBytes: staged.sizeBytes, rows, endedAt: ctx.now() });
    await run.finish(tx);
    return isFirst;
  });
  if (!isKept) await ctx.files.delete(storageKey);
}

/** Marks an export as failed, so that a new one can be requested. */
export async function giveUpExport(tx: Tx, exportId: string): Promise<void> {
  await markExportFailed(tx, exportId);
}
