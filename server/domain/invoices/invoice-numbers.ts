import { financialYearCode } from "../dates.ts";

/** The documents that are numbered, each in a series of its own. */
export const numberedDocuments = { invoice: "INV", receipt: "RCT", credit_note: "CRN" } as const;
export type NumberedDocument = keyof typeof numberedDocuments;

/** The series of a document in the financial year of a day, like `INV/26-27/`. */
export function seriesOf(document: NumberedDocument, dayOn: string): string {
  const code = financialYearCode(dayOn);
  return `${numberedDocuments[document]}/${code.slice(0, 2)}-${code.slice(2)}/`;
}

/**
 * A number of a series: 16 characters, as many as the law allows on a tax invoice.
 * @source CGST Rules 2017, rule 46(b)
 */
export const numberInSeries = (series: string, count: number): string => `${series}${String(count).padStart(6, "0")}`;

/**
 * Numbers of invoices in a text, as people and banks spell them: "INV/26-27/000123", "inv 26 27 123", "INV2627000123". Fewer than six digits
 * that begin with 0 are none: a bank has cut them, and "00012" of "000123" would name another invoice.
 */
export function invoiceNumbersIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(/INV[\s/-]*(\d{2})[\s/-]*(\d{2})[\s/-]*(0\d{5}|[1-9]\d{0,5})(?!\d)/g);
  return [...new Set([...found].map(([, from = "", to = "", count = ""]) => numberInSeries(`INV/${from}-${to}/`, Number(count))))];
}
