import { writeXlsx } from "hucre/xlsx";

/** An xlsx with one sheet that has headings and nothing below them. */
export function writeTemplateSheet(sheet: string, headings: readonly string[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: sheet, columns: headings.map((header) => ({ header, width: 24, numFmt: "@" })), rows: [[...headings]] }] });
}
