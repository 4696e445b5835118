import { useRef } from "react";
import { autosaved, trpc } from "../../lib/trpc.ts";
import { useAutosave } from "../reimbursements/use-autosave.ts";
import { draftChange, draftEdits, editsBeside, isEmptyChange, type DraftContent, type VerdictEdits } from "./verdict-edits.ts";

type Wanted = DraftContent & { readonly version: number };

/**
 * Saves what the reviewer writes, for this reviewer alone. A save carries only what changed, so that two windows do not
 * overwrite each other.
 * @param at what the server has of it when the page opens
 */
export function useDraftSaver(reimbursementId: string, at: { readonly content: DraftContent; readonly savedAt: Date | undefined }) {
  const { client } = trpc.useUtils();
  const stored = useRef(at.content);
  const autosave = useAutosave<"draft", Wanted>({
    reimbursementId,
    savedAt: at.savedAt,
    async save(content) {
      const before = stored.current;
      const change = draftChange(before, content);
      if (isEmptyChange(change)) return undefined;
      const answer = await client.reviews.keepDraft.mutate({ reimbursementId, version: content.version, ...change }, { context: autosaved });
      // An action that the server accepted meanwhile has removed the draft, so that this content is sent again.
      if (stored.current === before) stored.current = content;
      return answer.savedAt;
    },
  });

  /** Saves what the server lacks of this content. */
  function writeRest(content: Wanted): void {
    if (isEmptyChange(draftChange(stored.current, content))) autosave.markSaved();
    else autosave.write("draft", content);
  }

  return {
    state: autosave.state,
    savedAt: autosave.savedAt,
    write: (content: Wanted): void => autosave.write("draft", content),
    isActing: autosave.isActing,
    /** Runs an action, and forgets the saves that were planned: after it `clear` or `writeRest` saves what the server lacks. */
    runAction: autosave.runAction,
    writeRest,
    /** The server has taken the sent verdicts out of its draft, and the comment if it was sent. Saves what it lacks of this content. */
    clear(sent: { readonly verdicts: VerdictEdits; readonly isCommentSent: boolean }, content: Wanted): void {
      autosave.reset();
      const { verdicts, comment } = stored.current;
      stored.current = { verdicts: editsBeside(verdicts, sent.verdicts), comment: sent.isCommentSent ? "" : comment };
      writeRest(content);
    },
    /** Replaces an older draft by this content. */
    async replace(content: Wanted): Promise<void> {
      autosave.discard();
      await autosave.saveBy("draft", content, async ({ version, verdicts, comment }) => {
        const documents = draftEdits(verdicts);
        const answer = await client.reviews.settleDraft.mutate({ reimbursementId, version, documents, comment }, { context: autosaved });
        stored.current = { verdicts, comment };
        return answer.savedAt;
      });
    },
  };
}
export type DraftSaver = ReturnType<typeof useDraftSaver>;
