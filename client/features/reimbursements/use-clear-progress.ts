import { useState } from "react";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { uploadQueue } from "./uploads.ts";

const toastMs = 4000;

/** Empties a draft on the server and in this browser. */
export function useClearProgress(draft: Draft, onCleared: () => void) {
  const utils = trpc.useUtils();
  const clear = trpc.reimbursements.clearProgress.useMutation();
  const [isBusy, setBusy] = useState(false);
  /** Of the call that clears, or of the one that reads the version before. */
  const [error, setError] = useState<CallFailure>();

  async function run(): Promise<void> {
    // A file that arrives meanwhile would change the version that is cleared, or stay in the cleared draft.
    const sendAgain = await uploadQueue.takeOut(draft);
    try {
      await clearSaved();
    } catch (error) {
      sendAgain();
      throw error;
    }
    const { id, expectedId } = draft;
    draft.forgetProgress();
    // The number stays, and what the claim was started from stays with it.
    if (id !== undefined && expectedId !== undefined) draft.keep((before) => ({ ...before, expectedId }));
    showToast({ tone: "success", message: reimbursementMessages.cleared, durationMs: toastMs });
    onCleared();
  }

  /** The first file may have started the draft, and each file that was awaited brought another version. */
  async function clearSaved(): Promise<void> {
    if (draft.id === undefined) return;
    const { getOwn } = utils.reimbursements;
    const { id, version } = getOwn.getData({ reimbursementId: draft.id }) ?? (await getOwn.fetch({ reimbursementId: draft.id }));
    const next = await clear.mutateAsync({ reimbursementId: id, version });
    getOwn.setData({ reimbursementId: id }, next);
    void utils.reimbursements.invalidate();
    void utils.dossiers.invalidate();
  }

  return {
    isBusy,
    error,
    reset: (): void => setError(undefined),
    run(): void {
      setBusy(true);
      setError(undefined);
      void run()
        .catch((caught: unknown) => setError(failureOf(caught)))
        .finally(() => setBusy(false));
    },
  };
}
