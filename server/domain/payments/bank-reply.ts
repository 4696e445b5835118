import { withoutFormulaGuard } from "../csv.ts";
import { parseCalendarDate } from "../dates.ts";
import { invalid } from "../errors.ts";
import { readCurrencyAmount, paiseOf, type Paise } from "../rules/amounts.ts";
import { rupee } from "../rules/currencies.ts";
import { batchMessages } from "./batch-messages.ts";

/** The columns of an answer, and the headings that banks give them. */
const columnNames = {
  reference: [
    "reference",
    "reference no",
    "reference number",
    "ref no",
    "ref",
    "customer reference",
    "customer ref no",
    "our reference",
    "payment reference",
  ],
  amount: ["amount", "amount inr", "amount rs", "amount in rs", "transaction amount", "txn amount", "payment amount"],
  utr: ["utr", "utr no", "utr number", "bank reference", "bank ref no", "transaction reference", "rrn"],
  status: ["status", "payment status", "transaction status", "txn status", "result"],
  date: ["date", "value date", "payment date", "transaction date", "txn date", "processed on", "settlement date", "credit date"],
  reason: ["reason", "return reason", "rejection reason", "failure reason", "error"],
  remarks: ["remarks"],
} as const;
type ReplyColumn = keyof typeof columnNames;
const replyColumns = Object.keys(columnNames) as ReplyColumn[]; // keys of a literal object

const statusWords: ReadonlyMap<string, "paid" | "returned"> = new Map([
  ...["paid", "success", "successful", "processed", "credited", "settled", "completed", "executed"].map((word) => [word, "paid"] as const),
  ...["returned", "return", "failed", "failure", "rejected", "reversed", "unpaid", "not paid"].map((word) => [word, "returned"] as const),
]);

export const maxReplyRows = 10_000;
const maxReasonLength = 300;
/** NEFT has 16 characters, RTGS 22, IMPS 12 digits. @source Reserve Bank of India, formats of the UTR */
export const utrFormat = /^[A-Z0-9]{8,35}$/;

/** What a row of an answer says. `settledOn` is YYYY-MM-DD. */
export type ReplyFacts = { readonly reference: string; readonly amountPaise: Paise; readonly settledOn: string } & (
  | { readonly outcome: "paid"; readonly utr: string; readonly reason: null }
  | { readonly outcome: "returned"; readonly utr: string | null; readonly reason: string }
);

/** A row as it was read; `rowNo` counts as a spreadsheet does. `reference` is what stands in the row, be it right or not. */
export type ReadReplyRow = { readonly rowNo: number; readonly reference: string } & (
  | { readonly facts: ReplyFacts; readonly problem?: undefined }
  | { readonly facts?: undefined; readonly problem: string }
);

export type ReplySheetRow = { readonly rowNo: number; readonly cells: readonly string[] };

/** Some banks put a title above the headings. */
const rowsBeforeHeadings = 10;

/**
 * Reads an answer of a bank: UTRs of what was paid, reasons of what came back. A reference, an amount and a date are needed, a UTR for
 * what is paid and a reason for what is returned. Without a column of states a row with a reason is returned, another one paid. A remark is a
 * reason only of what is returned by its state: it may be what the bank was sent.
 * @param rows headings first; rows without a value are left out
 * @throws invalid (`reply_empty`, `reply_too_long`, `reply_column_missing`)
 * @source money.md 6 "UTRs and returns come back as a file"
 */
export function readBankReply(rows: readonly ReplySheetRow[]): ReadReplyRow[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const place = headingPlace(filled);
  const columns = columnsIn(filled[place]?.cells ?? []);
  const lines = filled.slice(place + 1);
  if (lines.length === 0) throw refusedReply("reply_empty", batchMessages.replyEmpty);
  if (lines.length > maxReplyRows) throw refusedReply("reply_too_long", batchMessages.replyTooLong(maxReplyRows));
  const seen = new Map<string, number>();
  const seenUtrs = new Map<string, number>();
  return lines.map(({ rowNo, cells }): ReadReplyRow => {
    const cellOf = (column: ReplyColumn): string => withoutFormulaGuard((cells[columns[column] ?? -1] ?? "").trim()).trim();
    const reference = cellOf("reference").toUpperCase().slice(0, 40);
    const earlier = seen.get(reference);
    seen.set(reference, earlier ?? rowNo);
    const read =
      earlier === undefined || reference === "" ? readRow(cellOf, reference, columns.status !== undefined) : batchMessages.rowDoubled(earlier);
    if (typeof read === "string") return { rowNo, reference, problem: read };
    const utrBefore = read.utr === null ? undefined : seenUtrs.get(read.utr);
    if (read.utr !== null) seenUtrs.set(read.utr, utrBefore ?? rowNo);
    return utrBefore === undefined
      ? { rowNo, reference, facts: read }
      : { rowNo, reference, problem: batchMessages.utrInRow(read.utr ?? "", utrBefore) };
  });
}

const refusedReply = (code: string, text: string) => invalid(code, text, { fileId: [text] });

const asHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const columnOf = (heading: string): ReplyColumn | undefined => {
  const text = asHeading(heading);
  return replyColumns.find((column) => columnNames[column].some((name) => name === text));
};

/** The first row with at least three of our headings, else the first row. */
const headingPlace = (rows: readonly ReplySheetRow[]): number =>
  Math.max(
    0,
    rows.slice(0, rowsBeforeHeadings).findIndex(({ cells }) => new Set(cells.map(columnOf).filter((found) => found !== undefined)).size >= 3),
  );

type Columns = Readonly<Partial<Record<ReplyColumn, number>>>;

function columnsIn(headings: readonly string[]): Columns {
  const found: Partial<Record<ReplyColumn, number>> = {};
  for (const [place, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (column !== undefined) found[column] ??= place;
  }
  const missing: string[] = (["reference", "amount", "date"] as const).filter((column) => found[column] === undefined);
  if (found.utr === undefined && found.reason === undefined && found.remarks === undefined) missing.push("utr or reason");
  if (missing.length > 0) throw refusedReply("reply_column_missing", batchMessages.replyColumnMissing(missing));
  return found;
}

/** What our own bank file has as a remark: a bank may give it back. */
const claimNumber = /^[A-Z]{2,5}-\d{4}-\d{5,9}$/i;

/** What the row says, or what is wrong with it. */
function readRow(cellOf: (column: ReplyColumn) => string, reference: string, hasStatus: boolean): ReplyFacts | string {
  if (reference === "") return batchMessages.referenceMissing;
  const amount = readCurrencyAmount(cellOf("amount").replace(/^(rs\.?|inr|₹)\s*/i, ""), rupee);
  if (!("amount" in amount)) return batchMessages.amountUnreadable(cellOf("amount").slice(0, 40));
  const settledOn = readDay(cellOf("date"));
  if (settledOn === undefined) return batchMessages.dateUnreadable(cellOf("date").slice(0, 40));
  const ownReason = oneLine(cellOf("reason"));
  const remark = claimNumber.test(oneLine(cellOf("remarks"))) ? "" : oneLine(cellOf("remarks"));
  const reason = (ownReason === "" ? remark : ownReason).slice(0, maxReasonLength);
  const status = hasStatus ? statusWords.get(asHeading(cellOf("status"))) : reason === "" ? "paid" : ownReason === "" ? undefined : "returned";
  if (status === undefined) return batchMessages.statusUnknown(cellOf("status").slice(0, 40));
  const utr = cellOf("utr").replaceAll(/[\s-]/g, "").toUpperCase();
  if (utr !== "" && !utrFormat.test(utr)) return batchMessages.utrUnreadable;
  const facts = { reference, amountPaise: paiseOf(amount.amount), settledOn };
  if (status === "paid") return utr === "" ? batchMessages.utrMissing : { ...facts, outcome: "paid", utr, reason: null };
  return reason === "" ? batchMessages.reasonMissing : { ...facts, outcome: "returned", utr: utr === "" ? null : utr, reason };
}

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day as banks write it: 2026-04-09, 09-04-2026, 09/04/2026, 09-Apr-2026, with or without a time after it. */
export function readDay(text: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{1,4})[-/. ](\d{1,2}|[a-z]{3})[-/. ](\d{1,4})(?:[ T]\d{1,2}:\d{2}.*)?$/i.exec(text) ?? [];
  const named = months.indexOf(month.toLowerCase());
  const parts = [day, named < 0 ? month : String(named + 1), year].map((part) => part.padStart(2, "0"));
  return parseCalendarDate(parts.join("-"));
}
