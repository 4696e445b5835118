import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { gstinWarning } from "#domain/members/gstin.ts";
import { placesOf, readImportRow, type FieldColumns } from "#domain/members/import-row.ts";
import {
  countOutcomes,
  getImportRow,
  insertChecks,
  lockImport,
  markRepeatedRows,
  selectImportRowsAfter,
  updateImport,
  type RowToJudge,
} from "#db/queries/imports.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, useAsynchronousCommit } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorizeSystem } from "../../authorize.ts";
import { assertRead, Cells } from "./import-view.ts";
import { readAhead } from "./read-ahead.ts";
import { startRun } from "./run-import.ts";
import type { ImportRun } from "./stage-import.ts";

/** Small enough that a batch fits into the young generation of the heap, large enough that the time is not spent on round trips. */
const rowsAtOnce = 1_000;
const rowsBetweenBreaths = 100;

/**
 * Computes the verdict of every row of a list; no firm changes. Batch by batch, with the position in the import's row, so that
 * another worker continues after a crash.
 * @throws whatever `run` throws
 */
export async function checkRows(ctx: AppContext, { importId, round }: { importId: string; round: number }, run: ImportRun): Promise<void> {
  authorizeSystem(ctx.actor);
  const row = await getImportRow(ctx.db, importId);
  const { mapping, facts } = assertRead(row);
  const checking = { importId, round, places: placesOf(mapping), is1904: facts.is1904 };
  for await (const batch of readAhead(batchesAfter(ctx, checking, row.cursor))) if (!(await storeBatch(ctx, checking, batch, run))) break;
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (current.state === "checking" && current.round === round) {
      await markRepeatedRows(tx, importId);
      const counts = await countOutcomes(tx, importId);
      await updateImport(tx, importId, { state: "checked", ...counts });
      if (current.runsByItself) await goOnRunning(tx, ctx, current, counts);
    }
    await run.finish(tx);
  });
}

/** Continues without a clerk: runs the import if a row changes something; otherwise it is done. */
async function goOnRunning(
  tx: Tx,
  ctx: AppContext,
  { id: importId, round }: { id: string; round: number },
  counts: { created: number; updated: number },
) {
  if (counts.created + counts.updated === 0) return updateImport(tx, importId, { state: "done", finishedAt: ctx.now() });
  await startRun(tx, importId, round + 1);
  await recordAudit(tx, ctx, { event: "import.run", subject: { kind: "import", id: importId }, detail: { ...counts } });
}

type Checking = { readonly importId: string; readonly round: number; readonly places: FieldColumns; readonly is1904: boolean };

/** Rows after a position of the list, with the verdicts that come from the file alone. */
type ReadBatch = { readonly after: number; readonly last: number; readonly judged: readonly RowToJudge[] };

async function* batchesAfter(ctx: AppContext, checking: Checking, cursor: number): AsyncGenerator<ReadBatch> {
  for (let after = cursor; ;) {
    const rows = await selectImportRowsAfter(ctx.db, checking.importId, after, rowsAtOnce);
    const last = rows.at(-1)?.rowNo;
    if (last === undefined) return;
    yield { after, last, judged: await readRows(rows, checking) };
    after = last;
  }
}

/** Stores the verdicts of a batch, given the existing firms; false when the columns were matched again in between. */
function storeBatch(ctx: AppContext, { importId, round }: Checking, { after, last, judged }: ReadBatch, run: ImportRun): Promise<boolean> {
  return transact(ctx, async (tx) => {
    await run.hold(tx);
    await useAsynchronousCommit(tx);
    const current = await lockImport(tx, importId);
    if (current.state !== "checking" || current.round !== round) return false;
    if (current.cursor !== after) throw new Error(`rows after ${after} were read, but those after ${current.cursor} are next`);
    await insertChecks(tx, importId, judged);
    await updateImport(tx, importId, { cursor: last, doneRows: current.doneRows + judged.length });
    return true;
  });
}

/** This process answers requests too: it yields to them between a few rows. */
async function readRows(rows: readonly { rowNo: number; cells: unknown }[], { places, is1904 }: Checking): Promise<readonly RowToJudge[]> {
  const judged: RowToJudge[] = [];
  for (const [place, { rowNo, cells }] of rows.entries()) {
    judged.push(toJudge(rowNo, Cells.parse(cells), places, is1904));
    if (place % rowsBetweenBreaths === 0) await yieldToEventLoop();
  }
  return judged;
}

function toJudge(rowNo: number, cells: readonly string[], places: FieldColumns, is1904: boolean): RowToJudge {
  const read = readImportRow(cells, places, is1904);
  if ("problems" in read) return { row_no: rowNo, problems: read.problems };
  const { firmName, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone } = read.firm;
  return {
    row_no: rowNo,
    name: firmName,
    gst_no: gstNo,
    start_on: membershipStartOn,
    end_on: membershipEndOn,
    contact_name: contactName,
    contact_email: contactEmail,
    contact_phone: contactPhone,
    has_warning: gstinWarning(gstNo) !== undefined,
  };
}
