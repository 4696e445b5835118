import { useState } from "react";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { hasMovedOn, refusalText } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ListChoice } from "../reviews/use-review-filters.ts";
import type { ReviewView } from "../reviews/views.ts";
import type { Note } from "./use-note.ts";

export type DecisionOutcome = { readonly message: string; readonly hasLeft: boolean };
export type DecisionAction = "approve" | "draft" | "share";

const failures = { approve: dgftMessages.approveFailed, draft: dgftMessages.draftFailed, share: dgftMessages.shareFailed } as const satisfies Record<
  DecisionAction,
  string
>;

/** Approve, save as draft and share; one runs at a time, and a refusal stays until the next try. */
export function useDecision(view: ReviewView, note: Note, list: ListChoice) {
  const approve = trpc.dgft.approve.useMutation();
  const share = trpc.dgft.share.useMutation();
  const utils = trpc.useUtils();
  const [running, setRunning] = useState<DecisionAction>();
  const [refusal, setRefusal] = useState<string>();
  const [isStale, setStale] = useState(false);
  const [attempts, setAttempts] = useState(0);

  function refuse(text: string | undefined): void {
    setRefusal(text);
    setAttempts((before) => before + 1);
  }

  /** What to tell when the server took it, undefined when it did not. */
  async function attempt(action: DecisionAction, act: () => Promise<unknown>, outcome: DecisionOutcome): Promise<DecisionOutcome | undefined> {
    if (running !== undefined) return undefined;
    setRunning(action);
    setRefusal(undefined);
    try {
      await act();
      await Promise.all([utils.dgft.invalidate(), utils.notifications.invalidate(), utils.dossiers.invalidate()]);
      return outcome;
    } catch (error) {
      refuse(refusalText(error, { failed: failures[action], network: failures[action] }));
      setStale(hasMovedOn(failureOf(error)));
      return undefined;
    } finally {
      setRunning(undefined);
    }
  }

  const seen = async () => ({ reimbursementId: view.id, version: await note.settledVersion() });

  return {
    running,
    refusal,
    /** Counts the refused tries. */
    attempts,
    /** Another user changed it; nothing was overwritten. */
    isStale,
    approve: () => attempt("approve", async () => approve.mutateAsync(await seen()), { message: dgftMessages.approved, hasLeft: true }),
    saveDraft: () => attempt("draft", note.saveNow, { message: dgftMessages.draftSaved, hasLeft: false }),
    share: () =>
      attempt("share", async () => share.mutateAsync({ ...(await seen()), query: note.text, documents: note.documents() }), {
        message: dgftMessages.shared,
        hasLeft: true,
      }),
    /** Says why nothing can be shared, in the place of a refusal of the server. */
    refuse,
    /** Shows the current state and goes on from it; the officer's own text stays in its field. */
    async reload() {
      const latest = await utils.dgft.open.fetch({ reimbursementId: view.id, list }, { staleTime: 0 });
      note.continueFrom(latest.view);
      setRefusal(undefined);
      setStale(false);
    },
  };
}
