import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { invalid } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import type { ReadSheet, ReadSheetInput, SheetFacts } from "#server/infra/sandbox-protocol.ts";
import { readCsv } from "./sheet-csv.ts";
import { SheetSink } from "./sheet-sink.ts";
import { readOldBook } from "./sheet-xls.ts";
import { isFinal, readXlsx } from "./sheet-xlsx.ts";

/**
 * Reads a list of firms into lines of JSON at `outPath`. The first bytes decide what the file is, never its name.
 * @throws unsupported_type; invalid (empty, no_rows, too_many_rows, too_many_columns, open_quote, password_protected, damaged,
 *   too_much_inside, no_visible_sheet, no_such_sheet)
 * @source engines.md 4; security.md rows 27, 31
 */
export async function readSheet({ path, name, outPath, sheet: wanted }: ReadSheetInput): Promise<ReadSheet> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw invalid("empty", importMessages.empty(name));
  const sink = new SheetSink(outPath, name);
  const head = bytes.subarray(0, 8).toString("latin1");
  if (head.startsWith("PK\x03\x04")) return readNewBook(bytes, { name, outPath, wanted, sink });
  const isOld = head === "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" || /^\x09[\x00\x02\x04\x08]/.test(head);
  return finish(sink, isOld ? await readOldBook(bytes, { name, format: "xls", wanted, sink }) : readCsv(bytes, name, sink));
}

/** The reader of old workbooks may read a file that the streaming reader cannot: it starts again with the first row. */
async function readNewBook(
  bytes: Buffer,
  { name, outPath, wanted, sink }: { name: string; outPath: string; wanted: string | undefined; sink: SheetSink },
): Promise<ReadSheet> {
  let facts: SheetFacts;
  try {
    facts = await readXlsx(bytes, { name, wanted, sink });
  } catch (error) {
    if (isFinal(error)) throw error;
    rmSync(outPath, { force: true });
    const again = new SheetSink(outPath, name);
    return finish(again, await readOldBook(bytes, { name, format: "xlsx", wanted, sink: again }));
  }
  return finish(sink, facts);
}

const finish = (sink: SheetSink, facts: SheetFacts): ReadSheet => {
  const { headerRow, columns, rows } = sink.finish();
  return { facts: { ...facts, headerRow }, columns: [...columns], rows };
};
