import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { openRemarks, type Replies } from "./remarks.ts";
import { useAutosave } from "./use-autosave.ts";
import type { ReimbursementView } from "./views.ts";

/** The member's written answers, saved while they are written. */
export function useReplies(view: ReimbursementView) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<Replies>({});
  const autosave = useAutosave<string, string>({
    reimbursementId: view.id,
    async save(answer, deficiencyId) {
      const saved = await utils.client.reimbursements.answerDeficiency.mutate({ reimbursementId: view.id, deficiencyId, answer });
      utils.reimbursements.getOwn.setData({ reimbursementId: saved.id }, saved);
      return undefined;
    },
    onFlushed: () => utils.reimbursements.getOwn.invalidate({ reimbursementId: view.id }),
  });

  const replies: Replies = { ...Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""])), ...typed };

  return {
    replies,
    typed,
    state: autosave.state,
    write(deficiencyId: string, answer: string) {
      setTyped({ ...typed, [deficiencyId]: answer });
      autosave.write(deficiencyId, answer);
    },
    /** Resolves when the server has every answer. @throws what the server said */
    async settle(): Promise<void> {
      const stored = Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""]));
      await autosave.settled();
      for (const [id, answer] of Object.entries(typed))
        if (stored[id] !== undefined && stored[id] !== answer.trim()) await autosave.saveNow(id, answer);
    },
    forget(): void {
      autosave.reset();
      setTyped({});
    },
  };
}
export type RepliesState = ReturnType<typeof useReplies>;
