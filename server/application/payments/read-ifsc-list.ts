import Papa from "papaparse";
import { z } from "zod";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { withoutFormulaGuard } from "#domain/csv.ts";
import { invalid, type FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { Ifsc } from "#domain/payments/bank-account.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import type { IfscRow } from "#db/queries/ifsc-codes.ts";

/** Of one portion of a list; the browser cuts a list into portions. */
export const maxPortionRows = 5_000;
export const maxPortionCharacters = 800_000;

/** The headings of a list, and those of the Reserve Bank's. */
const columnNames = {
  ifsc: ["ifsc", "ifsc code"],
  bank: ["bank", "bank name"],
  branch: ["branch", "branch name"],
} as const;
type IfscColumn = keyof typeof columnNames;
const ifscColumns = Object.keys(columnNames) as IfscColumn[]; // keys of a literal object

const Branch = z.object({ ifsc: Ifsc, bank: plainLine("Bank", 140), branch: plainLine("Branch", 140) });

/** A row of the list; `rowNo` counts as a spreadsheet does, with the headings as row 1. */
export type ReadBranch =
  | { readonly rowNo: number; readonly branch: IfscRow; readonly problems?: undefined }
  | { readonly rowNo: number; readonly branch?: undefined; readonly problems: FieldErrors };

/**
 * Reads a portion of a list of bank branches: csv with any usual separator, the headings first. Other columns are left out.
 * @param firstRow the number of its first row below the headings
 * @throws invalid (`ifsc_unreadable`, `ifsc_empty`, `ifsc_portion_too_long`, `ifsc_column_missing`)
 */
export function readIfscList(text: string, firstRow: number): ReadBranch[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimitersToGuess: [",", ";", "\t", "|"] });
  if (errors.some(({ type }) => type === "Quotes") || text.includes("\u0000")) throw refusedList("ifsc_unreadable", documentMessages.ifscUnreadable);
  const [headings = [], ...lines] = data;
  const positions = positionsIn(headings);
  const filled = lines.map((cells, at) => ({ cells, rowNo: firstRow + at })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) throw refusedList("ifsc_empty", documentMessages.ifscEmpty);
  if (filled.length > maxPortionRows) throw refusedList("ifsc_portion_too_long", documentMessages.ifscPortionTooLong(maxPortionRows));
  const seen = new Map<string, number>();
  return filled.map(({ cells, rowNo }) => {
    const cellOf = (column: IfscColumn): string => withoutFormulaGuard(cells[positions[column]] ?? "");
    const read = Branch.safeParse({ ifsc: cellOf("ifsc"), bank: cellOf("bank"), branch: cellOf("branch") });
    if (!read.success) return { rowNo, problems: fieldErrorsOf(read.error) };
    const earlier = seen.get(read.data.ifsc);
    seen.set(read.data.ifsc, earlier ?? rowNo);
    return earlier === undefined ? { rowNo, branch: read.data } : { rowNo, problems: { ifsc: [documentMessages.ifscDoubled(earlier)] } };
  });
}

const refusedList = (code: string, text: string) => invalid(code, text, { list: [text] });

function positionsIn(headings: readonly string[]): Record<IfscColumn, number> {
  const found = headings.map((heading) => heading.trim().toLowerCase());
  const positionOf = (column: IfscColumn): number => found.findIndex((heading) => columnNames[column].some((name) => name === heading));
  const missing = ifscColumns.filter((column) => positionOf(column) < 0).map((column) => columnNames[column][0]);
  if (missing.length > 0) throw refusedList("ifsc_column_missing", documentMessages.ifscColumnMissing(missing));
  return { ifsc: positionOf("ifsc"), bank: positionOf("bank"), branch: positionOf("branch") };
}
