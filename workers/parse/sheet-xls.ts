import { read, SSF, type CellObject, type WorkBook } from "@e965/xlsx";
import { invalid } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { dateOfSerial } from "#domain/members/import-values.ts";
import type { SheetFacts } from "#server/infra/sandbox-protocol.ts";
import { readChosenSheet } from "./sheet-choice.ts";
import type { SheetSink } from "./sheet-sink.ts";

/**
 * Reads a visible sheet of an old workbook, or of a new one that the streaming reader could not take. The cells are
 * walked themselves: the range that a file claims for them may be wrong.
 * @throws invalid (password_protected, damaged, no_visible_sheet, no_such_sheet)
 * @source engines.md 4
 */
export async function readOldBook(
  bytes: Buffer,
  { name, format, wanted, sink }: { name: string; format: SheetFacts["format"]; wanted: string | undefined; sink: SheetSink },
): Promise<SheetFacts> {
  const book = open(bytes, name, format);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const sheets = book.SheetNames.map((sheet, place) => ({
    name: sheet,
    isHidden: (book.Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0,
    cells: book.Sheets[sheet]?.["!data"],
  })).filter(({ cells }) => cells !== undefined);
  const hidden = sheets.filter(({ isHidden }) => isHidden).map((sheet) => sheet.name);
  const read = ({ cells = [] }: (typeof sheets)[number]): void => {
    for (const [place, row] of cells.entries()) {
      if (row === undefined) continue;
      sink.add(
        place + 1,
        Array.from(row, (cell: CellObject | undefined) => valueOf(cell, is1904)),
      );
    }
  };
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const { chosen, others } = await readChosenSheet(visible, { name, wanted, sink, read });
  return { format, sheet: chosen.name, hiddenSheets: hidden, otherSheets: others.map((sheet) => sheet.name), is1904 };
}

function open(bytes: Buffer, name: string, format: SheetFacts["format"]): WorkBook {
  try {
    const book = read(bytes, { dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false });
    if (book.SheetNames.length === 0) throw new Error("no sheets");
    return book;
  } catch (error) {
    // Noise behind the first bytes of an old workbook reads as "Unsupported ZIP encryption".
    const isNoise = format === "xls" && error instanceof Error && error.message.includes("ZIP");
    const isLocked = error instanceof Error && !isNoise && /password|encrypt/i.test(error.message);
    throw isLocked ? invalid("password_protected", importMessages.passwordProtected(name)) : invalid("damaged", importMessages.damaged(name));
  }
}

function valueOf(cell: CellObject | undefined, is1904: boolean): unknown {
  if (cell === undefined) return null;
  if (cell.t === "e") return cell.w ?? errorNames[Number(cell.v)] ?? "#VALUE!";
  if (cell.t === "n" && typeof cell.v === "number" && typeof cell.z === "string" && SSF.is_date(cell.z)) return dateOfSerial(cell.v, is1904);
  return cell.v;
}

/** @source [MS-XLS] 2.5.10 Bes */
const errorNames: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
};
