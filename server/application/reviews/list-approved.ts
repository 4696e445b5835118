import type { ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { selectApproved } from "#db/queries/outcomes.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

const maxRows = 1_000;

export type ApprovedRow = ClaimTotals & {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** The last query of DGFT about it; empty when there was none. */
  readonly query: string;
  readonly approvedAt: Date;
};

/** The last thousand approved reimbursements, newest first. @source rest-api.md "epcmd/approved/deficiency/list" */
export async function listApproved(ctx: AppContext): Promise<ApprovedRow[]> {
  authorize(ctx.actor, "reviews.list");
  const rows = await selectApproved(ctx.db, maxRows);
  return rows.flatMap((row) => (row.decidedAt === null ? [] : { ...row, query: row.dgftQuery ?? "", approvedAt: row.decidedAt }));
}
