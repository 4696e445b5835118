import type { SignedInActor } from "#domain/accounts/actor.ts";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import type { Tx } from "#db/connection/client.ts";
import { deletePreparedRecommendation, findRecommendation } from "#db/queries/recommendations.ts";
import type { HistoryDetail, ReimbursementRow } from "#db/queries/reimbursements.ts";
import { findWaitingSecondLook, updateWaitingSecondLook } from "#db/queries/second-looks.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { partyOf } from "./transition.ts";

type Settled = { readonly actor: SignedInActor; readonly row: Pick<ReimbursementRow, "id">; readonly invitations: Invitations };

/** Settles the second look that waits, if one does: changed by a second officer, or prepared again. A member is no second officer. */
export async function settleSecondLook(tx: Tx, ctx: AppContext, { actor, row, invitations }: Settled): Promise<void> {
  const waiting = await findWaitingSecondLook(tx, row.id);
  if (waiting === undefined) return;
  const isChanged = partyOf(actor) === "council" && isSecondPerson(invitations, waiting.askedBy, actor.userId);
  await updateWaitingSecondLook(tx, row.id, { outcome: isChanged ? "changed" : "dropped", lookedBy: actor.userId, lookedAt: ctx.now() });
}

/**
 * Deletes what was prepared for a second person, because the claim goes to the firm or ends: what comes back is prepared again. Returns the
 * words to DGFT, which the history keeps for that.
 */
export async function dropPrepared(
  tx: Tx,
  ctx: AppContext,
  actor: SignedInActor,
  row: Pick<ReimbursementRow, "id">,
): Promise<Pick<HistoryDetail, "wordsToDgft">> {
  const prepared = await findRecommendation(tx, row.id, { isForwarded: false });
  if (prepared === undefined) return {};
  await deletePreparedRecommendation(tx, row.id);
  await settleSecondLook(tx, ctx, { actor, row, invitations: await selectInvitations(tx) });
  return { wordsToDgft: prepared.comment };
}
