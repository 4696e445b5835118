import { deleteNote, DeleteNoteInput } from "../application/notes/delete-note.ts";
import { keepNoteDraft, KeepNoteDraftInput } from "../application/notes/keep-note-draft.ts";
import { listNotes, ListNotesInput } from "../application/notes/list-notes.ts";
import { writeNote, WriteNoteInput } from "../application/notes/write-note.ts";
import { calling, procedure, router } from "./trpc.ts";

/** Calls of notes between officers. */
export const notesRouter = router({
  list: procedure("notes.read").input(ListNotesInput).query(calling(listNotes)),
  keepDraft: procedure("notes.write").input(KeepNoteDraftInput).mutation(calling(keepNoteDraft)),
  write: procedure("notes.write").input(WriteNoteInput).mutation(calling(writeNote)),
  remove: procedure("notes.write").input(DeleteNoteInput).mutation(calling(deleteNote)),
});
