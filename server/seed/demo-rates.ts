import { daysAfter } from "#domain/dates.ts";
import type { ExchangeRate } from "#db/queries/exchange-rates.ts";

/** Rupees for one unit, near to the rates of these years, and the change of a month in hundredths of a percent. */
const demoCurrencies: readonly [currency: string, rupees: number, driftBasisPoints: number][] = [
  ["USD", 84, 25],
  ["EUR", 92, 30],
  ["GBP", 108, 20],
  ["CHF", 96, 15],
  ["AED", 22.87, 25],
  ["JPY", 0.57, -10],
  ["KES", 0.65, 5],
  ["CNY", 11.7, 20],
];
/** Earlier than every payment of the demonstration, whose days are fixed. */
const firstMonth = { year: 2023, month: 11 };

/** Month-end rates from the first month to the last one that is over, marked as figures of the demonstration. @param today YYYY-MM-DD */
export function demoRates(today: string): ExchangeRate[] {
  const source = "Demonstration figure, not a published rate";
  return demoCurrencies.flatMap(([currency, rupees, drift]) =>
    monthEnds(today).map((onDate, index) => ({ currency, onDate, rate: (rupees * (1 + (drift * index) / 10_000 / 3)).toFixed(6), source })),
  );
}

function monthEnds(today: string): string[] {
  const months = (Number(today.slice(0, 4)) - firstMonth.year) * 12 + Number(today.slice(5, 7)) - firstMonth.month;
  return Array.from({ length: Math.max(0, months) }, (_, index) =>
    daysAfter(new Date(Date.UTC(firstMonth.year, firstMonth.month + index, 1)).toISOString().slice(0, 10), -1),
  );
}
