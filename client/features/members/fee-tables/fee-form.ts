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

/** A fee table that is stored, at the version that was read. */
export type FeeRevision = { readonly id: string; readonly revision: number };
type StoredFees = FeeRevision & { readonly financialYear: string; readonly sourceName: string; readonly fees: Fees };
/** A draft in the form. */
export type OpenedFees = {
  /** The version that was opened or saved last; undefined for a new draft. */
  readonly stored: FeeRevision | undefined;
  /** What was in it then. */
  readonly begun: TypedFees;
  readonly typed: TypedFees;
};

const typedRupees = (inr: number): string => groupIndian(String(inr));

/** What the form begins with: a draft, or a copy of an earlier table for another year. */
export function typedOf({ fees, financialYear, sourceName }: Omit<StoredFees, keyof FeeRevision>): TypedFees {
  return {
    financialYear,
    sourceName,
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

/** The form of a table, a new one without `stored`. */
export const opened = (begun: TypedFees, stored?: FeeRevision): OpenedFees => ({ stored, begun, typed: begun });
/** The form of a stored draft. */
export const openedOf = ({ id, revision, ...draft }: StoredFees): OpenedFees => opened(typedOf(draft), { id, revision });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether something is typed that is not saved. */
export const isDirty = ({ begun, typed }: OpenedFees): boolean => !isSame(begun, typed);

/** Whether the stored draft is another one than the draft in the form, or a newer version of it. */
const isOther = ({ stored }: OpenedFees, draft: FeeRevision): boolean => stored?.id !== draft.id || draft.revision > stored.revision;

/** Whether what is typed can no longer be saved: another user has saved, published or discarded a draft since. */
export const isOvertaken = (now: OpenedFees, draft: FeeRevision | undefined): boolean =>
  isDirty(now) && (draft === undefined ? now.stored !== undefined : isOther(now, draft));

/** What the form shows when the tables were read again, `draft` among them: what is typed stays. */
export function afterReading(now: OpenedFees | undefined, draft: StoredFees | undefined): OpenedFees | undefined {
  if (now !== undefined && isDirty(now)) return now;
  if (draft === undefined) return now?.stored === undefined ? now : undefined;
  return now === undefined || isOther(now, draft) ? openedOf(draft) : now;
}

/** What the form shows after a save: what was typed since it was sent stays. */
export function afterSaving({ typed }: OpenedFees, sent: TypedFees, saved: StoredFees): OpenedFees {
  const { stored, begun } = openedOf(saved);
  const newer = Object.entries(typed).filter(([field, value]) => !isSame(value, sent[field as keyof TypedFees])); // the keys of a table
  return { stored, begun, typed: { ...begun, ...Object.fromEntries(newer) } };
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
