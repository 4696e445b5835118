/** A cell. A number is written unchanged; text is made safe for spreadsheet programs. */
export type CsvCell = string | number | boolean | null | undefined;

/** A CSV file to download; its rows are read while it is sent. */
export type CsvFile = {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>;
};

/** Byte order mark; without it Excel reads UTF-8 as the machine's code page. */
const byteOrderMark = "\uFEFF";
/** Spreadsheet programs run a text with this start as a formula; some accept full-width characters too. @source OWASP, "CSV Injection"; security.md row 30 */
export const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** The guard that `csvLine` puts before such a text. */
const guardedFormula = /^'(?=[=+\-@\t\r\n\0＝＋－＠])/;
/** A negative number in digits: it begins like a formula and is none. */
const negativeNumber = /^-\d+(\.\d+)?$/;
const needsQuotes = /[",\t\r\n]|^\s|\s$/;
const chunkCharacters = 64 * 1024;

/**
 * One record with its line end. Text that a spreadsheet program would run as a formula gets an apostrophe in front; numbers get none, also
 * where they come as text.
 * @source RFC 4180; OWASP "CSV Injection"
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  const text = typeof cell === "string" && formulaStart.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : String(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Removes the guard of `csvLine`, so that an exported file can be imported again. */
export const withoutFormulaGuard = (text: string): string => text.replace(guardedFormula, "");

/**
 * A CSV file as chunks of text, with byte order mark and header first. Rows are read one by one, so that a table of any length
 * needs little memory.
 */
export async function* csvChunks({ header, rows }: Pick<CsvFile, "header" | "rows">): AsyncGenerator<string> {
  let chunk = byteOrderMark + csvLine(header);
  for await (const row of rows) {
    chunk += csvLine(row);
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
