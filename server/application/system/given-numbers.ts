import type { GivenNumbers } from "#db/backup/archive.ts";
import { financialYearCode, financialYearLabel } from "#domain/dates.ts";
import { numberedDocuments, seriesOf, type NumberedDocument } from "#domain/invoices/invoice-numbers.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";

const documents = Object.keys(numberedDocuments) as NumberedDocument[]; // keys of a literal object
const batches = "BATCH";

/**
 * The last number of a series as an operator writes it: `INV/26-27=130`, `PRD-2627=42`, `JOIN-2026-27=12`, `BATCH=13`. Undefined for anything
 * else, such as a series that the portal does not have or a year that is no financial year.
 */
export function readGivenNumbers(text: string): GivenNumbers | undefined {
  const [, name = "", digits = ""] = /^([A-Z][^=]*)=(\d{1,6})$/.exec(text) ?? [];
  const last = Number(digits);
  if (name === batches) return { table: "payment_batches", last };
  const [start] = /\d{2}(?=-?\d{2}$)/.exec(name) ?? [];
  if (start === undefined) return undefined;
  const dayOn = `20${start}-04-01`;
  const invoices = documents.map((document) => seriesOf(document, dayOn)).find((series) => series === `${name}/`);
  if (invoices !== undefined) return { table: "invoice_numbers", series: invoices, last };
  if (Object.values(schemes).some(({ idPrefix }) => name === `${idPrefix}-${financialYearCode(dayOn)}`))
    return { table: "reimbursement_numbers", series: name, last };
  const year = financialYearLabel(dayOn);
  return name === `JOIN-${year}` ? { table: "membership_application_numbers", series: year, last } : undefined;
}

/** Which number each series goes on with, a line each; nothing without a series. */
export const describeNextNumbers = (given: readonly GivenNumbers[]): string =>
  given.map((numbers) => `${nameOf(numbers)}: the next number is ${numbers.last + 1}.\n`).join("");

function nameOf(numbers: GivenNumbers): string {
  if (numbers.table === "payment_batches") return batches;
  return numbers.table === "membership_application_numbers" ? `JOIN-${numbers.series}` : numbers.series.replace(/\/$/, "");
}
