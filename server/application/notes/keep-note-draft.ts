import { z } from "zod";
import { withoutControls } from "#domain/accounts/plain-line.ts";
import { noteAudiences } from "#domain/notes/audiences.ts";
import { maxNoteLength } from "#domain/notes/note-rules.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteNoteDraft, upsertNoteDraft } from "#db/queries/note-drafts.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { assertAudience, getReceivedClaim } from "./readable-claim.ts";

export const KeepNoteDraftInput = z.object({
  reimbursementId: ReimbursementId,
  audience: z.enum(noteAudiences),
  /** Nothing deletes the draft. */
  body: z.string().max(maxNoteLength, `Write at most ${maxNoteLength} characters`).transform(withoutControls),
});
export type KeepNoteDraftInput = z.output<typeof KeepNoteDraftInput>;

/**
 * Stores a note that is typed and not sent, for its writer alone, in place of the one before. It is given back with the notes of the reimbursement.
 * @throws not_found; forbidden (DGFT among the council's notes)
 */
export async function keepNoteDraft(ctx: AppContext, input: KeepNoteDraftInput): Promise<{ readonly savedAt: Date | undefined }> {
  const actor = authorize(ctx.actor, "notes.write");
  const { reimbursementId, audience, body } = input;
  const whose = { reimbursementId, userId: actor.userId };
  // Repeating the call has the same effect, so it needs no idempotency key.
  return transact({ ...ctx, idempotency: undefined }, async (tx) => {
    await getReceivedClaim(tx, actor, reimbursementId);
    assertAudience(actor, audience);
    const savedAt = ctx.now();
    await (body === "" ? deleteNoteDraft(tx, whose, audience) : upsertNoteDraft(tx, { ...whose, audience, body, savedAt }));
    return { savedAt: body === "" ? undefined : savedAt };
  });
}
