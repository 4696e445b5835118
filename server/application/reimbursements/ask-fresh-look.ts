import { z } from "zod";
import { withoutControls } from "#domain/accounts/plain-line.ts";
import { undoReason } from "#domain/reimbursements/decisions.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { insertReopening, updateWaitingReopening } from "#db/queries/decisions.ts";
import { markSubmitted } from "#db/queries/documents.ts";
import { lockOwnReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { amountsOf } from "./amounts.ts";
import { ReimbursementId, Version } from "./inputs.ts";
import { presentAfter } from "./own-draft.ts";
import { shareUndecided } from "./share-by-load.ts";
import { assertVersion, enqueueBuildDossier, transition } from "./transition.ts";
import { assertReason, findFreshLookProblem, forgetReply, forgetSanction, undecided } from "./undo-decision.ts";
import type { ReimbursementView } from "./view.ts";

/** Why a decision is to be made again. */
export const UndoReason = z.string().max(undoReason.max, undoMessages.tooLong).transform(withoutControls);

export const AskFreshLookInput = z.object({ reimbursementId: ReimbursementId, version: Version, reason: UndoReason });
export type AskFreshLookInput = z.output<typeof AskFreshLookInput>;

/**
 * Asks for a fresh look at a decision: the claim goes back to the council, with the documents that the firm has added, and is decided by
 * somebody else. The decision stays readable.
 * @throws not_found (also another firm's); invalid (`reason_needed`); conflict (`not_decided`, `was_withdrawn`, `asked_before`, `nothing_less`,
 *   `too_late`, `order_stands`, stale version)
 * @source desks-and-more.md 2 "fresh look"
 */
export async function askFreshLook(ctx: AppContext, input: AskFreshLookInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.askFreshLook");
  const { reason } = input;
  return transact(ctx, async (tx) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    const { decision, problem } = await findFreshLookProblem(tx, ctx.now(), current);
    if (decision === undefined) throw problem;
    assertReason(reason, undoMessages.freshLookReason);
    await assertVersion(tx, actor, current, input.version);
    const added = await forgetReply(tx, current);
    await markSubmitted(tx, current.id, []);
    const at = ctx.now();
    await updateWaitingReopening(tx, current.id, { state: "overtaken", settledBy: actor.userId, settledAt: at });
    const settled = { state: "confirmed" as const, settledBy: null, settledAt: at };
    await insertReopening(tx, {
      reimbursementId: current.id,
      decisionId: decision.id,
      kind: "fresh_look",
      reason,
      askedBy: actor.userId,
      askedAt: at,
      ...settled,
    });
    await forgetSanction(tx, current.id);
    const labelled = added.map(({ field }) => ({ fieldName: field.name, label: field.label }));
    const row = await transition(tx, ctx, actor, current, "fresh_look", {
      values: { ...undecided, ...(await amountsOf(tx, ctx, current)) },
      detail: { comment: reason, ...(labelled.length > 0 && { documents: labelled.map(({ label }) => label) }) },
      documents: labelled,
      changesDossier: true,
    });
    await shareUndecided(tx, ctx, row);
    await enqueueBuildDossier(tx, row);
    await enqueue(tx, "scan-reimbursement", { reimbursementId: row.id });
    return presentAfter(tx, ctx, actor, row);
  });
}
