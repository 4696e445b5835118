import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, forbidden } from "#domain/errors.ts";
import { closingProblem, hasDecided } from "#domain/reimbursements/decided-before.ts";
import { freshLookLastDay, type DecisionKind, type DecisionLine } from "#domain/reimbursements/decisions.ts";
import { isPartApproval } from "#domain/reimbursements/sheet.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { findFreshLook, insertDecision, selectDeciders } from "#db/queries/decisions.ts";
import { findRecommendation } from "#db/queries/recommendations.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";

type Made = {
  readonly kind: DecisionKind;
  readonly reason?: string;
  readonly sanctionedPaise?: number;
  readonly lines?: readonly DecisionLine[];
  /** Whether the action makes a new dossier. */
  readonly changesDossier: boolean;
};

/**
 * Adds a decision to those on a reimbursement, whose lock the caller holds.
 * @returns the columns that change with it: until when the firm may ask for a fresh look, null after a full approval and after a fresh look;
 *   note and marks of DGFT end
 */
export async function recordDecision(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  current: ReimbursementRow,
  { kind, reason, sanctionedPaise, lines = [], changesDossier }: Made,
): Promise<Pick<ReimbursementRow, "freshLookUntil" | "dgftNote" | "dgftMarks">> {
  const recommendation = await findRecommendation(tx, current.id, { isForwarded: true });
  const decidedAt = ctx.now();
  await insertDecision(tx, {
    reimbursementId: current.id,
    kind,
    decidedBy: actor.userId,
    decidedAt,
    reason: reason ?? null,
    recommendationId: recommendation?.id ?? null,
    sanctionedPaise: sanctionedPaise ?? null,
    lines,
    contentVersion: current.contentVersion + (changesDossier ? 1 : 0),
  });
  const gaveAll = sanctionedPaise !== undefined && (recommendation === undefined || !isPartApproval(recommendation.sheet, sanctionedPaise));
  const isFinal = gaveAll || (await findFreshLook(tx, current.id)) !== undefined;
  const freshLookUntil = isFinal ? null : freshLookLastDay(calendarDateInIndia(decidedAt), ctx.config.freshLookDays);
  return { freshLookUntil, dgftNote: null, dgftMarks: [] };
}

/**
 * Refuses that somebody judges an own decision again: forwarding, sending back, closing, approving or refusing what this person, or one
 * who counts as the same, decided before.
 * @throws forbidden (`decided_before`)
 * @source desks-and-more.md 2 "fresh look"; money.md 5
 */
export async function assertNotDecider(tx: Tx, actor: SignedInActor, reimbursementId: string): Promise<void> {
  const deciders = await selectDeciders(tx, reimbursementId);
  if (deciders.length === 0) return;
  if (hasDecided(deciders, await selectInvitations(tx), actor.userId)) throw forbidden("decided_before", undoMessages.decidedBefore);
}

/**
 * Refuses that the council closes what DGFT has decided and is to decide again, until the firm has missed the date of its reply.
 * @throws conflict (`dgft_decides`)
 */
export async function assertCouncilCloses(tx: Tx, ctx: AppContext, current: ReimbursementRow): Promise<void> {
  const problem = closingProblem(current, await selectDeciders(tx, current.id), calendarDateInIndia(ctx.now()));
  if (problem !== undefined) throw conflict("dgft_decides", problem);
}
