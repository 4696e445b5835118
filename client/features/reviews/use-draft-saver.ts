import { useRef, useState } from "react";
import type { SaveState } from "../../components/save-status.tsx";
import { isPassing, trpc } from "../../lib/trpc.ts";
import { useFlushOnUnmount } from "../reimbursements/flush-on-unmount.ts";
import { draftChange, isEmptyChange, type DraftContent } from "./verdict-edits.ts";

const saveAfterMs = 900;
const tryAgainAfterMs = 5000;

type Wanted = DraftContent & { readonly version: number };

/**
 * Keeps what the reviewer writes on the server, a moment after the last key, for this reviewer alone. Saves run one after
 * the other and carry only what changed, so that two windows do not undo each other.
 * @param at what the server holds of it when the page opens
 */
export function useDraftSaver(reimbursementId: string, at: { readonly content: DraftContent; readonly savedAt: Date | undefined }) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<SaveState>("saved");
  const [savedAt, setSavedAt] = useState(at.savedAt);
  const stored = useRef(at.content);
  const wanted = useRef<Wanted>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useFlushOnUnmount(reimbursementId, keepRest, state !== "saved");

  async function store(): Promise<void> {
    const content = wanted.current;
    const change = content === undefined ? undefined : draftChange(stored.current, content);
    wanted.current = undefined;
    if (content === undefined || change === undefined || isEmptyChange(change)) return setState("saved");
    setState("saving");
    try {
      const answer = await client.reviews.keepDraft.mutate({ reimbursementId, version: content.version, ...change });
      stored.current = content;
      setSavedAt(answer.savedAt);
      setState(wanted.current === undefined ? "saved" : "unsaved");
    } catch (error) {
      wanted.current ??= content;
      setState("failed");
      if (isPassing(error) && isOpen.current) saveAfter(tryAgainAfterMs);
    }
  }
  function flush(): Promise<unknown> {
    clearTimeout(timer.current);
    running.current = running.current.then(store);
    return running.current;
  }
  function saveAfter(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), ms);
  }

  async function keepRest(): Promise<void> {
    await flush();
    if (wanted.current !== undefined) throw new Error("the last words were not kept");
  }

  return {
    state,
    savedAt,
    write(content: Wanted): void {
      wanted.current = content;
      setState("unsaved");
      saveAfter(saveAfterMs);
    },
    /** Nothing is on its way any more: before an action that judges the same words. */
    async rest(): Promise<void> {
      clearTimeout(timer.current);
      wanted.current = undefined;
      await running.current;
    },
    /** The server took over these words for everybody, or they were given up. */
    isOver(content: DraftContent): void {
      wanted.current = undefined;
      stored.current = content;
      setSavedAt(undefined);
      setState("saved");
    },
    /** Puts these words in the place of an older draft. */
    async settle({ version, verdicts, comment }: Wanted): Promise<void> {
      clearTimeout(timer.current);
      wanted.current = undefined;
      const documents = Object.entries(verdicts).map(([fieldName, edit]) => ({ fieldName, ...edit }));
      running.current = running.current.then(async () => {
        setState("saving");
        try {
          const answer = await client.reviews.settleDraft.mutate({ reimbursementId, version, documents, comment });
          stored.current = { verdicts, comment };
          setSavedAt(answer.savedAt);
          setState("saved");
        } catch {
          // What was offered still lies on the server; the words on the screen are tried again with the next key.
          wanted.current ??= { version, verdicts, comment };
          setState("failed");
          saveAfter(tryAgainAfterMs);
        }
      });
      await running.current;
    },
  };
}
export type DraftSaver = ReturnType<typeof useDraftSaver>;
