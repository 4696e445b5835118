import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { csvLine } from "#domain/csv.ts";
import { fixedParts, sheetChunks } from "./xlsx-parts.ts";

/** A list of any length: its header, the width of its columns in characters, and its rows in batches of some hundreds. */
export type LongList = {
  readonly name: string;
  readonly header: readonly string[];
  readonly widths: readonly number[];
  readonly portions: AsyncIterable<readonly (readonly string[])[]>;
};

/** Level 6 takes twice the time for little gain: these files are read once. */
const compressionLevel = 3;

/** Writes a list as an xlsx with backpressure: memory does not grow with its length. @source engines.md 3 */
export async function writeXlsxFile(outPath: string, { name, header, widths, portions }: LongList): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(fixedParts(name))) zip.addBuffer(Buffer.from(text), path);
  const sheet = Readable.from(sheetChunks(header, widths, portions), { objectMode: false, highWaterMark: 256 * 1024 });
  const failed = new Promise<never>((_, reject) => sheet.once("error", reject));
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", { compress: true, compressionLevel });
  zip.end();
  await Promise.race([pipeline(zip.outputStream, createWriteStream(outPath, { mode: 0o600 })), failed]);
}

/** The same as csv, with cells that no program runs as a formula. @source security.md row 30 */
export async function writeCsvFile(outPath: string, { header, portions }: LongList): Promise<void> {
  await pipeline(Readable.from(csvPortions(header, portions)), createWriteStream(outPath, { mode: 0o600 }));
}

/** Without a byte order mark Excel reads UTF-8 as the machine's old code page. */
async function* csvPortions(header: readonly string[], portions: LongList["portions"]): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(header)}`;
  for await (const rows of portions) yield rows.map(csvLine).join("");
}
