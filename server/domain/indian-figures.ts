const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Digits in lakhs and crores, "12500000" → "1,25,00,000"; text that is not a number is returned unchanged. */
export function groupIndian(digits: string): string {
  const [, sign = "", whole, fraction] = decimal.exec(digits.trim()) ?? [];
  if (whole === undefined) return digits;
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",");
  const grouped = head === "" ? whole : `${head},${whole.slice(-3)}`;
  return `${sign}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/**
 * An amount of rupees for screens and PDFs, "12500000" → "Rs 1,25,00,000", "125000.5" → "Rs 1,25,000.50". Takes decimal strings, so
 * that no paisa is lost.
 */
export const rupeesText = (amount: string): string => `Rs ${groupIndian(amount.trim().replace(/\.(\d)$/, ".$10"))}`;
