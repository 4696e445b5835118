import type { z } from "zod";
import type { ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { selectWaitingQueries } from "#db/queries/reviews.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const ListDgftQueriesInput = Page;
export type ListDgftQueriesInput = z.output<typeof Page>;

/** A query of DGFT that the council has neither shared nor answered. */
export type DgftQueryRow = ClaimTotals & {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly typeLabel: string;
  readonly firmName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly query: string;
  readonly raisedAt: Date;
};

/**
 * The queries of DGFT that wait for the council, of all schemes, longest waiting first.
 * @source specification 2 "Notifications", "Deficiencies raised by DGFT"; product.md "the real deficiency"
 */
export async function listDgftQueries(ctx: AppContext, input: ListDgftQueriesInput): Promise<Paged<DgftQueryRow>> {
  authorize(ctx.actor, "reviews.listDgftQueries");
  const { page, pageSize } = input;
  const { rows, count } = await selectWaitingQueries(ctx.db, { offset: (page - 1) * pageSize, limit: pageSize });
  return paged(
    rows.map(({ dgftQuery, ...row }) => ({
      ...row,
      typeLabel: schemeOf(row.scheme).typeLabel,
      query: dgftQuery ?? "",
    })),
    count,
    input,
  );
}
