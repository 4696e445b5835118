import { sql } from "drizzle-orm";
import { numberInSeries, seriesOf, type NumberedDocument } from "#domain/invoices/invoice-numbers.ts";
import type { Tx } from "../connection/client.ts";
import { invoiceNumbers } from "../schema/invoices.ts";

/**
 * The next numbers of a series, of the financial year of a day. The series stays locked until the commit, so that a transaction that
 * fails leaves no gap.
 */
export async function lockNextNumbers(tx: Tx, document: NumberedDocument, { dayOn, count }: { dayOn: string; count: number }): Promise<string[]> {
  const series = seriesOf(document, dayOn);
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ series, last: count })
    .onConflictDoUpdate({ target: invoiceNumbers.series, set: { last: sql`${invoiceNumbers.last} + ${count}` } })
    .returning({ last: invoiceNumbers.last });
  if (row === undefined) throw new Error(`no number for series ${series}`);
  return Array.from({ length: count }, (_, place) => numberInSeries(series, row.last - count + 1 + place));
}

/** The next number of a series. */
export async function lockNextNumber(tx: Tx, document: NumberedDocument, dayOn: string): Promise<string> {
  const [number] = await lockNextNumbers(tx, document, { dayOn, count: 1 });
  if (number === undefined) throw new Error("no number");
  return number;
}
