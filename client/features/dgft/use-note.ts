import { useRef, useState } from "react";
import { isPassing, trpc } from "../../lib/trpc.ts";
import { useFlushOnUnmount } from "../reimbursements/flush-on-unmount.ts";
import type { ListChoice } from "../reviews/use-list-filters.ts";
import type { ReviewView } from "../reviews/views.ts";

const saveAfterMs = 900;
const tryAgainAfterMs = 5000;

export type NoteState = "saved" | "unsaved" | "saving" | "failed";

/**
 * The officer's private text, kept on the server a moment after the last key. Saves run one after the other, each on the
 * version that the one before it left, so that nobody else's text is overwritten unseen.
 */
export function useNote(view: ReviewView, list: ListChoice) {
  const utils = trpc.useUtils();
  const [text, setText] = useState(view.dgftNote ?? "");
  const [state, setState] = useState<NoteState>("saved");
  const [savedAt, setSavedAt] = useState<Date>();
  const version = useRef(view.version);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the server has not taken yet, unless it is on its way. */
  const waiting = useRef<string>(undefined);
  const isOpen = useFlushOnUnmount(view.id, keepRest, state !== "saved");

  async function store(note: string): Promise<void> {
    setState("saving");
    try {
      const next = await utils.client.dgft.saveNote.mutate({ reimbursementId: view.id, version: version.current, note });
      version.current = next.version;
      utils.dgft.open.setData({ reimbursementId: view.id, list }, (desk) => (desk === undefined ? desk : { ...desk, view: next }));
      setSavedAt(next.updatedAt);
      setState(waiting.current === undefined ? "saved" : "unsaved");
    } catch (error) {
      waiting.current ??= note;
      setState("failed");
      throw error;
    }
  }

  /** Keeps the text now; what it rejects with is what the server said. */
  function flush(note: string): Promise<void> {
    clearTimeout(timer.current);
    waiting.current = undefined;
    const next = running.current.then(() => store(note));
    running.current = next.catch(() => undefined); // told to whoever asked for this save
    return next;
  }

  /** Keeps the text after a while; what finds no answer is tried again until something newer is written. */
  function saveLater(note: string, afterMs: number): void {
    timer.current = setTimeout(() => {
      flush(note).catch((error: unknown) => {
        if (isPassing(error) && waiting.current === note && isOpen.current) saveLater(note, tryAgainAfterMs);
      });
    }, afterMs);
  }

  async function keepRest(): Promise<void> {
    clearTimeout(timer.current);
    await running.current;
    if (waiting.current !== undefined) await flush(waiting.current);
  }

  return {
    text,
    state,
    savedAt,
    write(next: string) {
      setText(next);
      clearTimeout(timer.current);
      // Also what the server holds: another text may be on its way there.
      waiting.current = next;
      setState("unsaved");
      saveLater(next, saveAfterMs);
    },
    saveNow: () => flush(text),
    /** The version to act on, once no save is under way. */
    async settledVersion(): Promise<number> {
      clearTimeout(timer.current);
      waiting.current = undefined;
      await running.current;
      return version.current;
    },
    /** Goes on from a version that somebody else made; the text stays as it is. */
    goOnFrom(latest: ReviewView) {
      version.current = latest.version;
      waiting.current = text === (latest.dgftNote ?? "") ? undefined : text;
      setState(waiting.current === undefined ? "saved" : "unsaved");
    },
  };
}
export type Note = ReturnType<typeof useNote>;
