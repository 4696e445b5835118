import type { Invitations } from "#domain/accounts/second-person.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { TargetDays } from "#domain/reimbursements/clocks.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findRecommendation, selectSanctionLines, type RecommendationRow, type SanctionLine } from "#db/queries/recommendations.ts";
import { selectReimbursementParts, type Reimbursement, type ReimbursementDocuments, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { selectRuleSet } from "../rules/rule-set.ts";
import { targetDaysWith } from "../rules/target-days.ts";
import { computeWith, type ComputedSheet } from "./amounts.ts";
import { selectClaimInputs, type ClaimInputs } from "./claim-facts.ts";

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

/** What the caller of `readClaim` has read, or computed, and did not change. */
export type KnownParts = ReimbursementDocuments & { readonly computed?: ComputedSheet | undefined };

/** Everything of a reimbursement whose row the caller has read. */
export async function readClaim(
  db: Db | Tx,
  ctx: Pick<AppContext, "now" | "config">,
  row: ReimbursementRow,
  known?: KnownParts,
): Promise<ClaimWithAmounts> {
  const [parts, rules, early] = await Promise.all([
    selectReimbursementParts(db, row, known),
    selectRuleSet(db),
    // A row with an amount has items: what its sheet is made of is read at once.
    row.claimedPaise === null ? undefined : selectAmountSources(db, ctx, row, known?.computed),
  ]);
  const targetDays = targetDaysWith(rules, ctx, { ...row, items: parts.items.map(({ item }) => item) });
  if (parts.items.length === 0) return { ...parts, targetDays, amounts: { sheet: undefined, prepared: undefined, sanctions: [] } };
  const { sheet, inputs, ...amounts } = early ?? (await selectAmountSources(db, ctx, row, known?.computed));
  return { ...parts, targetDays, amounts: { ...amounts, sheet: sheet ?? (inputs && computeWith(rules, inputs).sheet) } };
}

/** The sheet, or what it is computed from. */
type AmountSources = Pick<ClaimAmounts, "sheet" | "prepared" | "sanctions"> & { readonly inputs: ClaimInputs | undefined };

async function selectAmountSources(
  db: Db | Tx,
  { now }: Pick<AppContext, "now">,
  row: ReimbursementRow,
  computed: ComputedSheet | undefined,
): Promise<AmountSources> {
  const isForwarded = row.firstForwardedAt !== null && keepsSheet(row.state);
  const selectInputs = async () => (await selectClaimInputs(db, [row.id], calendarDateInIndia(now()))).get(row.id);
  const [inputs, recommendation, sanctions] = await Promise.all([
    isForwarded || computed !== undefined ? undefined : selectInputs(),
    row.submittedAt === null ? undefined : findRecommendation(db, row.id, { isForwarded }),
    row.state === "APPROVED_DGFT" ? selectSanctionLines(db, row.id) : [],
  ]);
  if (!isForwarded) {
    const prepared = recommendation && { ...recommendation, invitations: await selectInvitations(db) };
    return { sheet: computed?.sheet, inputs, prepared, sanctions };
  }
  const sheet = recommendation?.sheet ?? computed?.sheet;
  return { sheet, inputs: sheet === undefined ? await selectInputs() : undefined, prepared: undefined, sanctions };
}
