import { normaliseGstin } from "./gstin.ts";

/** Three alphabetic characters, the kind of holder, an initial of the name, four digits, a check character whose rule is not published. */
const panForm = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;
const panLength = 10;

/** As it is stored and compared: without blanks, in capitals. */
export const normalisePan = normaliseGstin;

/**
 * A warning about a PAN, alone or compared with the GST number, which contains it. It never blocks.
 * @source product.md "no GST or PAN format check"
 */
export function panWarning(text: string, gstText: string): string | undefined {
  const pan = normalisePan(text);
  if (pan.length !== panLength) return `A PAN has ${panLength} characters; this one has ${pan.length}. Check it.`;
  if (!panForm.test(pan)) return "This does not look like a PAN, such as AAPFU0939F. Check it.";
  const inGst = normaliseGstin(gstText).slice(2, 2 + panLength);
  return panForm.test(inGst) && inGst !== pan ? `The GST number holds another PAN, ${inGst}. Check both.` : undefined;
}
