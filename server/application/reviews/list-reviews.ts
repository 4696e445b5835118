import { z } from "zod";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { listForReaders, type ListedRow } from "#db/queries/reviews.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { Scheme } from "../reimbursements/inputs.ts";
import { presentListRow, type ReviewListRow } from "./present-list-row.ts";

/** "needs_me" is what waits for this reader's move, longest waiting first. */
export const ReviewListInput = Page.extend({
  scheme: Scheme,
  show: z.enum(["needs_me", "all"]).default("needs_me"),
  search: z.string().max(200).default(""),
});
export type ReviewListInput = z.output<typeof ReviewListInput>;

/**
 * The council's list of one scheme; drafts are not listed.
 * @source specification 2 "Review lists"; ux.md "Review"
 */
export async function listReviews(ctx: AppContext, input: ReviewListInput): Promise<Paged<ReviewListRow>> {
  authorize(ctx.actor, "reviews.list");
  return listFor(ctx, "council", input);
}

/** A page of one scheme as the council or the officer sees it. */
export async function listFor(ctx: AppContext, reader: Exclude<Reader, "member">, input: ReviewListInput): Promise<Paged<ReviewListRow>> {
  const { scheme, show, search, page, pageSize } = input;
  const { rows, count } = await listForReaders(ctx.db, {
    reader,
    scheme,
    needsMe: show === "needs_me",
    search: search.trim(),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return paged(
    rows.map((row: ListedRow) => presentListRow(row, reader, ctx.now())),
    count,
    input,
  );
}
