import { z } from "zod";
import { findHistoryEntry, lockForwardedReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "../reimbursements/inputs.ts";
import { presentAfter } from "../reimbursements/own-draft.ts";
import { assertVersion, transition } from "../reimbursements/transition.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertMayDecide } from "./assert-may-decide.ts";
import { areStored, marksOf, MarksInput, storedMarks } from "./marks.ts";

export const SaveNoteInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  /** Without it the stored note stays; blank clears it. */
  note: Comment.optional(),
  documents: MarksInput,
});
export type SaveNoteInput = z.output<typeof SaveNoteInput>;

/**
 * Saves the officer's private note and the documents that it names. The same again changes nothing, also from the version before the officer's own
 * save, whose answer may be lost.
 * @throws forbidden (`acted_before`); not_found; invalid (unknown document); conflict (not under review by DGFT, stale version)
 * @source product.md "DGFT draft"
 */
export async function saveNote(ctx: AppContext, input: SaveNoteInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.saveDraft");
  return transact(ctx, async (tx) => {
    const current = await lockForwardedReimbursement(tx, input.reimbursementId);
    await assertMayDecide(tx, actor, current.id);
    const note = input.note ?? current.dgftNote ?? "";
    const isSame = (current.dgftNote ?? "") === note && areStored(current, input.documents);
    if (!isSame || !(await isAfterOwnSave(tx, actor, current, input.version))) await assertVersion(tx, actor, current, input.version);
    if (current.state === "UNDER_REVIEW_DGFT" && isSame) return presentAfter(tx, ctx, actor, current);
    const marks = storedMarks(await marksOf(tx, current, input.documents));
    const row = await transition(tx, ctx, actor, current, "dgft_draft", {
      values: { dgftNote: note === "" ? null : note, dgftMarks: marks },
    });
    return presentAfter(tx, ctx, actor, row);
  });
}

/** Whether nothing has happened since this version but a save of this officer. */
async function isAfterOwnSave(tx: Tx, { userId }: SignedInActor, { id, version }: ReimbursementRow, seen: number | undefined): Promise<boolean> {
  if (seen === undefined || version !== seen + 1) return false;
  const entry = await findHistoryEntry(tx, id, version);
  return entry?.action === "dgft_draft" && entry.actorId === userId;
}
