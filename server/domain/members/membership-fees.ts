export const lakh = 100_000;
export const crore = 10_000_000;

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

/** The tax on services of the council whose fees have no table. */
export const gstPercent = 18;

/** The tax on a fee of the council and what is to be paid in all; whole rupees, as section 170 of the CGST Act rounds them. */
export function withGst(feeInr: number, percent = gstPercent): Fee {
  const gstInr = Math.round((feeInr * percent) / 100);
  return { feeInr, gstInr, totalInr: feeInr + gstInr };
}

/** The fees of a financial year as the office enters them. Whole rupees; a band begins where the one before it ends, and the last has no limit. */
export type Fees = {
  readonly gstPercent: number;
  readonly bands: readonly { readonly upToInr: number | null; readonly feeInr: number; readonly maySelfCertify: boolean }[];
  readonly categories: Readonly<Record<FeeCategory["key"], number>>;
};

export const feeCategoryLabels = {
  institution: "Institutions, chambers and trade associations",
  affiliate: "Affiliate",
  consultant: "Consultant",
} as const satisfies Record<FeeCategory["key"], string>;
export const feeCategories = Object.keys(feeCategoryLabels) as FeeCategory["key"][]; // keys of a literal object

/** What members pay for a financial year, with everything that follows from its fees. Plain JSON. */
export type FeeTable = {
  /** Like 2026-27. */
  readonly financialYear: string;
  /** Exports of this year choose the band. */
  readonly exportYear: string;
  /** The last day of the year, YYYY-MM-DD. */
  readonly validUntilOn: string;
  readonly gstPercent: number;
  readonly bands: readonly FeeBand[];
  readonly categories: readonly FeeCategory[];
};

/** The table of a financial year. @source specification 9 (names of the bands; the exports of the year before; until 31 March) */
export function feeTableOf(financialYear: string, { gstPercent: percent, bands, categories }: Fees): FeeTable {
  const starts = Number(financialYear.slice(0, 4));
  return {
    financialYear,
    exportYear: `${starts - 1}-${String(starts).slice(2)}`,
    validUntilOn: `${starts + 1}-03-31`,
    gstPercent: percent,
    bands: bands.map(({ upToInr, feeInr, maySelfCertify }, index) => {
      const overInr = bands[index - 1]?.upToInr ?? null;
      return { label: bandLabel(overInr, upToInr), overInr, upToInr, maySelfCertify, ...withGst(feeInr, percent) };
    }),
    categories: feeCategories.map((key) => ({ key, label: feeCategoryLabels[key], ...withGst(categories[key], percent) })),
  };
}

function bandLabel(overInr: number | null, upToInr: number | null): string {
  if (overInr === null) return upToInr === null ? "All exports" : `Up to ${amountLabel(upToInr)}`;
  return upToInr === null ? `Above ${amountLabel(overInr)}` : `Above ${amountLabel(overInr)} to ${amountLabel(upToInr)}`;
}

const amountLabel = (inr: number): string => (inr < crore ? `${inr / lakh} Lakhs` : `${inr / crore} Crore`);

/** Whether the year of a table is over on a day (YYYY-MM-DD in India). */
export const isYearOver = ({ validUntilOn }: Pick<FeeTable, "validUntilOn">, today: string): boolean => validUntilOn < today;

/** The table of a day; `isOver`: its year is over and its successor is not published. `next`: the table of the next year. */
export type FeesView = { readonly table: FeeTable; readonly isOver: boolean; readonly next: FeeTable | null };

/**
 * The table that holds on a day, or the newest whose year is over while its successor is not published; with the one of the next year, where
 * it is published. Undefined without any table.
 * @param tables one for each year
 */
export function feesOn(tables: readonly FeeTable[], today: string): FeesView | undefined {
  const byYear = tables.toSorted((a, b) => (a.financialYear < b.financialYear ? -1 : 1));
  const hasBegun = ({ financialYear }: FeeTable): boolean => `${financialYear.slice(0, 4)}-04-01` <= today;
  const table = byYear.findLast(hasBegun) ?? byYear[0];
  if (table === undefined) return undefined;
  return { table, isOver: isYearOver(table, today), next: byYear.find((one) => one !== table && !hasBegun(one)) ?? null };
}

const paisePerRupee = 100n;

/** The band that exports fall into; limits belong to the lower band, so one paisa more is the next. @throws RangeError (below zero) */
export function bandOf({ bands }: Pick<FeeTable, "bands">, exportsPaise: bigint): FeeBand {
  if (exportsPaise < 0n) throw new RangeError("exports below zero");
  const band = bands.find(({ upToInr }) => upToInr === null || exportsPaise <= BigInt(upToInr) * paisePerRupee);
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
