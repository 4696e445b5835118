import { calendarDateInIndia } from "#domain/dates.ts";
import { feesOn, type FeesView } from "#domain/members/membership-fees.ts";
import { findFeesPublishedAt, selectPublishedFees } from "#db/queries/fee-tables.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeAnyone } from "../../authorize.ts";

/** What members pay today, and what they will pay in the next financial year where that is published. @source issue 23 part 1 */
export async function readFees(ctx: AppContext): Promise<FeesView | null> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return feesOn(await selectPublishedFees(ctx.db), calendarDateInIndia(ctx.now())) ?? null;
}

/** The day in India on which a table of fees was last published. Undefined while there is none. */
export async function readFeesChangedOn(ctx: AppContext): Promise<string | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const at = await findFeesPublishedAt(ctx.db);
  return at === null ? undefined : calendarDateInIndia(at);
}
