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
const demoMonths = 36;

/** Month-end rates of the last three years, marked as figures of the demonstration. @param today YYYY-MM-DD */
export function demoRates(today: string): ExchangeRate[] {
  const source = "Demonstration figure, not a published rate";
  return demoCurrencies.flatMap(([currency, rupees, drift]) =>
    monthEnds(today).map((onDate, index) => ({ currency, onDate, rate: (rupees * (1 + (drift * index) / 10_000 / 3)).toFixed(6), source })),
  );
}

function monthEnds(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  return Array.from({ length: demoMonths }, (_, back) =>
    daysAfter(new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10), -1),
  ).toReversed();
}
