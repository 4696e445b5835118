import { useEffect, useRef, useState } from "react";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import { autosaved, trpc } from "../../lib/trpc.ts";
import { useAutosave } from "../reimbursements/use-autosave.ts";

export type NoteDraft = { readonly body: string; readonly savedAt: Date };

/** The words of a note that is not sent yet, kept on the server for their writer. @param draft what the server has of it when the form opens */
export function useNoteDraft(reimbursementId: string, audience: NoteAudience, draft: NoteDraft | undefined) {
  const { client } = trpc.useUtils();
  const [body, setBody] = useState(draft?.body ?? "");
  const latest = useRef(body);
  useEffect(() => {
    latest.current = body;
  });
  const { write, runAction, reset, state, savedAt, isActing } = useAutosave<"body", string>({
    reimbursementId,
    savedAt: draft?.savedAt,
    save: async (typed) => (await client.notes.keepDraft.mutate({ reimbursementId, audience, body: typed }, { context: autosaved })).savedAt,
  });
  function change(typed: string): void {
    setBody(typed);
    write("body", typed);
  }

  return {
    body,
    setBody: change,
    state,
    savedAt,
    /** Whether the note is being sent, or waits for the draft that is being saved. */
    isSending: isActing,
    /** Sends the note, whose draft the server then deletes. What is typed meanwhile stays. @throws what the server answered */
    async send<T>(action: () => Promise<T>): Promise<T> {
      try {
        const answer = await runAction(action);
        reset();
        const now = latest.current;
        if (now === body) setBody("");
        else change(now.startsWith(body) ? now.slice(body.length).trimStart() : now);
        return answer;
      } catch (error) {
        change(latest.current);
        throw error;
      }
    },
  };
}
