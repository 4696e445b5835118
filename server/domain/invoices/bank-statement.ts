import { withoutFormulaGuard } from "../csv.ts";
import { invalid } from "../errors.ts";
import { maxReplyRows, readDay, type ReplySheetRow } from "../payments/bank-reply.ts";
import { paiseOf, readCurrencyAmount, type Paise } from "../rules/amounts.ts";
import { rupee } from "../rules/currencies.ts";
import { compactName, createNameFinder, findNamesake, type FirmNamed } from "./firm-names-in-text.ts";
import { invoiceNumbersIn } from "./invoice-numbers.ts";
import { firstPaymentDay, type InvoiceState } from "./invoice-states.ts";
import { invoiceMessages } from "./messages.ts";

/** The columns of a statement, and the headings that banks give them. */
const columnNames = {
  date: ["date", "value date", "transaction date", "txn date", "post date", "posting date", "credit date"],
  amount: ["amount", "credit", "credit amount", "deposit", "deposits", "deposit amt", "deposit amount", "amount inr", "cr amount", "credit inr"],
  reference: [
    "utr",
    "utr no",
    "reference",
    "reference no",
    "ref no",
    "ref",
    "ref no cheque no",
    "chq ref no",
    "chq ref number",
    "transaction id",
    "txn id",
    "cheque no",
  ],
  narration: ["narration", "description", "particulars", "remarks", "details", "transaction remarks"],
} as const;
type Column = keyof typeof columnNames;
const columns = Object.keys(columnNames) as Column[]; // keys of a literal object

/** Headings of the amount under which a bank also writes debits. */
const eitherWay: readonly string[] = ["amount", "amount inr"];
/** Some banks write the direction under these, others the way of the payment. */
const typeNames: readonly string[] = ["type", "transaction type", "txn type", "tran type"];
const directions: ReadonlyMap<string, "in" | "out"> = new Map([
  ["cr", "in"],
  ["c", "in"],
  ["credit", "in"],
  ["dr", "out"],
  ["d", "out"],
  ["debit", "out"],
]);

/** The most lines of a file: each is recorded in the same transaction. */
export const maxStatementLines = 1_000;
const rowsBeforeHeadings = 20;

/** Money that came in by a statement. `rowNo` counts as a spreadsheet does. */
export type StatementLine = {
  readonly rowNo: number;
  readonly paidOn: string;
  readonly amountPaise: Paise;
  readonly reference: string;
  readonly narration: string;
};
export type ReadStatement = {
  readonly lines: readonly StatementLine[];
  readonly problems: readonly { readonly rowNo: number; readonly text: string }[];
};

/**
 * Reads the money that came in from a statement of a bank. Lines without a credit are left out: they are debits, balances and totals.
 * @param rows headings first; some banks put a title above them
 * @throws invalid (`statement_without_columns`, `statement_empty`, `statement_too_long`)
 */
export function readBankStatement(rows: readonly ReplySheetRow[]): ReadStatement {
  // The rows of a longer file are cut: the rest would be missing without a word.
  if (rows.length > maxReplyRows) throw refused("statement_too_long", invoiceMessages.bankTooManyRows(maxReplyRows));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const heading = filled
    .slice(0, rowsBeforeHeadings)
    .findIndex(({ cells }) => columns.every((column) => cells.some((cell) => isNamed(column, cell))));
  if (heading < 0) throw refused("statement_without_columns", invoiceMessages.bankNoHead);
  const headings = filled[heading]?.cells ?? [];
  const below = filled.slice(heading + 1);
  const places = Object.fromEntries(columns.map((column) => [column, headings.findIndex((cell) => isNamed(column, cell))]));
  const direction = directionPlace(headings, places["amount"] ?? -1, below);
  const lines: StatementLine[] = [];
  const problems: { rowNo: number; text: string }[] = [];
  for (const { rowNo, cells } of below) {
    const cellAt = (place: number): string => withoutFormulaGuard((cells[place] ?? "").trim()).trim();
    const read = readLine((column) => cellAt(places[column] ?? -1), direction < 0 ? undefined : cellAt(direction));
    if (typeof read === "string") problems.push({ rowNo, text: read });
    else if (read !== undefined) lines.push({ rowNo, ...read });
  }
  if (lines.length > maxStatementLines) throw refused("statement_too_long", invoiceMessages.bankTooLong(maxStatementLines));
  if (lines.length === 0 && problems.length === 0) throw refused("statement_empty", invoiceMessages.bankEmpty);
  return { lines, problems };
}

const refused = (code: string, text: string) => invalid(code, text, { fileId: [text] });

const inWords = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const isNamed = (column: Column, cell: string): boolean => columnNames[column].some((name) => name === inWords(cell));

/** Headings such as "Dr/Cr", "CrDr Flag" and "Debit or Credit": banks write them in many ways, but both words stand in each. */
function isDirection(name: string): boolean {
  const words = name.replace(/drcr|crdr/, "dr cr").split(" ");
  const ways = new Set(words.map((word) => directions.get(word)));
  return ways.has("in") && ways.has("out") && !words.includes("balance");
}

/** The column that says of each amount whether it came in; -1 without one. A column of credits alone needs none: the next one is the balance's. */
function directionPlace(headings: readonly string[], amount: number, below: readonly ReplySheetRow[]): number {
  if (!eitherWay.includes(inWords(headings[amount] ?? ""))) return -1;
  const saysDirection = (place: number): boolean => below.some(({ cells }) => directions.has(inWords(cells[place] ?? "")));
  return headings.findIndex((cell, place) => {
    const name = inWords(cell);
    return isDirection(name) || (typeNames.includes(name) && saysDirection(place));
  });
}

const maxNarrationLength = 300;

/**
 * The line, what is wrong with it, or undefined for a line without a credit.
 * @param direction what the column of the direction says; undefined without such a column
 */
function readLine(cellOf: (column: Column) => string, direction: string | undefined): Omit<StatementLine, "rowNo"> | string | undefined {
  const amountText = cellOf("amount")
    .replace(/^(rs\.?|inr|₹)\s*/i, "")
    .replace(/cr\.?$/i, "")
    .trimEnd();
  if (amountText === "" || /^-|dr\.?$/i.test(amountText) || /^0+([.]0*)?$/.test(amountText)) return undefined;
  const dayText = cellOf("date");
  const paidOn = readDay(withCentury(dayText));
  const way = direction === undefined ? "in" : directions.get(inWords(direction));
  if (way === "out") return undefined;
  const amount = readCurrencyAmount(amountText, rupee);
  const reference = cellOf("reference").replaceAll(/\s/g, "").toUpperCase().slice(0, 60);
  // Totals have no reference, and headings that a next page repeats have no amount.
  if (paidOn === undefined)
    return dayText === "" || reference === "" || !("amount" in amount) ? undefined : invoiceMessages.bankDay(dayText.slice(0, 40));
  if (way === undefined) return invoiceMessages.bankDirection((direction ?? "").slice(0, 40));
  if (!("amount" in amount)) return invoiceMessages.bankAmount(amountText.slice(0, 40));
  const narration = cellOf("narration").replaceAll(/\s+/g, " ").slice(0, maxNarrationLength);
  if (reference === "") return invoiceMessages.bankNoReference;
  return { paidOn, amountPaise: paiseOf(amount.amount), reference, narration };
}

/** A day whose year has two digits, like 02/04/26, with the year in full. */
const withCentury = (text: string): string => text.replace(/^(?<before>\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3})[-/. ])(?=\d{2}(?!\d))/i, "$<before>20");

/** What the office needs of an invoice to find the payment of it. */
export type MatchedInvoice = {
  readonly id: string;
  readonly number: string;
  readonly firmName: string;
  readonly state: InvoiceState;
  /** YYYY-MM-DD */
  readonly issuedOn: string;
  readonly duePaise: Paise;
};

export type StatementVerdict =
  | { readonly outcome: "record"; readonly invoice: MatchedInvoice; readonly text: string | null }
  | { readonly outcome: "known"; readonly text: string }
  | { readonly outcome: "left"; readonly text: string };

/** The payment that has a reference. */
export type RecordedReference = {
  readonly number: string;
  readonly amountPaise: Paise;
  /** YYYY-MM-DD */
  readonly paidOn: string;
};

/** What is known of the references of a statement. */
export type RecordedReferences = {
  /** Payments by their references, also those with -2 and so on. */
  readonly recorded: ReadonlyMap<string, RecordedReference>;
  /** Payments that a second person took back. */
  readonly takenBack: readonly (RecordedReference & { readonly reference: string })[];
};

type Known = {
  readonly byNumber: ReadonlyMap<string, MatchedInvoice>;
  /** Invoices of which something is due. */
  readonly unpaid: readonly MatchedInvoice[];
  /** Of all firms, invoiced or not. */
  readonly firmNames: readonly string[];
  readonly references: RecordedReferences;
};

/**
 * Finds the invoice of one line after the other: by the one number in its text, else by the exact amount and the name of the firm, which then
 * pays after the invoice is issued: fees of many years are equal. What is not certain is left to the office. A line sees what lines before it paid.
 */
export function createStatementJudge({
  byNumber,
  unpaid,
  firmNames,
  references: { recorded, takenBack },
}: Known): (line: StatementLine) => StatementVerdict {
  const firmsIn = createNameFinder(firmNames.map((name) => ({ name, compact: compactName(name) })));
  const candidatesIn = createNameFinder(unpaid.map((invoice) => ({ invoice, compact: compactName(invoice.firmName) })));
  const due = new Map<string, Paise>();
  const dueOf = (invoice: MatchedInvoice): Paise => due.get(invoice.id) ?? invoice.duePaise;
  const seen = new Map<string, number>();
  return (line) => {
    const known = recorded.get(line.reference);
    const partReferences = partReferencesOf(line.reference);
    const ofReference = [line.reference, ...partReferences].flatMap((reference) => recorded.get(reference) ?? []);
    const parts = ofReference.filter(({ paidOn }) => paidOn === line.paidOn);
    const same = known?.amountPaise === line.amountPaise ? known : parts.find(({ amountPaise }) => amountPaise === line.amountPaise);
    if (same !== undefined) return { outcome: "known", text: invoiceMessages.bankKnown(same.number) };
    if (parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0) === line.amountPaise)
      return { outcome: "known", text: invoiceMessages.bankKnownInParts([...new Set(parts.map(({ number }) => number))].join(", ")) };
    if (known !== undefined) return { outcome: "left", text: invoiceMessages.bankOtherAmount(known.number) };
    // Only a part with -2 stays recorded: the rest of the money is not the whole line.
    const [part] = ofReference;
    if (part !== undefined) return { outcome: "left", text: invoiceMessages.bankPartLeft(part.number, line.reference) };
    const before = seen.get(line.reference);
    if (before !== undefined) return { outcome: "left", text: invoiceMessages.bankDoubled(before) };
    seen.set(line.reference, line.rowNo);
    // Two people decided that this money is not for that invoice: no statement records it again.
    // Another amount of the reference itself was typed wrongly; a reference with -2 shows that the line was recorded in parts.
    const back =
      takenBack.find(({ reference, amountPaise }) => reference === line.reference && amountPaise === line.amountPaise) ??
      takenBack.find(({ reference }) => partReferences.includes(reference));
    if (back !== undefined) return { outcome: "left", text: invoiceMessages.bankTakenBack(back.number) };
    const fits = ({ invoice: one }: Candidate): boolean => dueOf(one) === line.amountPaise && line.paidOn >= one.issuedOn;
    const invoice = invoiceByNumber(line, byNumber) ?? invoiceByName(line, candidatesIn(line.narration).filter(fits), firmsIn);
    if (typeof invoice === "string") return { outcome: "left", text: invoice };
    if (invoice.state === "cancelled") return { outcome: "left", text: invoiceMessages.bankCancelled(invoice.number) };
    if (line.paidOn < firstPaymentDay(invoice.issuedOn)) return { outcome: "left", text: invoiceMessages.bankTooEarly(invoice.number) };
    const duePaise = dueOf(invoice);
    if (duePaise === 0) return { outcome: "left", text: invoiceMessages.bankPaid(invoice.number) };
    due.set(invoice.id, Math.max(0, duePaise - line.amountPaise));
    return { outcome: "record", invoice, text: differenceText(line.amountPaise - duePaise) };
  };
}

/**
 * A reference with -2 and so on behind it. The office records in this way another credit of the reference, and the parts of one credit that
 * pays several invoices: the same amount on the day of a line, of one payment or of all, shows that it is this line.
 */
const partReferencesOf = (reference: string): readonly string[] => Array.from({ length: 10 }, (_, digit) => `${reference}-${digit}`);

/** `compact` is the name of the firm as `compactName` makes it. */
type Candidate = { readonly invoice: MatchedInvoice; readonly compact: string };

/** Undefined for a line without a number. */
function invoiceByNumber({ narration, reference }: StatementLine, byNumber: Known["byNumber"]): MatchedInvoice | string | undefined {
  const numbers = invoiceNumbersIn(`${narration} ${reference}`);
  if (numbers.length > 1) return invoiceMessages.bankSeveralNumbers(numbers.join(", "));
  const [number] = numbers;
  return number === undefined ? undefined : (byNumber.get(number) ?? invoiceMessages.bankUnknownNumber(number));
}

/** @param named invoices of the amount whose firm the narration names */
function invoiceByName(
  { narration }: StatementLine,
  named: readonly Candidate[],
  firmsIn: (narration: string) => readonly FirmNamed[],
): MatchedInvoice | string {
  const [only] = named;
  if (only === undefined) return invoiceMessages.bankUnmatched;
  if (named.length > 1) return invoiceMessages.bankSeveralFirms(named.map((one) => one.invoice.number).join(", "));
  // "Sun Medical Exports" is another firm than "Sun Medical".
  const { invoice, compact: part } = only;
  const firms = firmsIn(narration);
  const longer = firms.find((firm) => firm.compact !== part && firm.compact.includes(part));
  const other = longer ?? findNamesake(narration, invoice.firmName, firms);
  return other === undefined ? invoice : invoiceMessages.bankLongerName(other.name);
}

const differenceText = (paise: Paise): string | null => (paise === 0 ? null : paise > 0 ? invoiceMessages.bankMore : invoiceMessages.bankLess);
