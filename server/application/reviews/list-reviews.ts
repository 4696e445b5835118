import { z } from "zod";
import { amountFilters, amountRange } from "#domain/reimbursements/amount-range.ts";
import { daysAfter, calendarDateInIndia } from "#domain/dates.ts";
import { countries } from "#domain/members/countries.ts";
import { dueStates } from "#domain/reimbursements/due-state.ts";
import {
  ageRanges,
  ageRangeValues,
  listedStates,
  listOrderValues,
  listShows,
  orderAtFirst,
  type AgeRange,
  type ReviewOffice,
} from "#domain/reviews/list-filter.ts";
import type { ListNarrowing } from "#db/queries/review-filters.ts";
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
  age: z.enum(ageRangeValues).optional(),
  firm: z.uuid().optional(),
  /** Whose it is in the reader's office. */
  owner: z.union([z.enum(["me", "nobody"]), z.uuid()]).optional(),
  country: z.enum(countries.map(({ iso2 }) => iso2)).optional(),
  /** The beginning of the name of an exhibition. */
  fair: z.string().trim().max(100).optional(),
  due: z.enum(dueStates).optional(),
  /** Default: longest waiting first in a list of waiting rows, else last changed first. */
  order: z.enum(listOrderValues).optional(),
});
export type ReviewFilters = z.output<typeof ReviewFilters>;

export const ReviewListInput = Page.extend({ scheme: SchemeKindInput, ...ReviewFilters.shape });
export type ReviewListInput = z.output<typeof ReviewListInput>;

/** `count` is exact unless `isCountOpen`: then there may be more. */
export type ReviewRowsPage = Paged<ReviewListRow> & { readonly isCountOpen: boolean; readonly readAt: Date };

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
  const readAt = ctx.now();
  const { rows, count, isCountOpen } = await selectReviewRows(ctx, {
    ...reviewFilterOf(ctx, office, scheme, filters),
    answers: listedAnswers(scheme),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const shown = rows.map((row) => presentListRow(row, { reader: office, now: readAt }));
  return { ...paged(shown, count, input), isCountOpen, readAt };
}

type Asked = Pick<AppContext, "now" | "actor">;

/** The filter of the query. */
export const reviewFilterOf = (ctx: Asked, office: ReviewOffice, scheme: SchemeKind, filters: ReviewFilters): ListFilter => ({
  office,
  scheme,
  needsMe: filters.show === "needs_me",
  state: filters.state,
  search: filters.search.trim(),
  amount: amountRange(filters),
  narrowing: narrowingOf(ctx, filters),
  order: filters.order ?? orderAtFirst(filters.show),
});

function narrowingOf({ now, actor }: Asked, { age, firm, owner, country, fair, due }: ReviewFilters): ListNarrowing {
  const today = calendarDateInIndia(now());
  return {
    submitted: age === undefined ? undefined : submittedWithin(age, today),
    firmId: firm,
    ownerId: owner === "nobody" ? null : owner === "me" && actor.kind === "user" ? actor.userId : owner,
    country,
    fair: fair === "" ? undefined : fair,
    due: due === undefined ? undefined : { state: due, today },
  };
}

/** The instants between which a claim of this age was submitted. */
function submittedWithin(age: AgeRange, today: string): { readonly from: Date; readonly before: Date } {
  const { from: youngest, to: oldest } = ageRanges[age];
  const startOf = (date: string): Date => new Date(`${date}T00:00:00+05:30`);
  return { from: startOf(daysAfter(today, -oldest)), before: startOf(daysAfter(today, 1 - youngest)) };
}
