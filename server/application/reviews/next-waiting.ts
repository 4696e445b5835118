import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { isHeld } from "#domain/reimbursements/holds.ts";
import { clockOf } from "#domain/reimbursements/lifecycle.ts";
import { officeOfRole } from "#domain/reimbursements/owners.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { getFirmName } from "#db/queries/members.ts";
import { isDone } from "#db/queries/own-part.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import { selectReviewRows, selectReviewRowsByIds } from "#db/queries/reviews.ts";
import { selectWorkIds } from "#db/queries/work-list.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, SchemeKindInput } from "../reimbursements/inputs.ts";
import { reviewFilterOf, ReviewFilters } from "./list-reviews.ts";
import { getWorkScope } from "./work-scope.ts";

export const NextWaitingInput = z.object({
  /** The scheme and the list that the reader is working through. */
  scheme: SchemeKindInput,
  list: ReviewFilters.default(ReviewFilters.parse({})),
  /** What the reader has just left. */
  after: ReimbursementId,
  /** What followed it in the list when it was opened; it comes first if it still waits and has the owner of the list. */
  following: ReimbursementId.optional(),
});
export type NextWaitingInput = z.output<typeof NextWaitingInput>;

/** What waits for the reader; `next` is undefined only when nothing does. */
export type NextWaiting = { readonly next: { readonly id: string; readonly scheme: SchemeKind; readonly firmName: string } | undefined };

/** The next reimbursement that waits for the council. @source ux.md "after it, offer Next claim"; desks-and-more.md 2 */
export async function nextWaitingReview(ctx: AppContext, input: NextWaitingInput): Promise<NextWaiting> {
  return { next: await nextFor(ctx, authorize(ctx.actor, "reviews.list"), input) };
}

/**
 * What follows in the list if it still waits for this office and has the owner of the list; else what waits longest in the list, then
 * in its scheme, then in any other. For officers who work through their own claims, or those that are free, the claims of My work come
 * before any other. What is on hold is passed over, except in a list of what is on hold, and so is what this officer can do no more for.
 */
export async function nextFor(
  ctx: AppContext,
  actor: StaffActor,
  { scheme, list, after, following }: NextWaitingInput,
): Promise<NextWaiting["next"]> {
  const follower = following === undefined ? undefined : await stillWaiting(ctx, actor, { id: following, list });
  if (follower !== undefined) return follower;
  const inList = await firstWaiting(ctx, actor, { scheme, list: { ...list, show: "needs_me", state: undefined }, after });
  if (inList !== undefined) return inList;
  const work =
    list.owner === "me" || list.owner === "nobody" ? await firstOfWork(ctx, actor, { isFreeFirst: list.owner === "nobody", after }) : undefined;
  if (work !== undefined) return work;
  for (const kind of [scheme, ...schemeKinds.filter((other) => other !== scheme)]) {
    const found = await firstWaiting(ctx, actor, { scheme: kind, list: ReviewFilters.parse({}), after });
    if (found !== undefined) return found;
  }
  return undefined;
}

type Follower = { readonly id: string; readonly list: ReviewFilters };

async function stillWaiting(ctx: AppContext, actor: StaffActor, { id, list }: Follower): Promise<NextWaiting["next"]> {
  const office = officeOfRole[actor.role];
  const row = await findReimbursement(ctx.db, id);
  if (row === undefined || clockOf(row.state) !== office) return undefined;
  if (list.due !== "held" && isHeld(row.heldUntil, calendarDateInIndia(ctx.now()))) return undefined;
  // In a list of one owner, or of what is free, a colleague may have taken it since.
  const ownerId = reviewFilterOf(ctx, office, row.scheme, list).narrowing?.ownerId;
  if (ownerId !== undefined && ownerId !== (office === "dgft" ? row.dgftOwnerId : row.councilOwnerId)) return undefined;
  if (await isDone(ctx.db, office, { id, userId: actor.userId })) return undefined;
  return { id, scheme: row.scheme, firmName: await getFirmName(ctx.db, row.firmId) };
}

type Among = Pick<NextWaitingInput, "scheme" | "list" | "after">;

async function firstWaiting(ctx: AppContext, actor: StaffActor, { scheme, list, after }: Among): Promise<NextWaiting["next"]> {
  const filter = reviewFilterOf(ctx, officeOfRole[actor.role], scheme, list);
  const notHeldOn = list.due === "held" ? undefined : calendarDateInIndia(ctx.now());
  const narrowing = { ...filter.narrowing, notHeldOn, notDoneBy: actor.userId };
  const { rows } = await selectReviewRows(ctx, { ...filter, narrowing, answers: [], offset: 0, limit: 2 });
  const row = rows.find(({ id }) => id !== after);
  return row && { id: row.id, scheme: row.scheme, firmName: row.firmName };
}

/** What waits longest of the claims that the officer owns or stands in for, and of those that are free, over all schemes. */
async function firstOfWork(
  ctx: AppContext,
  actor: StaffActor,
  { isFreeFirst, after }: { readonly isFreeFirst: boolean; readonly after: string },
): Promise<NextWaiting["next"]> {
  const scope = await getWorkScope(ctx, actor);
  const parts = ["mine", "free"] as const;
  for (const part of isFreeFirst ? parts.toReversed() : parts) {
    const ids = await selectWorkIds(ctx.db, scope, { part, offset: 0, limit: 2, isForNext: true });
    const [row] = await selectReviewRowsByIds(
      ctx.db,
      ids.filter((id) => id !== after),
      [],
    );
    if (row !== undefined) return { id: row.id, scheme: row.scheme, firmName: row.firmName };
  }
  return undefined;
}
