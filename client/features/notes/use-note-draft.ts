import { useState } from "react";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import { trpc } from "../../lib/trpc.ts";
import { useAutosave } from "../reimbursements/use-autosave.ts";

export type NoteDraft = { readonly body: string; readonly savedAt: Date };

/** The words of a note that is not sent yet, kept on the server for their writer. @param draft what the server has of it when the form opens */
export function useNoteDraft(reimbursementId: string, audience: NoteAudience, draft: NoteDraft | undefined) {
  const { client } = trpc.useUtils();
  const [body, setBody] = useState(draft?.body ?? "");
  const { write, discard, settled, reset, state, savedAt } = useAutosave<"body", string>({
    reimbursementId,
    savedAt: draft?.savedAt,
    save: async (typed) => (await client.notes.keepDraft.mutate({ reimbursementId, audience, body: typed })).savedAt,
  });
  return {
    body,
    setBody(typed: string): void {
      setBody(typed);
      write("body", typed);
    },
    autosave: {
      state,
      savedAt,
      /** Stops saving before the note is sent; resolves once no save is under way. */
      async pause(): Promise<void> {
        discard();
        await settled();
      },
      /** The note is sent. */
      reset(): void {
        reset();
        setBody("");
      },
    },
  };
}
