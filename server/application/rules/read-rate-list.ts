import Papa from "papaparse";
import { invalid, type FieldErrors } from "#domain/errors.ts";
import { withoutFormulaGuard } from "#domain/csv.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { ExchangeRateInput } from "#domain/rules/exchange-rate-input.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import type { ExchangeRate } from "#db/queries/exchange-rates.ts";

const maxRates = 5_000;
export const maxRateListCharacters = 500_000;

/** The headings of a list, and other ones that people write. */
const columnNames = {
  currency: ["currency", "code", "currency code"],
  onDate: ["date", "day", "on", "rate date"],
  rate: ["rate", "inr", "rupees", "exchange rate"],
  source: ["source"],
} as const;
type RateColumn = keyof typeof columnNames;
const rateColumns = Object.keys(columnNames) as RateColumn[]; // keys of a literal object

/** A row of the list; `rowNo` counts as a spreadsheet does, with the headings as row 1. */
export type ReadRate =
  | { readonly rowNo: number; readonly rate: ExchangeRate; readonly problems?: undefined }
  | { readonly rowNo: number; readonly rate?: undefined; readonly problems: FieldErrors };

/**
 * Reads a list of rates: csv with any usual separator. Rows without a value are left out.
 * @param today YYYY-MM-DD in India
 * @throws invalid (`rates_unreadable`, `rates_empty`, `rates_too_many`, `rate_column_missing`)
 */
export function readRateList(text: string, today: string): ReadRate[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimitersToGuess: [",", ";", "\t", "|"] });
  if (errors.some(({ type }) => type === "Quotes") || text.includes("\u0000")) throw refusedList("rates_unreadable", ruleMessages.ratesUnreadable);
  const [headings = [], ...lines] = data;
  const positions = positionsIn(headings);
  const filled = lines.map((cells, index) => ({ cells, rowNo: index + 2 })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) throw refusedList("rates_empty", ruleMessages.ratesEmpty);
  if (filled.length > maxRates) throw refusedList("rates_too_many", ruleMessages.ratesTooMany(maxRates));
  const seen = new Map<string, number>();
  return filled.map(({ cells, rowNo }) => {
    const values = Object.fromEntries(rateColumns.map((column) => [column, withoutFormulaGuard(cells[positions[column]] ?? "")]));
    return readRow(values, { rowNo, today, seen });
  });
}

const refusedList = (code: string, text: string) => invalid(code, text, { list: [text] });

function positionsIn(headings: readonly string[]): Record<RateColumn, number> {
  const found = headings.map((heading) => heading.trim().toLowerCase());
  const positionOf = (column: RateColumn): number => found.findIndex((heading) => columnNames[column].some((name) => name === heading));
  const missing = rateColumns.filter((column) => positionOf(column) < 0).map((column) => columnNames[column][0]);
  if (missing.length > 0) throw refusedList("rate_column_missing", ruleMessages.rateColumnMissing(missing));
  return { currency: positionOf("currency"), onDate: positionOf("onDate"), rate: positionOf("rate"), source: positionOf("source") };
}

type RowPosition = { readonly rowNo: number; readonly today: string; readonly seen: Map<string, number> };

function readRow(values: Record<string, string>, { rowNo, today, seen }: RowPosition): ReadRate {
  const read = ExchangeRateInput.safeParse(values);
  if (!read.success) return { rowNo, problems: fieldErrorsOf(read.error) };
  const { data: rate } = read;
  if (rate.onDate > today) return { rowNo, problems: { onDate: [ruleMessages.rateInFuture] } };
  const key = `${rate.currency} ${rate.onDate}`;
  const earlier = seen.get(key);
  seen.set(key, earlier ?? rowNo);
  return earlier === undefined ? { rowNo, rate } : { rowNo, problems: { onDate: [ruleMessages.rateDoubled(earlier)] } };
}
