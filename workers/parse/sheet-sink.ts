import { closeSync, openSync, writeSync } from "node:fs";
import { invalid } from "#domain/errors.ts";
import { fieldOf } from "#domain/members/import-fields.ts";
import { importMessages, maxImportColumns, maxImportRows } from "#domain/members/import-messages.ts";

/** Rows that may be the headings: some lists have a title above them. */
const rowsToLookAt = 10;
/** The limit of a workbook cell; a longer text of a csv is truncated. */
const maxCellLength = 32_767;
const flushCharacters = 256 * 1024;

type Row = { readonly rowNo: number; readonly cells: readonly string[] };

export type SunkSheet = {
  /** The row of the headings as the spreadsheet program numbers it, from 1. */
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly rows: number;
};

/**
 * Takes the rows of a sheet one after the other, finds the headings, leaves out empty rows and writes the rest as lines of
 * JSON: `[row number, cell, cell …]`.
 */
export class SheetSink {
  private readonly file: number;
  private readonly name: string;
  private first: Row[] | undefined = [];
  private header: Row | undefined;
  private text = "";
  private rows = 0;
  private added = 0;

  constructor(outPath: string, name: string) {
    // Over the rows of a process that was killed: the pool repeats its order.
    this.file = openSync(outPath, "w", 0o600);
    this.name = name;
  }

  /** Rows with a value, the headings among them. */
  get rowsSeen(): number {
    return this.added;
  }

  /** Forgets the rows of a sheet that has too few of them to have been written. */
  restart(): void {
    if (this.first === undefined) throw new Error("the rows of this sheet are written");
    this.first = [];
    this.added = 0;
  }

  /** @throws invalid (too_many_rows, too_many_columns) */
  add(rowNo: number, values: readonly unknown[]): void {
    const cells = values.map(cellText);
    while (cells.at(-1) === "") cells.pop();
    if (cells.length === 0) return;
    if (cells.length > maxImportColumns) throw invalid("too_many_columns", importMessages.tooManyColumns(this.name));
    const row = { rowNo, cells };
    this.added += 1;
    if (this.first === undefined) return this.write(row);
    this.first.push(row);
    if (this.first.length >= rowsToLookAt) this.chooseHeader();
  }

  /** @throws invalid (empty, no_rows) */
  finish(): SunkSheet {
    this.chooseHeader();
    this.flush();
    closeSync(this.file);
    if (this.header === undefined) throw invalid("empty", importMessages.empty(this.name));
    if (this.rows === 0) throw invalid("no_rows", importMessages.noRows(this.name));
    return { headerRow: this.header.rowNo, columns: this.header.cells, rows: this.rows };
  }

  /** The first row that names at least two of our fields, else the first row. */
  private chooseHeader(): void {
    const { first } = this;
    if (first === undefined) return;
    const named = first.findIndex(({ cells }) => cells.filter((cell) => fieldOf(cell) !== undefined).length >= 2);
    const place = Math.max(0, named);
    this.header = first[place];
    this.first = undefined;
    for (const row of first.slice(place + 1)) this.write(row);
  }

  private write({ rowNo, cells }: Row): void {
    this.rows += 1;
    if (this.rows > maxImportRows) throw invalid("too_many_rows", importMessages.tooManyRows(this.name));
    this.text += `${JSON.stringify([rowNo, ...cells])}\n`;
    if (this.text.length >= flushCharacters) this.flush();
  }

  private flush(): void {
    writeSync(this.file, this.text);
    this.text = "";
  }
}

/** A cell as text: numbers with all their digits, dates as YYYY-MM-DD. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return typeof value === "string" ? plainText(value) : "";
}

/** Whole numbers up to twenty digits without an exponent; phone numbers are among them. */
const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e20 ? value.toLocaleString("en-US", { useGrouping: false }) : String(value);

/** Text that the database accepts: no NUL, no lone surrogate. */
const plainText = (text: string): string =>
  text
    .slice(0, maxCellLength)
    .replaceAll(/\u0000|\p{Surrogate}/gu, "")
    .trim();
