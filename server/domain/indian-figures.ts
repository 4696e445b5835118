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

/** The digits of an amount in groups as its currency has them: rupees in lakhs and crores, every other "1250000.50" → "1,250,000.50". */
export function groupByCurrency(amount: string, currency: string | undefined): string {
  if (currency === "INR") return groupIndian(amount);
  const [whole = "", ...fraction] = amount.split(".");
  return /^\d+$/.test(whole) ? [whole.replaceAll(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".") : amount;
}

/** An amount with its currency: "USD 125,000.50", rupees as `rupeesText` writes them. @param amount a decimal string, else it stays as it is */
export function moneyText(amount: string, currency: string | undefined): string {
  if (currency === "INR") return rupeesText(amount);
  return [currency, groupByCurrency(amount, currency)].filter(Boolean).join(" ");
}

/** A hundredth of each unit, in paise. */
const lakh = { hundredth: 1_00_000n, word: "lakh" };
const crore = { hundredth: 1_00_00_000n, word: "crore" };

const roundHalfUp = (paise: bigint, divisor: bigint): bigint => (paise + divisor / 2n) / divisor;

/**
 * An amount of rupees for a label with little room, rounded half up to two places of its unit: "12500000" → "Rs 1.25 crore", "125000" → "Rs 1.25
 * lakh". Below a lakh its unit is the rupee, without places.
 */
export function shortRupeesText(amount: string): string {
  const [whole = "", fraction = ""] = amount.trim().split(".");
  const paise = BigInt(`${whole}${fraction.padEnd(2, "0").slice(0, 2)}`);
  const rupees = roundHalfUp(paise, 100n);
  if (rupees < 1_00_000n) return `Rs ${groupIndian(String(rupees))}`;
  const unit = roundHalfUp(paise, lakh.hundredth) < 100_00n ? lakh : crore;
  const hundredths = String(roundHalfUp(paise, unit.hundredth));
  const [head, tail] = [hundredths.slice(0, -2), hundredths.slice(-2)];
  return `Rs ${groupIndian(head)}${tail === "00" ? "" : `.${tail}`} ${unit.word}`;
}
