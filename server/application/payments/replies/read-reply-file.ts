import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { maxReplyRows, readBankReply, type ReadReplyRow, type ReplySheetRow } from "#domain/payments/bank-reply.ts";
import { listMediaTypes } from "#domain/payments/file-kinds.ts";
import type { AppContext } from "../../../context.ts";
import { newNonce } from "../../../infra/secrets.ts";

/** The output of the sandbox for a row. */
const Line = z.tuple([z.int().positive()]).rest(z.string());
/** Rows above the headings, and one more than is allowed. */
const mostLines = maxReplyRows + 20;

/**
 * Reads the answer of a bank, csv or xlsx, in a process of the sandbox.
 * @throws unsupported_type; invalid (not readable; see `readBankReply`); unavailable (all sandbox processes are busy)
 */
export const readReplyFile = async (ctx: AppContext, path: string, name: string): Promise<ReadReplyRow[]> =>
  readBankReply(await readSheetRows(ctx, path, name));

/**
 * The rows of a list of a bank, csv or xlsx, read in a process of the sandbox; longer lists are cut after one row more than is allowed.
 * @throws unsupported_type; invalid (not readable); unavailable (all sandbox processes are busy)
 */
export const readSheetRows = (ctx: AppContext, path: string, name: string): Promise<ReplySheetRow[]> =>
  withSheet(ctx, { path, name }, async (headings, outPath) => {
    const rows: ReplySheetRow[] = [headings];
    const input = createReadStream(outPath);
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const [rowNo, ...cells] = Line.parse(JSON.parse(line));
      rows.push({ rowNo, cells });
      if (rows.length > mostLines) break;
    }
    input.destroy();
    return rows;
  });

/** Checks that an uploaded file is a list. @returns its media type @throws as `readReplyFile` */
export const inspectList = (ctx: AppContext, path: string, name: string): Promise<string> =>
  withSheet(ctx, { path, name }, (_headings, _outPath, format) => Promise.resolve(listMediaTypes[format]));

type ListFile = { readonly path: string; readonly name: string };
type Use<T> = (headings: ReplySheetRow, outPath: string, format: keyof typeof listMediaTypes) => Promise<T>;

async function withSheet<T>({ config, sandbox }: AppContext, { path, name }: ListFile, use: Use<T>): Promise<T> {
  const tempDir = join(config.dataDir, "tmp");
  await mkdir(tempDir, { recursive: true, mode: 0o700 });
  const outPath = join(tempDir, `sheet-${newNonce()}`);
  try {
    const { columns, facts } = await sandbox.readSheet(path, { name, outPath });
    if (facts.otherSheets.length > 0) throw invalid("several_sheets", batchMessages.severalSheets, { fileId: [batchMessages.severalSheets] });
    return await use({ rowNo: facts.headerRow ?? 1, cells: columns }, outPath, facts.format);
  } finally {
    await rm(outPath, { force: true });
  }
}
