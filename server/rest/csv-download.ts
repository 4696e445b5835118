import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { csvChunks, type CsvFile } from "#domain/csv.ts";
import { contentDisposition } from "#domain/reimbursements/file-name.ts";

/**
 * Sends a CSV while it is made, at the reader's pace. A failure before the first bytes is answered normally; later the
 * connection is closed, so that half a file never looks complete.
 */
export async function sendCsv(res: Response, file: CsvFile): Promise<void> {
  const chunks = csvChunks(file);
  const first = await chunks.next();
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Content-Disposition", contentDisposition("attachment", file.name));
  res.type("text/csv; charset=utf-8");
  await pipeline(Readable.from(startingWith(first, chunks)), res);
}

async function* startingWith(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}
