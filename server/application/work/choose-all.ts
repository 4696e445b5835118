import type { z } from "zod";
import { maxBulk } from "#domain/work/parts.ts";
import { selectReviewIds } from "#db/queries/reviews.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { reviewFilterOf, ReviewFilters } from "../reviews/list-reviews.ts";
import { officeOfActor } from "./inputs.ts";

export const ChooseAllInput = ReviewFilters.extend({ scheme: SchemeKindInput });
export type ChooseAllInput = z.output<typeof ChooseAllInput>;

/** The claims of a filter, up to the most of one bulk action, as they are now. */
export type ChosenClaims = { readonly ids: readonly string[]; readonly isCut: boolean; readonly readAt: Date };

/** All claims of a filtered list, in its order. @source desks-and-more.md 2 "Bulk" */
export async function chooseAll(ctx: AppContext, { scheme, ...filters }: ChooseAllInput): Promise<ChosenClaims> {
  const actor = authorize(ctx.actor, "work.read");
  const readAt = ctx.now();
  const ids = await selectReviewIds(ctx, reviewFilterOf(ctx, officeOfActor(actor), scheme, filters), maxBulk + 1);
  return { ids: ids.slice(0, maxBulk), isCut: ids.length > maxBulk, readAt };
}
