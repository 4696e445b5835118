import { deleteNote, DeleteNoteInput } from "../application/notes/delete-note.ts";
import { keepNoteDraft, KeepNoteDraftInput } from "../application/notes/keep-note-draft.ts";
import { listNotes, ListNotesInput } from "../application/notes/list-notes.ts";
import { writeNote, WriteNoteInput } from "../application/notes/write-note.ts";
import { procedure, router } from "./trpc.ts";

/** Calls of notes between officers. */
export const notesRouter = router({
  list: procedure("notes.read")
    .input(ListNotesInput)
    .query(({ ctx, input }) => listNotes(ctx, input)),
  keepDraft: procedure("notes.write")
    .input(KeepNoteDraftInput)
    .mutation(({ ctx, input }) => keepNoteDraft(ctx, input)),
  write: procedure("notes.write")
    .input(WriteNoteInput)
    .mutation(({ ctx, input }) => writeNote(ctx, input)),
  remove: procedure("notes.write")
    .input(DeleteNoteInput)
    .mutation(({ ctx, input }) => deleteNote(ctx, input)),
});
