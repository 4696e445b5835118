import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { mappingProblems, guessColumnMapping } from "#domain/members/import-fields.ts";
import type { Tx } from "#db/connection/client.ts";
import { getImportRow, insertImportRows, lockImport, markImportFailed, updateImport } from "#db/queries/imports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import type { ReadSheet } from "../../../infra/sandbox-protocol.ts";
import { authorizeSystem } from "../../authorize.ts";
import { WantedSheet } from "./begin-import.ts";
import { enqueueAfterImport } from "./enqueue-after-import.ts";
import { readAhead } from "./read-ahead.ts";

export type ImportRun = { hold(tx: Tx): Promise<void>; finish(tx: Tx): Promise<void> };

/** Small enough that a batch fits into the young generation of the heap, large enough that the time is not spent on round trips. */
const rowsAtOnce = 1_000;
/** The output of a parsing child for a row. */
const Line = z.tuple([z.int().positive()]).rest(z.string());

/**
 * Reads an uploaded list in a child process and stores its rows and headings. A file that cannot be read ends the import with a
 * sentence; no firm changes. Repeated after a crash it stores nothing twice.
 * @param outPath where the child may write; the caller removes it
 * @throws unavailable (all children are busy: retry); whatever `run` throws
 */
export async function stageImport(ctx: AppContext, importId: string, outPath: string, run: ImportRun): Promise<void> {
  authorizeSystem(ctx.actor);
  const row = await getImportRow(ctx.db, importId);
  if (row.state !== "reading") return;
  let sheet: ReadSheet;
  try {
    sheet = await ctx.sandbox.readSheet(await ctx.files.localPath(row.storageKey), {
      name: row.fileName,
      outPath,
      sheet: WantedSheet.parse(row.facts)?.sheet,
    });
  } catch (error) {
    if (!(error instanceof DomainError) || (error.kind !== "invalid" && error.kind !== "unsupported_type")) throw error;
    return endReading(ctx, importId, run, error.message);
  }
  for await (const lines of readAhead(batchesOf(outPath))) {
    await transact(ctx, async (tx) => {
      await run.hold(tx);
      await insertImportRows(tx, importId, lines);
    });
  }
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (current.state === "reading") {
      const { facts, columns, rows } = sheet;
      const mapping = guessColumnMapping(columns);
      await updateImport(tx, importId, { state: "read", facts, columns, mapping, totalRows: rows });
      if (current.runsByItself) await goOnChecking(tx, ctx, importId, mapping);
    }
    await run.finish(tx);
  });
}

/** Continues without a clerk if the columns were recognised; otherwise the import ends. */
async function goOnChecking(tx: Tx, ctx: AppContext, importId: string, mapping: ReturnType<typeof guessColumnMapping>): Promise<void> {
  const { missing, doubled } = mappingProblems(mapping);
  if (missing.length + doubled.length > 0)
    return updateImport(tx, importId, { state: "failed", failure: importMessages.columnsIncomplete, finishedAt: ctx.now() });
  await updateImport(tx, importId, { state: "checking", round: 1 });
  await enqueue(tx, "check-import", { importId, round: 1 }, { key: `check-import-${importId}-1` });
}

async function endReading(ctx: AppContext, importId: string, run: ImportRun, failure: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await updateImport(tx, importId, { state: "failed", failure, finishedAt: ctx.now() });
    await run.finish(tx);
  });
}

async function* batchesOf(path: string): AsyncGenerator<readonly string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    Line.parse(JSON.parse(line));
    lines.push(line);
    if (lines.length < rowsAtOnce) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

/** Ends an import whose job failed for good. What follows from the firms that it has written by then is enqueued. */
export async function giveUpImport(tx: Tx, importId: string): Promise<void> {
  const current = await lockImport(tx, importId);
  if (current.state !== "reading" && current.state !== "checking" && current.state !== "running") return;
  await markImportFailed(tx, importId, importMessages.givenUp);
  await enqueueAfterImport(tx, importId, current);
}
