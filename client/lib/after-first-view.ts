import { useEffect, useSyncExternalStore } from "react";

/** Long enough for the first view to be there and read. */
const restMs = 3000;
const signs = ["keydown", "pointermove", "pointerdown", "touchstart", "wheel"] as const;
const listeners = new Set<() => void>();
let isOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  isOver = true;
  clearTimeout(timer);
  for (const sign of signs) window.removeEventListener(sign, end, true);
  for (const listener of listeners) listener();
}

function begin(): void {
  if (isOver || timer !== undefined) return;
  timer = setTimeout(end, restMs);
  for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * True once the first view of a visit is over: at the first key, touch or move of the user, at the latest after three seconds. Code that the first
 * view does without is loaded then. On later pages it is true at once.
 */
export function useAfterFirstView(): boolean {
  useEffect(begin, []);
  return useSyncExternalStore(subscribe, () => isOver);
}

/** Loads code ahead of its use once the first view is over. Without a connection it is asked for again when it is used. */
export function useLoadAhead(load: () => Promise<unknown>): void {
  const isAfter = useAfterFirstView();
  useEffect(() => {
    if (isAfter) load().catch(() => undefined);
  }, [isAfter, load]);
}
