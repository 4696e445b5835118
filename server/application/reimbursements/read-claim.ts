import type { Invitations } from "#domain/accounts/second-person.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { TargetDays } from "#domain/reimbursements/clocks.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findRecommendation, selectReasonCodes, selectSanctionLines, type ReasonCode, type SanctionLine } from "#db/queries/recommendations.ts";
import { selectReimbursementParts, type Reimbursement, type ReimbursementDocuments, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { selectRuleSet } from "../rules/rule-set.ts";
import { targetDaysWith } from "../rules/target-days.ts";
import { computeWith, type ComputedSheet } from "./amounts.ts";
import { incompleteItemsOf } from "./incomplete-items.ts";
import { selectClaimInputs, type ClaimInputs, type PreparedRecommendation } from "./claim-facts.ts";

/** The amounts of a claim: computed now, or as they went to DGFT. */
export type ClaimAmounts = {
  /** Undefined without items. */
  readonly sheet: Sheet | undefined;
  /** The recommendation that waits for a second person of the council, and who invited whom. */
  readonly prepared: (PreparedRecommendation & { readonly invitations: Invitations }) | undefined;
  readonly sanctions: readonly SanctionLine[];
  /** The list of reasons, for the Hindi of a reason; empty while no line has one. */
  readonly reasonCodes: readonly ReasonCode[];
};

/** A reimbursement with its amounts. */
export type ClaimWithAmounts = Reimbursement & { readonly amounts: ClaimAmounts; readonly targetDays: TargetDays };

/** With DGFT, and once decided, the sheet is the one that was forwarded. @source money.md 3 "a decided claim never changes" */
export const keepsSheet = (state: State): boolean => sheetStates.some((one) => one === state);

/** What the caller of `readClaim` has read and did not change, and the sheet that a member's change made. */
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
    known?.computed?.rules ?? selectRuleSet(db),
    // A row with an amount has items: what its sheet is made of is read at once.
    row.claimedPaise === null ? undefined : selectAmountSources(db, ctx, row, known?.computed),
  ]);
  const targetDays = targetDaysWith(rules, ctx, { ...row, items: parts.items.map(({ item }) => item) });
  if (parts.items.length === 0) return { ...parts, targetDays, amounts: { sheet: undefined, prepared: undefined, sanctions: [], reasonCodes: [] } };
  const {
    inputs,
    sheet = inputs && computeWith(rules, row.submittedAt === null ? inputs : { ...inputs, incomplete: incompleteItemsOf(parts) }).sheet,
    sanctions,
  } = early ?? (await selectAmountSources(db, ctx, row, known?.computed));
  const prepared = inputs?.prepared && { ...inputs.prepared, invitations: await selectInvitations(db) };
  const hasReasons = sanctions.some(({ reason }) => reason !== null) || sheet?.lines.some(({ assessment }) => assessment !== null) === true;
  const reasonCodes = hasReasons ? await selectReasonCodes(db) : [];
  return { ...parts, targetDays, amounts: { sheet, prepared, sanctions, reasonCodes } };
}

/** The sheet, or what it is computed from. */
type AmountSources = { readonly sheet?: Sheet | undefined; readonly inputs?: ClaimInputs | undefined; readonly sanctions: readonly SanctionLine[] };

async function selectAmountSources(
  db: Db | Tx,
  { now }: Pick<AppContext, "now">,
  row: ReimbursementRow,
  computed: ComputedSheet | undefined,
): Promise<AmountSources> {
  if (computed !== undefined) return { sheet: computed.sheet, sanctions: [] };
  if (row.firstForwardedAt !== null && keepsSheet(row.state)) {
    const [forwarded, sanctions] = await Promise.all([
      findRecommendation(db, row.id, { isForwarded: true }),
      row.state === "APPROVED_DGFT" ? selectSanctionLines(db, row.id) : [],
    ]);
    if (forwarded !== undefined) return { sheet: forwarded.sheet, sanctions };
  }
  const inputs = await selectClaimInputs(db, [row.id], calendarDateInIndia(now()));
  return { inputs: inputs.get(row.id), sanctions: [] };
}
