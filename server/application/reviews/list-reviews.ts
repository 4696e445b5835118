import { z } from "zod";
import { amountFilters, amountRange } from "#domain/reimbursements/amount-range.ts";
import { listedStates, listOrderValues, listShows, orderAtFirst, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import { selectReviewRows, type ListFilter } from "#db/queries/reviews.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { listedAnswers, presentListRow, type ReviewListRow } from "./present-list-row.ts";

/** Filters and order of the list of one scheme; the address of the page uses the same names. */
export const ReviewFilters = z.object({
  show: z.enum(listShows).default("needs_me"),
  state: z.enum(listedStates).optional(),
  search: z.string().max(200).default(""),
  /** In rupees, of the amount that is known furthest. */
  ...amountFilters,
  /** Default: longest waiting first in a list of waiting rows, else last changed first. */
  order: z.enum(listOrderValues).optional(),
});
export type ReviewFilters = z.output<typeof ReviewFilters>;

export const ReviewListInput = Page.extend({ scheme: SchemeKindInput, ...ReviewFilters.shape });
export type ReviewListInput = z.output<typeof ReviewListInput>;

/** `count` is exact unless `isCountOpen`: then there may be more. */
export type ReviewRowsPage = Paged<ReviewListRow> & { readonly isCountOpen: boolean };

/**
 * The council's list of one scheme; drafts are not listed.
 * @source specification 2 "Review lists"; ux.md "Review"
 */
export async function listReviews(ctx: AppContext, input: ReviewListInput): Promise<ReviewRowsPage> {
  authorize(ctx.actor, "reviews.list");
  return listFor(ctx, "council", input);
}

/** A page of the list of one scheme for the council or the officer. */
export async function listFor(ctx: AppContext, office: ReviewOffice, input: ReviewListInput): Promise<ReviewRowsPage> {
  const { scheme, page, pageSize, ...filters } = input;
  const { rows, count, isCountOpen } = await selectReviewRows(ctx, {
    ...reviewFilterOf(office, scheme, filters),
    answers: listedAnswers(scheme),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const shown = rows.map((row) => presentListRow(row, { reader: office, now: ctx.now() }));
  return { ...paged(shown, count, input), isCountOpen };
}

/** The filter of the query. */
export const reviewFilterOf = (office: ReviewOffice, scheme: SchemeKind, { show, state, search, order, ...amounts }: ReviewFilters): ListFilter => ({
  office,
  scheme,
  needsMe: show === "needs_me",
  state,
  search: search.trim(),
  amount: amountRange(amounts),
  order: order ?? orderAtFirst(show),
});
