/** A value of a cell. A number is written as it is; text is made safe for spreadsheet programs. */
export type CsvCell = string | number | boolean | null | undefined;

/** A csv to download: its name, its header and its rows, made while they are sent. */
export type CsvFile = {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>;
};

/** Without it Excel reads UTF-8 as the machine's old code page. */
const byteOrderMark = "\uFEFF";
/**
 * A spreadsheet program runs text that begins like this as a formula; some read wide signs as narrow ones.
 * @source OWASP, "CSV Injection"; security.md row 30
 */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** The apostrophe that `csvLine` put before such a text. */
const guardedFormula = /^'(?=[=+\-@\t\r\n\0＝＋－＠])/;
const needsQuotes = /[",\t\r\n]|^\s|\s$/;
const chunkCharacters = 64 * 1024;

/**
 * One record with its line end. Text that a spreadsheet program would run as a formula gets an apostrophe in front; numbers are
 * numbers and get none.
 * @source RFC 4180; OWASP "CSV Injection"
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  const text = typeof cell === "string" && formulaStart.test(cell) ? `'${cell}` : String(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text as it was before `csvLine` guarded it, so that a file of ours can be read back. */
export const withoutFormulaGuard = (text: string): string => text.replace(guardedFormula, "");

/**
 * A whole CSV as chunks of text, with a byte order mark and the header first. A row is read only after the one before was sent,
 * so that the length of the table does not matter.
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
