import { z } from "zod";
import { conflict, forbidden, notFound } from "#domain/errors.ts";
import { noteDeletableMs, noteMessages } from "#domain/notes/note-rules.ts";
import { transact } from "#db/connection/transact.ts";
import { lockNote, updateNoteDeleted } from "#db/queries/notes.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { audiencesOf } from "./readable-claim.ts";

export const DeleteNoteInput = z.object({ id: z.uuid() });
export type DeleteNoteInput = z.output<typeof DeleteNoteInput>;

/**
 * Removes the words of the writer's own note within 15 minutes; that there was a note, whose and when stays. A deleted note stays deleted.
 * @throws not_found; forbidden (somebody else's); conflict (`too_late`)
 */
export async function deleteNote(ctx: AppContext, input: DeleteNoteInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "notes.write");
  return transact(ctx, async (tx) => {
    const note = await lockNote(tx, input.id, audiencesOf(actor));
    if (note === undefined) throw notFound("not_found", noteMessages.notFound);
    if (note.writtenBy !== actor.userId) throw forbidden("not_yours", noteMessages.notYours);
    if (note.deletedAt !== null) return { message: noteMessages.deleted };
    if (ctx.now().getTime() - note.writtenAt.getTime() > noteDeletableMs) throw conflict("too_late", noteMessages.tooLate);
    await updateNoteDeleted(tx, note.id, ctx.now());
    await recordAudit(tx, ctx, {
      event: "note.delete",
      subject: { kind: "reimbursement", id: note.reimbursementId },
      detail: { audience: note.audience },
    });
    return { message: noteMessages.deleted };
  });
}
