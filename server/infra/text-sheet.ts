import { writeXlsx } from "hucre/xlsx";
import { sheetText } from "#domain/sheet-text.ts";

type TextSheet = {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** The places of the columns with amounts, from 0: their numbers stay numbers. */
  readonly amountColumns?: readonly number[];
};

const widthCharacters = 28;
/**
 * Two places, with Indian grouping: 4,12,500.00. A number format has two conditions at most: an amount from Rs 100 crore on, and a negative one of
 * a lakh or more, gets a format of its own.
 */
const amountFormat = "[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00";

/**
 * An xlsx with one sheet whose cells are text but for amounts, so that no program converts phones, codes and dates or
 * runs one as a formula. The header is frozen and has filters.
 * @source security.md row 30; engines.md 3
 */
export function writeTextSheet({ name, header, rows, amountColumns = [] }: TextSheet): Promise<Uint8Array> {
  const cells = [header, ...rows].map((row) => row.map((cell) => (typeof cell === "number" ? cell : sheetText(cell))));
  const ownFormats = rows.flatMap((row, at) =>
    amountColumns.flatMap((column) => {
      const numFmt = ownFormatOf(row[column]);
      return numFmt === undefined ? [] : [[`${at + 1},${column}`, { style: { numFmt } }] as const];
    }),
  );
  return writeXlsx({
    sheets: [
      {
        name,
        columns: header.map((title, at) => ({ header: title, width: widthCharacters, numFmt: amountColumns.includes(at) ? amountFormat : "@" })),
        rows: cells,
        cells: new Map(ownFormats),
        freezePane: { rows: 1 },
        ...(rows.length === 0 ? {} : { autoFilter: { range: `A1:${columnName(header.length)}${cells.length}` } }),
      },
    ],
  });
}

/** The number format of an amount that `amountFormat` does not group: with as many groups as the amount has, and no condition. */
function ownFormatOf(cell: string | number | undefined): string | undefined {
  if (typeof cell !== "number" || (cell > -1_00_000 && cell < 1_00_00_00_000)) return undefined;
  const digits = String(Math.trunc(Math.abs(cell))).length;
  return `${String.raw`##\,`.repeat(Math.ceil((digits - 3) / 2))}##0.00`;
}

/** The name (A to Z) of the nth of at most 26 columns. */
const columnName = (count: number): string => String.fromCharCode(64 + count);
