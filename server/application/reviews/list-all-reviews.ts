import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { countReviewRows } from "#db/queries/reviews.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { paged, type Paged } from "../paging.ts";
import { reviewFilterOf, listFor, ReviewFilters } from "./list-reviews.ts";
import type { ReviewListRow } from "./present-list-row.ts";

export type AllReviewsInput = { readonly scheme: SchemeKind; readonly page: number; readonly pageSize: number; readonly search: string };

/**
 * All submitted reimbursements of one scheme, the one that came to another party last first, with the exact total.
 * @source rest-api.md "Council"
 */
export async function listAllReviews(ctx: AppContext, { scheme, page, pageSize, search }: AllReviewsInput): Promise<Paged<ReviewListRow>> {
  authorize(ctx.actor, "reviews.list");
  const filters = ReviewFilters.parse({ show: "all", search });
  const { rows, count, isCountOpen } = await listFor(ctx, "council", { ...filters, scheme, page, pageSize });
  const total = isCountOpen ? await countReviewRows(ctx, reviewFilterOf(ctx, "council", scheme, filters)) : count;
  return paged(rows, total, { page, pageSize });
}
