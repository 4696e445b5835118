import { formulaStart } from "../csv.ts";
import type { Paise } from "../rules/amounts.ts";
import { rupeesOf } from "../rules/amounts.ts";
import { cuttableValues, type BankLayout, type LayoutColumn, type LayoutValue } from "./bank-layout.ts";

/** A line of a batch as its bank file shows it. */
export type BankFileLine = {
  readonly reference: string;
  readonly amountPaise: Paise;
  readonly holderName: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly bankName: string;
  readonly branch: string;
  readonly firmName: string;
  readonly reimbursementId: string;
  readonly orderNumber: string;
};

/** `madeOn` is DD-MM-YYYY. */
export type BankFileFacts = { readonly batchNumber: number; readonly madeOn: string };

/** The file as text, or why it cannot be made: sentences that name line and column. */
export type BankFile = { readonly text: string; readonly problems?: undefined } | { readonly text?: undefined; readonly problems: readonly string[] };

/**
 * Writes the file of a batch. A value that does not fit is a problem and is never changed; only names are cut, where their column says
 * so. A csv has no apostrophe before a text that a spreadsheet program would run: the bank would take it as a part of the name. Such a
 * text is a problem instead.
 * @param lines at least one, in the order of the file
 * @param layout without `layoutProblems`
 * @source money.md 6 "bank file by a layout that is data"; RFC 4180; OWASP "CSV Injection"
 */
export function writeBankFile(layout: BankLayout, lines: readonly BankFileLine[], facts: BankFileFacts): BankFile {
  const problems: string[] = [];
  const written = lines.map((line, index) => {
    const note = (column: LayoutColumn, text: string): void =>
      void problems.push(`Line ${index + 1} (${line.reference}), ${column.heading}: ${text}`);
    const cells = layout.columns.map((column) => ({ column, text: valueOf(column, line, { ...facts, position: index + 1 }) }));
    return layout.format === "csv" ? csvRow(cells, layout.separator, note) : fixedRow(cells, note);
  });
  if (problems.length > 0) return { problems };
  const headings = layout.hasHeadings ? [headingRow(layout)] : [];
  return { text: [...headings, ...written].map((row) => row + layout.lineEnd).join("") };
}

type Cell = { readonly column: LayoutColumn; readonly text: string };
type Note = (column: LayoutColumn, text: string) => void;

const values = {
  reference: ({ reference }) => reference,
  amount: ({ amountPaise }) => rupeesOf(amountPaise),
  amount_paise: ({ amountPaise }) => String(amountPaise),
  holder_name: ({ holderName }) => holderName,
  account_number: ({ accountNumber }) => accountNumber,
  ifsc: ({ ifsc }) => ifsc,
  bank_name: ({ bankName }) => bankName,
  branch: ({ branch }) => branch,
  firm_name: ({ firmName }) => firmName,
  reimbursement: ({ reimbursementId }) => reimbursementId,
  order_number: ({ orderNumber }) => orderNumber,
  batch_number: (_line, { batchNumber }) => String(batchNumber),
  date: (_line, { madeOn }) => madeOn,
  position: (_line, { position }) => String(position),
} as const satisfies Record<Exclude<LayoutValue, "constant">, (line: BankFileLine, facts: BankFileFacts & { readonly position: number }) => string>;

const valueOf = ({ value, text }: LayoutColumn, line: BankFileLine, facts: BankFileFacts & { readonly position: number }): string =>
  value === "constant" ? text : values[value](line, facts);

function csvRow(cells: readonly Cell[], separator: string, note: Note): string {
  for (const { column, text } of cells)
    if (formulaStart.test(text))
      note(column, `"${text}" begins with ${text.charAt(0)}, and a spreadsheet program would run it. Correct it, or use a fixed-width layout`);
  return cells.map(({ text }) => quoted(text, separator)).join(separator);
}

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function fixedRow(cells: readonly Cell[], note: Note): string {
  let row: string[] = [];
  for (const { column, text } of cells.toSorted((one, other) => startOf(one.column) - startOf(other.column))) {
    const width = column.width ?? 0;
    const characters = [...text];
    const mayCut = column.mayCut && cuttableValues.includes(column.value);
    if (characters.length > width && !mayCut)
      note(column, `${shownInProblem(column, text)} has ${characters.length} characters, and the column has ${width}`);
    row = [...row, ...blanks(startOf(column) - 1 - row.length), ...filled(characters.slice(0, width), column)];
  }
  return row.join("");
}

/** Account numbers are encrypted at rest, and a problem is stored. */
const shownInProblem = ({ value }: LayoutColumn, text: string): string => (value === "account_number" ? "the number" : `"${text}"`);

const startOf = ({ start }: LayoutColumn): number => start ?? 1;
const blanks = (count: number, fill = " "): string[] => Array.from({ length: Math.max(0, count) }, () => fill);

function filled(characters: readonly string[], { width = 0, align, fill }: LayoutColumn): string[] {
  const rest = blanks(width - characters.length, fill);
  return align === "right" ? [...rest, ...characters] : [...characters, ...rest];
}

/** The headings of a csv, or of fixed columns: cut to their width, because they name and do not pay. */
function headingRow({ format, separator, columns }: BankLayout): string {
  if (format === "csv") return columns.map(({ heading }) => quoted(heading, separator)).join(separator);
  const cells = columns.map((column) => ({
    column: { ...column, fill: " " as const, mayCut: true, value: "holder_name" as const },
    text: column.heading,
  }));
  return fixedRow(cells, () => {});
}

/** The lines of a preview: made up, with a long name and a large amount. */
export const exampleLines: readonly BankFileLine[] = [
  {
    reference: "B7-0001",
    amountPaise: 412_500_00,
    holderName: "Example Devices Private Limited",
    accountNumber: "00123456789",
    ifsc: "ABCD0123456",
    bankName: "Example Bank",
    branch: "Main Branch",
    firmName: "Example Devices Private Limited",
    reimbursementId: "PRD-2627-00001",
    orderNumber: "14/2027",
  },
  {
    reference: "B7-0002",
    amountPaise: 99_99_999_50,
    holderName: "Example Surgical Instruments and Implants (India) Private Limited",
    accountNumber: "987654321098765432",
    ifsc: "EFGH0ABCDEF",
    bankName: "Another Example Bank of India",
    branch: "Industrial Area, Phase II",
    firmName: "Example Surgical, Instruments & Implants",
    reimbursementId: "EXH-2627-00002",
    orderNumber: "14/2027",
  },
];
