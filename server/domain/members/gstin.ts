/** Characters of a GSTIN; the place of each in this row is its value in the check. */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Characters of a GST number. */
export const gstinLength = 15;

/** State, PAN (whose fourth character is the kind of holder), registration number, "Z", check character. */
const gstinForm = /^[0-9]{2}[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Codes in use: 01 to 38 with those of merged and divided states, 97 for other territory. */
const isStateCode = (code: string): boolean => (Number(code) >= 1 && Number(code) <= 38) || code === "97";

/** As it is stored and compared: without blanks, in capitals. */
export const normaliseGstin = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

/**
 * The check character for the first fourteen, or undefined when one of them is not allowed in a GSTIN.
 * @source GST Network's check: values 0 to 35, weights 1 and 2 in turn, the two digits to base 36 of each product added up
 */
export function gstinCheckCharacter(firstFourteen: string): string | undefined {
  let sum = 0;
  for (const [index, character] of [...firstFourteen].entries()) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    const product = value * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / alphabet.length) + (product % alphabet.length);
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length];
}

/** A warning about a GST number, as a sentence, or undefined. It never blocks. @source product.md "no GST or PAN format check" */
export function gstinWarning(text: string): string | undefined {
  const gstin = normaliseGstin(text);
  if (gstin.length !== gstinLength) return `A GST number has ${gstinLength} characters; this one has ${gstin.length}. Check it.`;
  if (!gstinForm.test(gstin)) return "This does not look like a GST number, such as 27AAPFU0939F1ZV. Check it.";
  if (!isStateCode(gstin.slice(0, 2))) return `No state has the code ${gstin.slice(0, 2)}. Check the first two digits of the GST number.`;
  if (gstinCheckCharacter(gstin.slice(0, -1)) !== gstin.at(-1))
    return "The last character of this GST number does not match the others. Check it for a slip.";
  return undefined;
}
