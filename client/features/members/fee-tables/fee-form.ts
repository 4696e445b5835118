import { feeCategories, readAmount, type FeeCategory, type Fees } from "#domain/members/membership-fees.ts";
import type { FeeDraft } from "#domain/members/fee-table-input.ts";
import { groupIndian } from "../../../shared/format.ts";

/** A band as it is typed. */
export type TypedBand = { readonly upTo: string; readonly fee: string; readonly maySelfCertify: boolean };
/** A fee table as it is typed. */
export type TypedFees = {
  readonly financialYear: string;
  readonly sourceName: string;
  readonly gstPercent: string;
  readonly bands: readonly TypedBand[];
  readonly categories: Readonly<Record<FeeCategory["key"], string>>;
};

const typedRupees = (inr: number): string => groupIndian(String(inr));

/** What the form begins with: a draft, or a copy of an earlier table for another year. */
export function typedOf({ fees, ...rest }: { readonly financialYear: string; readonly sourceName: string; readonly fees: Fees }): TypedFees {
  return {
    ...rest,
    gstPercent: String(fees.gstPercent),
    bands: fees.bands.map(({ upToInr, feeInr, maySelfCertify }) => ({
      upTo: upToInr === null ? "" : typedRupees(upToInr),
      fee: typedRupees(feeInr),
      maySelfCertify,
    })),
    categories: {
      institution: typedRupees(fees.categories.institution),
      affiliate: typedRupees(fees.categories.affiliate),
      consultant: typedRupees(fees.categories.consultant),
    },
  };
}

/** The draft that was typed. What is no whole amount of rupees is NaN, which the schema refuses with its own message. */
export function draftOfTyped({ bands, categories, gstPercent, ...rest }: TypedFees): FeeDraft {
  const [institution, affiliate, consultant] = feeCategories.map((key) => wholeRupees(categories[key]));
  return {
    ...rest,
    fees: {
      gstPercent: gstPercent.trim() === "" ? Number.NaN : Number(gstPercent),
      bands: bands.map(({ upTo, fee, maySelfCertify }) => ({
        upToInr: upTo.trim() === "" ? null : wholeRupees(upTo),
        feeInr: wholeRupees(fee),
        maySelfCertify,
      })),
      categories: { institution: institution ?? Number.NaN, affiliate: affiliate ?? Number.NaN, consultant: consultant ?? Number.NaN },
    },
  };
}

const paisePerRupee = 100n;

function wholeRupees(text: string): number {
  const read = readAmount(text);
  if ("problem" in read || read.paise % paisePerRupee !== 0n) return Number.NaN;
  return Number(read.paise / paisePerRupee);
}

/** The financial year after one: "2025-26" is followed by "2026-27". */
export function yearAfter(financialYear: string): string {
  const starts = Number(financialYear.slice(0, 4)) + 1;
  return `${starts}-${String(starts + 1).slice(2)}`;
}
