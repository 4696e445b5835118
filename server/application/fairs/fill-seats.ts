import { isFairOver } from "#domain/fairs/states.ts";
import type { Tx } from "#db/connection/client.ts";
import { countSeatsTaken, selectNextWaiting, updateOffered } from "#db/queries/fair-applications.ts";
import type { FairRow } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { notifyExhibitors } from "./notify-exhibitors.ts";

/**
 * Offers every free seat of a ranked fair to the next firms of the waiting list, and notifies them; nothing after the last day of the fair.
 * The caller has locked the fair. Returns the ids of the firms.
 * @source desks-and-more.md 3 "seats and waiting list"
 */
export async function fillSeats(
  tx: Tx,
  ctx: Pick<AppContext, "now">,
  fair: Pick<FairRow, "id" | "title" | "seats" | "endsOn">,
): Promise<readonly string[]> {
  if (isFairOver(fair, ctx.now())) return [];
  const free = fair.seats - (await countSeatsTaken(tx, fair.id));
  if (free <= 0) return [];
  const next = await selectNextWaiting(tx, fair.id, free);
  if (next.length === 0) return [];
  await updateOffered(
    tx,
    next.map(({ id }) => id),
    ctx.now(),
  );
  const firmIds = next.map(({ firmId }) => firmId);
  await notifyExhibitors(tx, fair, firmIds, { kind: "fair_seat_offered", at: ctx.now() });
  return firmIds;
}
