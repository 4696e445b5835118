import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { selectFirmClaims } from "#db/queries/firm-claims.ts";
import { getListedFirm } from "#db/queries/members.ts";
import { selectReviewRowsByIds } from "#db/queries/reviews.ts";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { listedAnswers, presentListRow, type ReviewListRow } from "./present-list-row.ts";

export const ListFirmClaimsInput = Page.extend({ firmId: z.uuid() });
export type ListFirmClaimsInput = z.output<typeof ListFirmClaimsInput>;

/**
 * A page of the claims of a firm over all schemes, submitted last first; drafts are not listed.
 * @throws not_found (unknown firm)
 */
export async function listFirmClaims(ctx: AppContext, input: ListFirmClaimsInput): Promise<Paged<ReviewListRow>> {
  authorize(ctx.actor, "reviews.list");
  const { firmId, page, pageSize } = input;
  const [{ ids, count }] = await Promise.all([
    selectFirmClaims(ctx.db, { firmId, offset: (page - 1) * pageSize, limit: pageSize }),
    getListedFirm(ctx.db, firmId),
  ]);
  const rows = await selectReviewRowsByIds(ctx.db, ids, [...new Set(schemeKinds.flatMap(listedAnswers))]);
  const now = ctx.now();
  return paged(
    rows.map((row) => presentListRow(row, { reader: "council", now })),
    count,
    input,
  );
}
