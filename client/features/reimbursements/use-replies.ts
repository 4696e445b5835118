import { useEffect, useRef, useState } from "react";
import type { SaveState } from "../../components/save-status.tsx";
import { trpc } from "../../lib/trpc.ts";
import { openRemarks, type Replies } from "./remarks.ts";
import type { ReimbursementView } from "./views.ts";

const saveAfterMs = 900;

/** The member's written answers, kept on the server a moment after the last key, one save after the other. */
export function useReplies(view: ReimbursementView) {
  const utils = trpc.useUtils();
  const save = trpc.reimbursements.answerDeficiency.useMutation();
  const [typed, setTyped] = useState<Replies>({});
  const [state, setState] = useState<SaveState>("saved");
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isAnybodyThere = useRef(true);

  useEffect(() => {
    const waiting = timers.current;
    isAnybodyThere.current = true;
    return () => {
      isAnybodyThere.current = false;
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, []);

  const replies: Replies = { ...Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""])), ...typed };

  function keep(deficiencyId: string, answer: string): Promise<void> {
    clearTimeout(timers.current.get(deficiencyId));
    timers.current.delete(deficiencyId);
    const next = running.current.then(async () => {
      if (isAnybodyThere.current) setState("saving");
      try {
        const saved = await save.mutateAsync({ reimbursementId: view.id, deficiencyId, answer });
        utils.reimbursements.getOwn.setData({ reimbursementId: saved.id }, saved);
        if (isAnybodyThere.current) setState(timers.current.size === 0 ? "saved" : "unsaved");
      } catch (error) {
        if (isAnybodyThere.current) setState("failed");
        throw error;
      }
    });
    running.current = next.catch(() => undefined); // told to whoever asked for this save
    return next;
  }

  return {
    replies,
    typed,
    state,
    write(deficiencyId: string, answer: string) {
      setTyped({ ...typed, [deficiencyId]: answer });
      setState("unsaved");
      clearTimeout(timers.current.get(deficiencyId));
      // The state on the screen says when a save failed; sending the reply tries again.
      timers.current.set(
        deficiencyId,
        setTimeout(() => void keep(deficiencyId, answer).catch(() => undefined), saveAfterMs),
      );
    },
    /** Resolves when the server has every answer. @throws what the server said */
    async settle(): Promise<void> {
      const stored = Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""]));
      await running.current;
      for (const [id, answer] of Object.entries(typed)) if (stored[id] !== undefined && stored[id] !== answer.trim()) await keep(id, answer);
    },
    forget: () => setTyped({}),
  };
}
export type RepliesState = ReturnType<typeof useReplies>;
