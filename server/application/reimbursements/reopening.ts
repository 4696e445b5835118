import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import { conflict, forbidden } from "#domain/errors.ts";
import { officeOf } from "#domain/reimbursements/decisions.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findWaitingReopening, insertReopening, updateWaitingReopening, type ReopeningRow } from "#db/queries/decisions.ts";
import { getFirmName } from "#db/queries/members.ts";
import { insertNotifications } from "#db/queries/notifications.ts";
import { lockForwardedReimbursement, lockReimbursement, selectCouncilActors, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshProof } from "../accounts/fresh-password.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { mailAnswerToAsker, notifyOfAction } from "../notifications/notify-of-action.ts";
import { UndoReason } from "./ask-fresh-look.ts";
import { amountsOf, keptAmounts } from "./amounts.ts";
import { ReimbursementId, Version } from "./inputs.ts";
import { assertNotDecider } from "./record-decision.ts";
import { shareUndecided } from "./share-by-load.ts";
import { assertVersion, enqueueBuildDossier, partyOf, transition } from "./transition.ts";
import { assertReason, forgetReply, forgetSanction, getDecisionToUndo, undecided } from "./undo-decision.ts";

export const AskReopeningInput = z.object({ reimbursementId: ReimbursementId, version: Version, reason: UndoReason });
export type AskReopeningInput = z.output<typeof AskReopeningInput>;

/**
 * Asks to reopen a decided claim. Nothing changes until a second person of the office that decided has confirmed it.
 * @throws forbidden (`decided_before`); not_found; invalid (`reason_needed`); conflict (`not_decided`, `was_withdrawn`, `order_stands`,
 *   `reopening_waits`, stale version)
 * @source desks-and-more.md 2 "reopen (two people)"
 */
export async function askReopening(ctx: AppContext, input: AskReopeningInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "reimbursements.askReopening");
  return transact(ctx, async (tx) => {
    const current = await lockForOffice(tx, actor, input.reimbursementId);
    const decision = await getDecisionToUndo(tx, current);
    await assertNotDecider(tx, actor, current.id);
    assertReason(input.reason, undoMessages.reopeningReason);
    const waiting = await findWaitingReopening(tx, current.id);
    if (waiting !== undefined) throw conflict("reopening_waits", undoMessages.reopeningWaits(waiting.askedByName));
    await assertVersion(tx, actor, current, input.version);
    const at = ctx.now();
    const { reason } = input;
    await insertReopening(tx, {
      reimbursementId: current.id,
      decisionId: decision.id,
      kind: "reopening",
      reason,
      askedBy: actor.userId,
      askedAt: at,
      state: "waiting",
    });
    const action = actor.role === "DGFT_ADMIN" ? "dgft_ask_reopening" : "council_ask_reopening";
    const row = await transition(tx, ctx, actor, current, action, { detail: { comment: reason } });
    const to = officeOf(decision.kind);
    const effects = [{ to, notice: "reopening_asked", mail: to === "dgft" ? "reopening_asked_to_dgft" : "reopening_asked" }] as const;
    await notifyOfAction(tx, { reimbursement: row, effects, documents: [], at, actor });
    return { message: undoMessages.reopeningAsked };
  });
}

/** `askedAt` names the request that the actor read. */
export const SettleReopeningInput = z.object({ reimbursementId: ReimbursementId, askedAt: z.date() });
export type SettleReopeningInput = z.output<typeof SettleReopeningInput>;

/**
 * Reopens a claim for which another person has asked: it is with the office that decided again, and somebody else decides.
 * @throws forbidden (`proof_not_fresh`; `second_person`; `other_office`; `decided_before`; `acted_before`); not_found; conflict (`nothing_waits`,
 *   `not_decided`, `order_stands`)
 */
export async function confirmReopening(ctx: AppContext, input: SettleReopeningInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "reimbursements.settleReopening");
  assertFreshProof(ctx);
  return transact(ctx, async (tx) => {
    const current = await lockForOffice(tx, actor, input.reimbursementId);
    const waiting = await getWaiting(tx, input);
    await getDecisionToUndo(tx, current);
    const problem = confirmationProblem(waiting, await confirmingOf(tx, actor, current));
    if (problem !== undefined) throw problem;
    await forgetSanction(tx, current.id);
    await forgetReply(tx, current);
    await updateWaitingReopening(tx, current.id, { state: "confirmed", settledBy: actor.userId, settledAt: ctx.now() });
    const action = actor.role === "DGFT_ADMIN" ? "dgft_reopen" : "council_reopen";
    // With DGFT again the sheet is still the one that was forwarded.
    const amounts = await (action === "dgft_reopen" ? keptAmounts(tx, current) : amountsOf(tx, ctx, current));
    const values = { ...undecided, ...amounts };
    const row = await transition(tx, ctx, actor, current, action, { values, detail: { comment: waiting.reason }, changesDossier: true });
    await shareUndecided(tx, ctx, row);
    await enqueueBuildDossier(tx, row);
    return { message: undoMessages.reopened(current.id) };
  });
}

/**
 * Drops a reopening that waits; the decision stands. Who asked for it may do so, a colleague once the login of the asker is deactivated, and
 * everybody who may confirm it; the asker is told, also by e-mail.
 * @throws forbidden (`second_person`; `other_office`; `decided_before`; `acted_before`); not_found; conflict (`nothing_waits`)
 */
export async function declineReopening(ctx: AppContext, input: SettleReopeningInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "reimbursements.settleReopening");
  return transact(ctx, async (tx) => {
    const current = await lockForOffice(tx, actor, input.reimbursementId);
    const waiting = await getWaiting(tx, input);
    const problem = declineProblem(waiting, await confirmingOf(tx, actor, current));
    if (problem !== undefined) throw problem;
    const at = ctx.now();
    await updateWaitingReopening(tx, current.id, { state: "declined", settledBy: actor.userId, settledAt: at });
    if (waiting.askedBy !== actor.userId) {
      const firmName = await getFirmName(tx, current.firmId);
      const notice = { kind: "reopening_declined", reimbursementId: current.id, firmName, actorName: actor.name, createdAt: at } as const;
      await insertNotifications(tx, [{ ...notice, userId: waiting.askedBy }]);
      const isOfDgft = waiting.askedByRole === "DGFT_ADMIN";
      const asker = { userId: waiting.askedBy, role: isOfDgft ? "DGFT_ADMIN" : "EPCMD_ADMIN" } as const;
      await mailAnswerToAsker(tx, isOfDgft ? "reopening_declined_to_dgft" : "reopening_declined", { reimbursement: current, ...asker });
    }
    await recordAudit(tx, ctx, {
      event: "reimbursement.declineReopening",
      subject: { kind: "reimbursement", id: current.id },
      detail: { requestedBy: waiting.askedBy },
    });
    return { message: undoMessages.reopeningDeclined(current.id) };
  });
}

/** Who wants to confirm a reopening, who invited whom, and who acted on the claim for the council. */
export type Confirming = { readonly actor: StaffActor; readonly invitations: Invitations; readonly councilActors: readonly string[] };

/** Why this person cannot confirm a reopening; undefined for one who can. */
export function confirmationProblem(
  waiting: Pick<ReopeningRow, "askedBy" | "decidedBy" | "decisionKind">,
  { actor, invitations, councilActors }: Confirming,
) {
  const office = officeOf(waiting.decisionKind);
  if (!isSecondPerson(invitations, waiting.askedBy, actor.userId)) return forbidden("second_person", undoMessages.secondPerson);
  if (partyOf(actor) !== office) return forbidden("other_office", undoMessages.otherOffice[office]);
  if (!isSecondPerson(invitations, waiting.decidedBy, actor.userId)) return forbidden("decided_before", undoMessages.decidedBefore);
  if (office === "dgft" && councilActors.includes(actor.userId)) return forbidden("acted_before", undoMessages.actedBefore);
  return undefined;
}

/**
 * Why this person cannot decline a reopening; undefined for one who can. When the login of the asker is deactivated, a colleague of the asker
 * takes the request back.
 */
export function declineProblem(waiting: ReopeningRow, confirming: Confirming) {
  const { actor, invitations } = confirming;
  if (waiting.askedBy === actor.userId) return undefined;
  if (waiting.askerDeactivatedAt === null || waiting.askedByRole !== actor.role) return confirmationProblem(waiting, confirming);
  if (!isSecondPerson(invitations, waiting.decidedBy, actor.userId)) return forbidden("decided_before", undoMessages.decidedBefore);
  return undefined;
}

/** What decides whether this person can confirm or decline a reopening of the claim. */
export async function confirmingOf(db: Db | Tx, actor: StaffActor, { id, firstForwardedAt }: ReimbursementRow): Promise<Confirming> {
  const councilActors = firstForwardedAt === null ? [] : await selectCouncilActors(db, id);
  return { actor, invitations: await selectInvitations(db), councilActors };
}

const lockForOffice = (tx: Tx, actor: StaffActor, id: string): Promise<ReimbursementRow> =>
  actor.role === "DGFT_ADMIN" ? lockForwardedReimbursement(tx, id) : lockReimbursement(tx, id);

/** The request that the actor read. @throws conflict (`nothing_waits`: it was settled, also when another one waits now) */
async function getWaiting(tx: Tx, { reimbursementId, askedAt }: SettleReopeningInput): Promise<ReopeningRow> {
  const waiting = await findWaitingReopening(tx, reimbursementId);
  if (waiting === undefined || waiting.askedAt.getTime() !== askedAt.getTime()) throw conflict("nothing_waits", undoMessages.noReopeningWaits);
  return waiting;
}
