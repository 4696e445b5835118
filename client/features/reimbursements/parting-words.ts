import { useSyncExternalStore } from "react";
import { showToast } from "../../components/toasts.tsx";

const toastMs = 10_000;
/** Saves that are under way for a page that was left, by reimbursement. */
const underWay = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Goes on with the saves of a page that is being left; a failure is told wherever its writer is by then. */
export function keepPartingWords(reimbursementId: string, saves: Promise<unknown>): void {
  const done: Promise<void> = saves.then(
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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** False while the last words of an earlier visit are on their way: what is read before they are kept does not have them. */
export const useIsKept = (reimbursementId: string): boolean => useSyncExternalStore(subscribe, () => !underWay.has(reimbursementId));
