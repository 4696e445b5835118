import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { uploadQueue } from "./uploads.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;

/** Empties a draft on the server and in this browser. */
export function useClearProgress(draft: Draft, view: ReimbursementView | undefined, onCleared: () => void) {
  const utils = trpc.useUtils();
  const clear = trpc.reimbursements.clearProgress.useMutation();

  async function run(): Promise<void> {
    // A file that arrives meanwhile would change the version that is cleared, or stay in the cleared draft.
    const sendAgain = uploadQueue.takeOut(draft);
    if (view !== undefined) {
      const next = await clear.mutateAsync({ reimbursementId: view.id, version: view.version }).catch((error: unknown) => {
        sendAgain();
        throw error;
      });
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.invalidate();
      void utils.dossiers.invalidate();
    }
    draft.forgetProgress();
    showToast({ tone: "success", message: reimbursementMessages.cleared, durationMs: toastMs });
    onCleared();
  }

  return {
    isBusy: clear.isPending,
    error: clear.error === null ? undefined : failureOf(clear.error),
    reset: clear.reset,
    run: () => void run().catch(() => undefined), // the mutation keeps the error, and the dialog shows it
  };
}
