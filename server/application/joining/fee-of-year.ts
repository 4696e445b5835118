import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { conflict, type DomainError } from "#domain/errors.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { bandOf, feeTableOf, type FeeBand, type FeeTable } from "#domain/members/membership-fees.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findPublishedFees } from "#db/queries/fee-tables.ts";
import type { AppContext } from "../../context.ts";
import type { StoredFeeTable } from "../invoices/issue-invoice.ts";

/** What a firm pays for a year. Plain JSON. */
export type JoiningFee = { readonly financialYear: string; readonly exportYear: string; readonly gstPercent: number; readonly band: FeeBand };

type Years = {
  readonly financialYear: string;
  /** The exports of this year choose the band. */ readonly exportYear: string;
  readonly validUntilOn: string;
};

/** The financial year of today, and what follows from it. */
export function yearsOf({ now }: Pick<AppContext, "now">): Years {
  const noFees = { gstPercent: 0, bands: [], categories: { institution: 0, affiliate: 0, consultant: 0 } };
  const { financialYear, exportYear, validUntilOn } = feeTableOf(financialYearLabel(calendarDateInIndia(now())), noFees);
  return { financialYear, exportYear, validUntilOn };
}

/** The published fees of today's financial year; undefined when there are none. Fees of a year that is over never count. */
export const findFeesOfYear = (db: Db | Tx, ctx: Pick<AppContext, "now">): Promise<StoredFeeTable | undefined> =>
  findPublishedFees(db, yearsOf(ctx).financialYear);

type FeesOnApproval = { readonly table: StoredFeeTable; readonly refusal: undefined } | { readonly table: undefined; readonly refusal: DomainError };

/**
 * The fees that an approval today charges; or why it is refused: conflict (`fees_missing`; `exports_of_other_year`).
 * @param given the year of the declared exports, null before they are submitted
 */
export async function findFeesOnApproval(db: Db | Tx, ctx: Pick<AppContext, "now">, given: string | null): Promise<FeesOnApproval> {
  const { financialYear, exportYear } = yearsOf(ctx);
  const table = await findFeesOfYear(db, ctx);
  if (table === undefined) return { table, refusal: conflict("fees_missing", joiningMessages.feesMissing(financialYear)) };
  if (given === exportYear) return { table, refusal: undefined };
  return { table: undefined, refusal: conflict("exports_of_other_year", joiningMessages.exportsOfOtherYear(given ?? "", exportYear)) };
}

/** The band of exports, with fee, GST and total. */
export const feeIn = (table: FeeTable, exportsPaise: number): JoiningFee => ({
  financialYear: table.financialYear,
  exportYear: table.exportYear,
  gstPercent: table.gstPercent,
  band: bandOf(table, BigInt(exportsPaise)),
});
