import { calendarDateInIndia } from "#domain/dates.ts";
import type { OfferedEvent } from "#domain/reimbursements/offered-events.ts";
import { selectBegunFairs } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/**
 * The fairs of the council that a cost can be of, the one that began last first: a visit counts by the name of its event.
 * @source money.md 2 "one of the council's events, or free text"
 */
export async function listOfferedEvents(ctx: AppContext): Promise<OfferedEvent[]> {
  authorize(ctx.actor, "reimbursements.readEvents");
  const today = calendarDateInIndia(ctx.now());
  const fairs = await selectBegunFairs(ctx.db, today);
  return fairs.map(({ endsOn, ...fair }) => ({ ...fair, endsOn: endsOn > today ? null : endsOn }));
}
