import type { Fee } from "../members/membership-fees.ts";
import { gstinWarning, normaliseGstin } from "../members/gstin.ts";
import { gstStateName, stateCodeOf, stateCodes } from "../members/gst-states.ts";
import { paiseOf, type Paise } from "../rules/amounts.ts";
import type { InvoiceAmounts } from "./invoice-ledger.ts";

/** What is invoiced, before tax. */
export type InvoiceLine = { readonly description: string; readonly sac: string; readonly amountPaise: Paise };

/**
 * The amounts of an invoice over a fee. In the council's own state the tax is CGST and SGST, half each to the paisa; elsewhere it is IGST.
 * The tax of the fee is in whole rupees already, so its halves are whole paise.
 * @source IGST Act 2017, sections 7 and 8; CGST Act 2017, section 170 (tax to the nearest rupee)
 */
export function amountsOfFee({ feeInr, gstInr }: Pick<Fee, "feeInr" | "gstInr">, isOwnState: boolean): InvoiceAmounts {
  const [taxablePaise, taxPaise] = [paiseOf(String(feeInr)), paiseOf(String(gstInr))];
  const half = isOwnState ? taxPaise / 2 : 0;
  return { taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: isOwnState ? 0 : taxPaise, totalPaise: taxablePaise + taxPaise };
}

/**
 * A part of what was invoiced, with its taxes in the proportion of the invoice, to the paisa. Each part is the difference of two shares of the
 * whole, so that all parts together are the invoice itself, whatever their sizes.
 * @param beforePaise what earlier parts took, tax included
 * @param partPaise tax included; with `beforePaise` at most the total
 */
export function amountsOfPart(
  whole: InvoiceAmounts,
  { beforePaise, partPaise }: { readonly beforePaise: Paise; readonly partPaise: Paise },
): InvoiceAmounts {
  const shareOf = (paise: Paise, tax: Paise): Paise => Number(roundedShare(BigInt(paise) * BigInt(tax), BigInt(whole.totalPaise)));
  const partOf = (tax: Paise): Paise => shareOf(beforePaise + partPaise, tax) - shareOf(beforePaise, tax);
  const [cgstPaise, sgstPaise, igstPaise] = [partOf(whole.cgstPaise), partOf(whole.sgstPaise), partOf(whole.igstPaise)];
  return { taxablePaise: partPaise - cgstPaise - sgstPaise - igstPaise, cgstPaise, sgstPaise, igstPaise, totalPaise: partPaise };
}

/** The quotient, rounded half up. */
const roundedShare = (product: bigint, total: bigint): bigint => (2n * product + total) / (2n * total);

/** The smallest credit note, one rupee, unless less is left of the invoice. A smaller part does not divide into an amount and its taxes. */
export const leastCreditPaise: Paise = 1_00;

/** A valid GST number as it is stored, or null. */
export const validGstin = (text: string): string | null => (gstinWarning(text) === undefined ? normaliseGstin(text) : null);

/**
 * The GST code of the state where a firm is supplied: that of its valid GST number, else the one that it chose when it joined, else that of
 * the state that its address names, else, for a firm without any address, that of the council.
 * @returns undefined for an address in which no state is found
 * @source IGST Act 2017, section 12(2): the recipient's location, or that of the supplier where no address is on record
 */
export function placeOfSupply(
  firm: { readonly gstNo: string; readonly address: string | null; readonly chosenStateCode?: string | null | undefined },
  councilStateCode: string,
): string | undefined {
  const gstin = validGstin(firm.gstNo);
  if (gstin !== null) return stateCodeOf(gstin);
  // A state from a list is sure; a name in an address can be that of a street.
  if (firm.chosenStateCode) return firm.chosenStateCode;
  const address = plain(firm.address ?? "");
  if (address.trim() === "") return councilStateCode;
  return stateNamedLast(address);
}

/** The state whose name stands last: streets and estates before it are named after other states. No name holds another one. */
function stateNamedLast(address: string): string | undefined {
  const places = stateCodes.map((code) => ({ code, at: address.lastIndexOf(plain(gstStateName(code))) }));
  const last = places.toSorted((a, b) => b.at - a.at)[0];
  return last === undefined || last.at < 0 ? undefined : last.code;
}

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z]+/g, " ")} `;
