import { writeXlsx } from "hucre/xlsx";
import { sheetText } from "#domain/sheet-text.ts";

type TextSheet = {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const widthCharacters = 28;

/**
 * An xlsx with one sheet whose cells are all text, so that no program converts phones, codes and dates or
 * runs one as a formula. The header is frozen and has filters.
 * @source security.md row 30; engines.md 3
 */
export function writeTextSheet({ name, header, rows }: TextSheet): Promise<Uint8Array> {
  const cells = [header, ...rows].map((row) => row.map(sheetText));
  return writeXlsx({
    sheets: [
      {
        name,
        columns: header.map((title) => ({ header: title, width: widthCharacters, numFmt: "@" })),
        rows: cells,
        freezePane: { rows: 1 },
        ...(rows.length === 0 ? {} : { autoFilter: { range: `A1:${columnName(header.length)}${cells.length}` } }),
      },
    ],
  });
}

/** The name (A to Z) of the nth of at most 26 columns. */
const columnName = (count: number): string => String.fromCharCode(64 + count);
