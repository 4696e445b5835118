import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { importVerdictNames, importVerdicts, type ImportOutcome } from "#domain/members/import-verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
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
import type { ImportRun } from "./stage-import.ts";

/** Few enough to show progress and to hold the firms for a moment only, many enough that the way to the database is not the work. */
const rowsAtOnce = 2_500;
/** So often may somebody else come first with a firm of the same batch, before the work is tried again later. */
const maxAttempts = 10;

/**
 * Creates and changes firms as the dry run said, batch by batch: what a batch writes, its place in the file and its counts
 * commit together. What somebody else changed meanwhile is judged anew, so of two imports with the same firm the second finds
 * it there. The activation mails follow at their own pace.
 * @throws unavailable (firms are held by somebody else: to be tried again); whatever `run` throws
 */
export async function runRows(ctx: AppContext, { importId, round }: { importId: string; round: number }, run: ImportRun): Promise<void> {
  authorizeSystem(ctx.actor);
  while (await runBatch(ctx, importId, round, run)) await yieldToEventLoop();
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (current.state === "running" && current.round === round) {
      await updateImport(tx, importId, { state: "done", finishedAt: ctx.now() });
      if (current.created > 0) await enqueue(tx, "invite-firms", { importId, part: 1 }, { key: `invite-firms-${importId}-1` });
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
 * Firms to be made are nearly always still to be made, and the unique indexes are the last word on it: only when they refuse the
 * batch is each of its rows looked up again. What somebody else commits between that look and the writing is met the next time.
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
