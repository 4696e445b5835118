import { bandOf, feeCategoryLabels, type FeeBand, type FeeCategory, type FeeTable } from "../members/membership-fees.ts";
import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { rupeesOf, type Paise } from "../rules/amounts.ts";

/**
 * Exports that a firm declared in a claim, or in the application by which it joined, or that an officer read in the certificate of a claim.
 * `reference`: of the claim or the application.
 */
export type DeclaredExports = {
  readonly paise: Paise;
  readonly declaredIn: "claim" | "certificate" | "application";
  readonly reference: string;
  readonly declaredOn: string;
};
/** What the office chose for a firm and a year. */
export type ChosenBand = { readonly bandLabel: string; readonly reason: string };

/** What a firm pays by a table, and why. */
export type PricedBand = { readonly label: string; readonly feeInr: number; readonly gstInr: number; readonly reason: string };

/** A band or a category of a table by its label; undefined when the table has none with it. */
export const bandNamed = (table: FeeTable, label: string): FeeBand | FeeCategory | undefined =>
  [...table.bands, ...table.categories].find((band) => band.label === label);

/** The labels that the office can choose from. */
export const bandLabels = (table: FeeTable): string[] => [...table.bands, ...table.categories].map(({ label }) => label);

/** What a label of an invoice names: a band of exports, or the kind of a member that is not judged by its exports. */
export const bandTitle = (label: string): "Exports" | "Kind of member" =>
  Object.values<string>(feeCategoryLabels).includes(label) ? "Kind of member" : "Exports";

/**
 * The band of a firm: the one that the office chose, else that of its declared exports.
 * @returns undefined without either, or for a chosen band that the table does not have any more
 */
export function priceFor(
  table: FeeTable,
  { chosen, declared }: { readonly chosen?: ChosenBand | undefined; readonly declared?: DeclaredExports | undefined },
): PricedBand | undefined {
  if (chosen !== undefined) {
    const band = bandNamed(table, chosen.bandLabel);
    return band && { label: band.label, feeInr: band.feeInr, gstInr: band.gstInr, reason: `Chosen by the office: ${chosen.reason}` };
  }
  if (declared === undefined) return undefined;
  const { label, feeInr, gstInr } = bandOf(table, BigInt(declared.paise));
  return { label, feeInr, gstInr, reason: reasonOf(declared) };
}

const reasonOf = ({ paise, declaredIn, reference, declaredOn }: DeclaredExports): string =>
  `Exports (FOB) of ${rupeesText(rupeesOf(paise))} ${originsOfExports[declaredIn](reference, formatIndianDate(declaredOn))}`;

const originsOfExports = {
  claim: (id, on) => `declared in ${id} on ${on}`,
  certificate: (id, on) => `that an officer read in the documents of ${id}, filed on ${on}`,
  application: (reference, on) => `declared in application ${reference} on ${on}`,
} as const satisfies Record<DeclaredExports["declaredIn"], (reference: string, on: string) => string>;

/** The last day of a financial year: 31 March. */
export const feeYearEnd = (financialYear: string): string => `${Number(financialYear.slice(0, 4)) + 1}-03-31`;
