const lakh = 100_000;
const crore = 10_000_000;

/** What a member pays for a financial year by its exports of the year before; whole rupees. */
export type FeeBand = {
  readonly label: string;
  /** Exports above this; null for the first band. */
  readonly overInr: number | null;
  /** Exports up to and including this; null for the last band. */
  readonly upToInr: number | null;
  readonly maySelfCertify: boolean;
} & Fee;

/** Whole rupees: the subscription, the tax on it, and both. */
export type Fee = { readonly feeInr: number; readonly gstInr: number; readonly totalInr: number };

/** A member that is not judged by its exports. */
export type FeeCategory = { readonly key: "institution" | "affiliate" | "consultant"; readonly label: string } & Fee;

const gstPercent = 18;

/** The tax on a fee of the council and what is to be paid in all; whole rupees. */
export function withGst(feeInr: number): Fee {
  const gstInr = (feeInr * gstPercent) / 100;
  return { feeInr, gstInr, totalInr: feeInr + gstInr };
}

/** Upper limit of a band, included, and its fee; a band begins where the one before it ends. */
const limits: readonly (readonly [label: string, upToInr: number | null, feeInr: number])[] = [
  ["Up to 30 Lakhs", 30 * lakh, 6_500],
  ["Above 30 Lakhs to 60 Lakhs", 60 * lakh, 10_000],
  ["Above 60 Lakhs to 1 Crore", crore, 15_000],
  ["Above 1 Crore to 5 Crore", 5 * crore, 24_000],
  ["Above 5 Crore to 10 Crore", 10 * crore, 26_000],
  ["Above 10 Crore to 25 Crore", 25 * crore, 28_000],
  ["Above 25 Crore to 50 Crore", 50 * crore, 34_000],
  ["Above 50 Crore to 100 Crore", 100 * crore, 40_000],
  ["Above 100 Crore to 250 Crore", 250 * crore, 50_000],
  ["Above 250 Crore to 500 Crore", 500 * crore, 60_000],
  ["Above 500 Crore", null, 75_000],
];

/**
 * The subscription that the council publishes, with the year it holds for.
 * @source specification 9 "Subscription 2025-26 by export band"
 */
export const subscription = {
  financialYear: "2025-26",
  /** Exports of this year choose the band. */
  exportYear: "2024-25",
  validUntilOn: "2026-03-31",
  gstPercent,
  bands: limits.map(([label, upToInr, feeInr], index): FeeBand => ({
    label,
    overInr: limits[index - 1]?.[1] ?? null,
    upToInr,
    maySelfCertify: upToInr === null,
    ...withGst(feeInr),
  })),
  categories: [
    { key: "institution", label: "Institutions, chambers and trade associations", ...withGst(12_000) },
    { key: "affiliate", label: "Affiliate", ...withGst(6_500) },
    { key: "consultant", label: "Consultant", ...withGst(20_000) },
  ] satisfies readonly FeeCategory[],
} as const;

const paisePerRupee = 100n;

/** The band that exports fall into; limits belong to the lower band, so one paisa more is the next. @throws RangeError (below zero) */
export function bandOf(exportsPaise: bigint): FeeBand {
  if (exportsPaise < 0n) throw new RangeError("exports below zero");
  const band = subscription.bands.find(({ upToInr }) => upToInr === null || exportsPaise <= BigInt(upToInr) * paisePerRupee);
  if (band === undefined) throw new RangeError("the last band has no upper limit");
  return band;
}

/** Why the typed text is no amount of exports. */
export type AmountProblem = "empty" | "not_a_number" | "negative" | "too_large";
export type ReadAmount = { readonly paise: bigint } | { readonly problem: AmountProblem };

const units: ReadonlyMap<string, bigint> = new Map([
  ["", 1n],
  ...["lakh", "lakhs", "lac", "lacs", "लाख"].map((name) => [name, 100_000n] as const),
  ...["crore", "crores", "cr", "करोड़"].map((name) => [name, 10_000_000n] as const),
]);

const maxCharacters = 60;
/** One lakh crore rupees, in paise: more than any firm exports, so a slip of the finger. */
const maxPaise = 1_000_000_000_000n * paisePerRupee;
const amountForm = /^(-?)(?:rs\.?|inr|₹)?(-?)(\d+)(?:\.(\d+))?([a-z]*|लाख|करोड़)$/;

/**
 * Reads an amount of rupees as people write it: "4500000", "45,00,000.50", "Rs 45 lakh", "2.5 crore", "४५ लाख". A part of
 * a paisa counts as a whole one, so that whatever is above a limit stays above it.
 */
export function readAmount(text: string): ReadAmount {
  if (text.trim() === "") return { problem: "empty" };
  if (text.length > maxCharacters) return { problem: "not_a_number" };
  const [, sign = "", laterSign = "", whole, fraction = "", unitName = ""] = amountForm.exec(tidy(text)) ?? [];
  const unit = units.get(unitName);
  if (whole === undefined || unit === undefined) return { problem: "not_a_number" };
  if (sign !== "" || laterSign !== "") return { problem: "negative" };
  const scaled = BigInt(whole + fraction) * unit * paisePerRupee;
  const divisor = 10n ** BigInt(fraction.length);
  const paise = (scaled + divisor - 1n) / divisor;
  return paise > maxPaise ? { problem: "too_large" } : { paise };
}

const devanagariZero = 0x0966;

/** One spelling for the ways to write a number: lower case, plain digits, no commas and no blanks. */
const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replaceAll("−", "-")
    .replaceAll(/[\s,]/g, "");
