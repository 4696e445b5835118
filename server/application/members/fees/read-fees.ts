import { calendarDateInIndia } from "#domain/dates.ts";
import { feesOn, type FeeTable } from "#domain/members/membership-fees.ts";
import { selectPublishedFees } from "#db/queries/fee-tables.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeAnyone } from "../../authorize.ts";

/** The fees of a day for the public; null where none were published. `isOver`: the year of the newest table that has begun is over. */
export type FeesView = { readonly table: FeeTable; readonly isOver: boolean; readonly next: FeeTable | null } | null;

/** What members pay today, and what they will pay in the next financial year where that is published. @source issue 23 part 1 */
export async function readFees(ctx: AppContext): Promise<FeesView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return feesOn(await selectPublishedFees(ctx.db), calendarDateInIndia(ctx.now())) ?? null;
}
