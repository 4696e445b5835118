import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import { showToast } from "../../components/toasts.tsx";
import { useUnloadWarning } from "../../lib/unload-warning.ts";

const toastMs = 10_000;
/** Saves that are under way for a page that was left, by reimbursement. */
const underWay = new Map<string, Promise<void>>();
/** The forms on the page whose last save failed. */
const failing = new Set<object>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Continues the saves of a page that is being left; a failure is shown on whichever page the user is by then. */
function registerPendingSave(reimbursementId: string, saves: Promise<unknown>): void {
  const done: Promise<void> = Promise.all([underWay.get(reimbursementId), saves]).then(
    () => undefined,
    () => showToast({ tone: "error", message: `What you wrote last on ${reimbursementId} was not saved. Open it and look.`, durationMs: toastMs }),
  );
  underWay.set(reimbursementId, done);
  tell();
  void done.then(() => {
    if (underWay.get(reimbursementId) === done) underWay.delete(reimbursementId);
    tell();
  });
}

/**
 * Keeps what waits when its page is left, within the pause after the last key or between two tries, and lets the browser ask before the window
 * closes meanwhile.
 * @param keepRest waits for what is under way, then keeps what waits; rejects when that failed
 * @param isAtRisk while something is not kept
 * @returns whether the page is still open, and with it a try later worth making
 */
export function useFlushOnUnmount(reimbursementId: string, keepRest: () => Promise<unknown>, isAtRisk: boolean): Readonly<RefObject<boolean>> {
  const isOpen = useRef(true);
  const latest = useRef(keepRest);
  useEffect(() => {
    latest.current = keepRest;
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      registerPendingSave(reimbursementId, latest.current());
    };
  }, [reimbursementId]);
  useUnloadWarning(isAtRisk);
  return isOpen;
}

/** Marks a form as failing while its last save has failed; `useIsFailing` reads it. */
export function useNoteFailing(isFailing: boolean): void {
  useEffect(() => {
    if (!isFailing) return undefined;
    const form = {};
    failing.add(form);
    tell();
    return () => {
      failing.delete(form);
      tell();
    };
  }, [isFailing]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** False while the last words of an earlier visit are on their way: what is read before they are kept does not have them. */
export const useIsPending = (reimbursementId: string): boolean => useSyncExternalStore(subscribe, () => !underWay.has(reimbursementId));

/** True while something on this page could not be saved: leaving may lose it. */
export const useIsFailing = (): boolean => useSyncExternalStore(subscribe, () => failing.size > 0);
