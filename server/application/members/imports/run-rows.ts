import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { importVerdictNames, importVerdicts, type ImportOutcome } from "#domain/members/import-verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  upsertFirmsOfBatch,
  countBatch,
  isFirmTaken,
  updateVerdicts,
  lockImport,
  updateFirmWordIndexes,
  findNextBatch,
  updateImport,
  type Batch,
  type ImportRow,
} from "#db/queries/imports.ts";
import { transact, useAsynchronousCommit } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";
import { enqueueAfterImport } from "./enqueue-after-import.ts";
import type { ImportRun } from "./stage-import.ts";

/** Small enough to show progress and to lock the firms briefly, large enough that the time is not spent on round trips. */
const rowsAtOnce = 2_500;
/** How often a batch is repeated because another transaction added one of its firms first, before the job fails and is retried later. */
const maxAttempts = 10;

/**
 * Creates and changes firms as the dry run said, batch by batch: the rows of a batch, its position in the file and its counts
 * commit together. Rows of firms that changed since the check get a new verdict, so of two imports with the same firm the second
 * finds it, and nothing is overwritten that the clerk has not seen. The activation emails follow at their own pace.
 * @throws unavailable (firms are locked by another transaction: retry); whatever `run` throws
 */
export async function runRows(ctx: AppContext, { importId, round }: { importId: string; round: number }, run: ImportRun): Promise<void> {
  authorizeSystem(ctx.actor);
  while (await runBatch(ctx, importId, round, run)) await yieldToEventLoop();
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (current.state === "running" && current.round === round) {
      await updateImport(tx, importId, { state: "done", finishedAt: ctx.now() });
      await enqueueAfterImport(tx, importId, current);
      ctx.log.info({ event: "import_done", importId, created: current.created, updated: current.updated, refused: current.refused });
    }
    await run.finish(tx);
  });
  await updateFirmWordIndexes(ctx.db);
}

/** Whether rows are left. */
function runBatch(ctx: AppContext, importId: string, round: number, run: ImportRun): Promise<boolean> {
  return transact(ctx, async (tx) => {
    await run.hold(tx);
    await useAsynchronousCommit(tx);
    const current = await lockImport(tx, importId);
    if (current.state !== "running" || current.round !== round) return false;
    const next = await findNextBatch(tx, importId, current.cursor, rowsAtOnce);
    if (next === undefined) return false;
    await writeBatch(tx, current, { importId, afterRow: current.cursor, untilRow: next.untilRow }, next.rows);
    return next.rows === rowsAtOnce;
  });
}

async function writeBatch(tx: Tx, current: ImportRow, batch: Batch, rows: number): Promise<void> {
  await applyAsJudged(tx, batch);
  const counts = { created: current.created, updated: current.updated, unchanged: current.unchanged, refused: current.refused };
  const found = await countBatch(tx, batch);
  for (const verdict of importVerdictNames) {
    const outcome: ImportOutcome = importVerdicts[verdict];
    counts[outcome] += found[verdict] ?? 0;
  }
  await updateImport(tx, batch.importId, { ...counts, cursor: batch.untilRow, doneRows: current.doneRows + rows });
}

/**
 * New firms are nearly always still new, and the unique indexes decide: only when they refuse the batch its rows are looked up
 * again. A firm that is added between that look-up and the insert is found by the next repetition.
 */
async function applyAsJudged(tx: Tx, batch: Batch): Promise<void> {
  await updateVerdicts(tx, batch, ["create"]);
  for (let attempt = 1; !(await isApplied(tx, batch, attempt)); attempt += 1) await updateVerdicts(tx, batch);
}

/** Whether the batch was written; if not, none of it was. */
async function isApplied(tx: Tx, batch: Batch, attempt: number): Promise<boolean> {
  try {
    await tx.transaction((inner) => upsertFirmsOfBatch(inner, batch));
    return true;
  } catch (error) {
    if (!isFirmTaken(error) || attempt === maxAttempts) throw error;
    return false;
  }
}
