import { useRef, useState } from "react";
import type { SaveState } from "../../components/save-status.tsx";
import { isPassing, trpc } from "../../lib/trpc.ts";
import { useFlushOnUnmount } from "./flush-on-unmount.ts";
import { openRemarks, type Replies } from "./remarks.ts";
import type { ReimbursementView } from "./views.ts";

const saveAfterMs = 900;
const tryAgainAfterMs = 5000;

/** The member's written answers, kept on the server a moment after the last key, one save after the other. */
export function useReplies(view: ReimbursementView) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<Replies>({});
  const [state, setState] = useState<SaveState>("saved");
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  /** What the server has not taken yet, unless it is on its way, by deficiency. */
  const waiting = useRef(new Map<string, string>());
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isOpen = useFlushOnUnmount(view.id, keepRest, state !== "saved");

  const replies: Replies = { ...Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""])), ...typed };

  function keep(deficiencyId: string, answer: string): Promise<void> {
    clearTimeout(timers.current.get(deficiencyId));
    waiting.current.delete(deficiencyId);
    const next = running.current.then(async () => {
      setState("saving");
      try {
        const saved = await utils.client.reimbursements.answerDeficiency.mutate({ reimbursementId: view.id, deficiencyId, answer });
        utils.reimbursements.getOwn.setData({ reimbursementId: saved.id }, saved);
        setState(waiting.current.size === 0 ? "saved" : "unsaved");
      } catch (error) {
        if (!waiting.current.has(deficiencyId)) waiting.current.set(deficiencyId, answer);
        setState("failed");
        throw error;
      }
    });
    running.current = next.catch(() => undefined); // told to whoever asked for this save
    return next;
  }

  /** Keeps an answer after a while; what finds no answer is tried again until something newer is written. */
  function keepLater(deficiencyId: string, answer: string, afterMs: number): void {
    clearTimeout(timers.current.get(deficiencyId));
    const keepNow = (): void => {
      keep(deficiencyId, answer).catch((error: unknown) => {
        if (isPassing(error) && waiting.current.get(deficiencyId) === answer && isOpen.current) keepLater(deficiencyId, answer, tryAgainAfterMs);
      });
    };
    timers.current.set(deficiencyId, setTimeout(keepNow, afterMs));
  }

  function stopPauses(): void {
    for (const pause of timers.current.values()) clearTimeout(pause);
  }

  async function keepRest(): Promise<void> {
    stopPauses();
    await running.current;
    await Promise.all([...waiting.current].map(([id, answer]) => keep(id, answer)));
    await utils.reimbursements.getOwn.invalidate({ reimbursementId: view.id });
  }

  return {
    replies,
    typed,
    state,
    write(deficiencyId: string, answer: string) {
      setTyped({ ...typed, [deficiencyId]: answer });
      setState("unsaved");
      waiting.current.set(deficiencyId, answer);
      keepLater(deficiencyId, answer, saveAfterMs);
    },
    /** Resolves when the server has every answer. @throws what the server said */
    async settle(): Promise<void> {
      const stored = Object.fromEntries(openRemarks(view).map(({ id, answer }) => [id, answer ?? ""]));
      await running.current;
      for (const [id, answer] of Object.entries(typed)) if (stored[id] !== undefined && stored[id] !== answer.trim()) await keep(id, answer);
    },
    forget(): void {
      stopPauses();
      waiting.current.clear();
      setTyped({});
      setState("saved");
    },
  };
}
export type RepliesState = ReturnType<typeof useReplies>;
