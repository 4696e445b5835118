import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SaveState } from "../../components/save-status.tsx";
import { nextTryOf, whenDue, type NextTry } from "../../lib/next-try.ts";
import { useFlushOnUnmount, useNoteFailing } from "./flush-on-unmount.ts";

const afterLastKey = { afterMs: 900 } as const;
const afterOtherCall = { afterMs: 5000 } as const;

type AutosaveOptions<Key extends string, Value> = {
  readonly reimbursementId: string;
  /** Sends one value to the server; gives the time at which the server saved it, if it is shown. */
  readonly save: (value: Value, key: Key) => Promise<Date | undefined>;
  /** When the server saved what the page opens with. */
  readonly savedAt?: Date | undefined;
  /** Runs after the last save of a page that is left. */
  readonly onFlushed?: () => Promise<unknown>;
};

/**
 * Saves what is written, a moment after the last key. Each key has one value, of which the newest is saved. The saves of a
 * reimbursement run in series, also with those of a page that was left. A save that may succeed later is repeated until a newer value is
 * written; what is not saved when the page is left is saved then.
 */
export function useAutosave<Key extends string, Value>({ reimbursementId, save, savedAt: savedAtFirst, onFlushed }: AutosaveOptions<Key, Value>) {
  const [state, setState] = useState<SaveState>("saved");
  const [savedAt, setSavedAt] = useState(savedAtFirst);
  /** Also while the next try or an action runs. */
  const [isFailing, setFailing] = useState(false);
  /** The planned saves. Each function cancels one. */
  const planned = useRef(new Map<Key, () => void>());
  /** Values that the server does not have and that no save carries. */
  const unsaved = useRef(new Map<Key, Value>());
  const isActingNow = useRef(false);
  const [isActing, setActing] = useState(false);
  const { mutateAsync: runInSeries } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    scope: { id: `autosave ${reimbursementId}` },
  });
  const isOpen = useFlushOnUnmount(reimbursementId, flush, state !== "saved");
  useNoteFailing(isFailing);

  const settled = (): Promise<void> => runInSeries(async () => undefined);

  function fail(key: Key, value: Value, error: unknown): void {
    if (!unsaved.current.has(key)) unsaved.current.set(key, value);
    const next = nextTryOf(error);
    setState(next === "never" ? "refused" : "failed");
    setFailing(true);
    const isNewest = unsaved.current.get(key) === value;
    if (next !== "never" && isNewest && isOpen.current && !isActingNow.current) saveLater(key, value, next);
  }

  /** Runs a save after those under way. */
  const run = (key: Key, value: Value, send: AutosaveOptions<Key, Value>["save"]): Promise<void> => {
    planned.current.get(key)?.();
    unsaved.current.delete(key);
    return runInSeries(async () => {
      setState("saving");
      try {
        const at = await send(value, key);
        if (at !== undefined) setSavedAt(at);
        setFailing(false);
        setState(unsaved.current.size === 0 ? "saved" : "unsaved");
      } catch (error) {
        fail(key, value, error);
        throw error;
      }
    });
  };

  const saveNow = (key: Key, value: Value): Promise<void> => run(key, value, save);

  function saveLater(key: Key, value: Value, when: Exclude<NextTry, "never">): void {
    planned.current.get(key)?.();
    // Its failure is shown, and tried again where that helps.
    const cancel = whenDue(when, () => void saveNow(key, value).catch(() => undefined));
    planned.current.set(key, cancel);
  }

  function cancelPlanned(): void {
    for (const cancel of planned.current.values()) cancel();
  }

  function discard(): void {
    cancelPlanned();
    unsaved.current.clear();
  }

  function markSaved(): void {
    setFailing(false);
    setState("saved");
  }

  async function saveRest(): Promise<void> {
    cancelPlanned();
    await settled();
    await Promise.all([...unsaved.current].map(([key, value]) => saveNow(key, value)));
  }

  async function flush(): Promise<void> {
    await saveRest();
    await onFlushed?.();
  }

  /** Marks a value as not saved, without saving it. */
  function hold(key: Key, value: Value): void {
    unsaved.current.set(key, value);
    setState("unsaved");
  }

  return {
    state,
    savedAt,
    /** Whether `runAction` runs or waits for the saves before it. */
    isActing,
    write(key: Key, value: Value): void {
      hold(key, value);
      if (!isActingNow.current) saveLater(key, value, afterLastKey);
    },
    /** @throws what the server answered */
    saveNow,
    /** Saves by another call. A failure is not thrown: the value is saved in the usual way later. */
    async saveBy(key: Key, value: Value, send: (value: Value) => Promise<Date | undefined>): Promise<void> {
      await run(key, value, send).catch(() => saveLater(key, unsaved.current.get(key) ?? value, afterOtherCall));
    },
    hold,
    /** Resolves once no save is under way. */
    settled,
    /** Saves at once what is not saved yet, after the saves that run. @throws what the server answered */
    saveRest,
    /**
     * Forgets what is not saved, and runs an action after the saves that run. What the action does not send, and what is written during it,
     * is saved only when the caller writes it again afterwards: a draft that is saved earlier may be deleted by the action.
     * @throws what the action throws
     */
    async runAction<T>(action: () => Promise<T>): Promise<T> {
      discard();
      isActingNow.current = true;
      setActing(true);
      try {
        return await new Promise<T>((resolve, reject) => {
          runInSeries(() => action().then(resolve)).catch(reject);
        });
      } finally {
        isActingNow.current = false;
        setActing(false);
      }
    },
    /** Forgets what is not saved. */
    discard,
    /** Forgets what is not saved, and when something was. */
    reset(): void {
      discard();
      setSavedAt(undefined);
      markSaved();
    },
    /** Shows that everything is saved. */
    markSaved,
  };
}
