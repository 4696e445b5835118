import type { Invitations } from "#domain/accounts/second-person.ts";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { TargetDays } from "#domain/reimbursements/clocks.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findRecommendation, selectSanctionLines, type RecommendationRow, type SanctionLine } from "#db/queries/recommendations.ts";
import { selectReimbursementParts, type Reimbursement, type ReimbursementDocuments, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { computeAmounts } from "./amounts.ts";
import { getTargetDays } from "../rules/target-days.ts";

/** The amounts of a claim: computed now, or as they went to DGFT. */
export type ClaimAmounts = {
  /** Undefined without items. */
  readonly sheet: Sheet | undefined;
  /** The recommendation that waits for a second person of the council, and who invited whom. */
  readonly prepared: (RecommendationRow & { readonly invitations: Invitations }) | undefined;
  readonly sanctions: readonly SanctionLine[];
};

/** A reimbursement with its amounts. */
export type ClaimWithAmounts = Reimbursement & { readonly amounts: ClaimAmounts; readonly targetDays: TargetDays };

/** With DGFT, and once decided, the sheet is the one that was forwarded. @source money.md 3 "a decided claim never changes" */
export const keepsSheet = (state: State): boolean => sheetStates.some((one) => one === state);

/** Everything of a reimbursement whose row the caller has read. `unchanged` is what the caller has read and did not change. */
export async function readClaim(
  db: Db | Tx,
  ctx: Pick<AppContext, "now" | "config">,
  row: ReimbursementRow,
  unchanged?: ReimbursementDocuments,
): Promise<ClaimWithAmounts> {
  const [reimbursement, targetDays, known] = await Promise.all([
    selectReimbursementParts(db, row, unchanged),
    getTargetDays(db, ctx, row),
    // A row with an amount has items: its sheet needs no second look at the database.
    row.claimedPaise === null ? undefined : readAmounts(db, ctx, row),
  ]);
  if (reimbursement.items.length === 0) return { ...reimbursement, targetDays, amounts: { sheet: undefined, prepared: undefined, sanctions: [] } };
  return { ...reimbursement, targetDays, amounts: known ?? (await readAmounts(db, ctx, row)) };
}

async function readAmounts(db: Db | Tx, ctx: Pick<AppContext, "now">, row: ReimbursementRow): Promise<ClaimAmounts> {
  const isForwarded = row.firstForwardedAt !== null && keepsSheet(row.state);
  const [forwarded, prepared, sanctions, computed] = await Promise.all([
    isForwarded ? findRecommendation(db, row.id, { isForwarded: true }) : undefined,
    row.submittedAt === null ? undefined : findRecommendation(db, row.id, { isForwarded: false }),
    row.state === "APPROVED_DGFT" ? selectSanctionLines(db, row.id) : [],
    isForwarded ? undefined : computeAmounts(db, ctx, row.id),
  ]);
  const sheet = isForwarded ? (forwarded?.sheet ?? (await computeAmounts(db, ctx, row.id))?.sheet) : computed?.sheet;
  const invitations = prepared && (await selectInvitations(db));
  return { sheet, prepared: prepared && invitations && { ...prepared, invitations }, sanctions };
}
