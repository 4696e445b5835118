import { useState } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { hasMovedOn, refusalText } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ReviewView } from "../reviews/views.ts";
import type { SentSanction } from "./sanctions.ts";
import type { Note } from "./use-note.ts";

export type DecisionOutcome = { readonly message: string; readonly hasLeft: boolean };
export type DecisionAction = "approve" | "refuse" | "draft" | "share";

const failures = {
  approve: dgftMessages.approveFailed,
  refuse: dgftMessages.refuseFailed,
  draft: dgftMessages.draftFailed,
  share: dgftMessages.shareFailed,
} as const satisfies Record<DecisionAction, string>;

const notReloaded = "The latest version was not read. What you wrote stays here";

/** What an action led to: "kept" when its dialog stays open and shows what was refused. */
export type DecisionResult = DecisionOutcome | "kept" | undefined;

/** Approve, refuse, save as draft and share; one runs at a time, and a refusal stays until the next try. */
export function useDecision(view: ReviewView, note: Note) {
  const approve = trpc.dgft.approve.useMutation();
  const refusing = trpc.dgft.refuse.useMutation();
  const share = trpc.dgft.share.useMutation();
  const utils = trpc.useUtils();
  const [running, setRunning] = useState<DecisionAction>();
  const [refusal, setRefusal] = useState<string>();
  const [isStale, setStale] = useState(false);
  const [attempts, setAttempts] = useState(0);

  function refuse(text: string | undefined, isMovedOn = false): void {
    setRefusal(text);
    setStale(isMovedOn);
    setAttempts((before) => before + 1);
  }

  /** What to tell when the server took it, undefined when it did not. */
  async function attempt(
    action: DecisionAction,
    act: () => Promise<unknown>,
    outcome: DecisionOutcome,
    onRefused?: (fields: FieldErrors) => void,
  ): Promise<DecisionResult> {
    if (running !== undefined) return undefined;
    setRunning(action);
    setRefusal(undefined);
    setStale(false);
    try {
      await act();
      // The officer does not wait for these.
      for (const outdated of [utils.work.list, utils.work.counts]) void outdated.invalidate();
      await Promise.all([utils.dgft.invalidate(), utils.notifications.invalidate(), utils.dossiers.invalidate()]);
      return outcome;
    } catch (error) {
      const { fields } = failureOf(error);
      if (onRefused !== undefined && Object.keys(fields).length > 0) {
        onRefused(fields);
        return "kept";
      }
      refuse(refusalText(error, { failed: failures[action], network: failures[action] }), hasMovedOn(failureOf(error)));
      return undefined;
    } finally {
      setRunning(undefined);
    }
  }

  const seen = async () => ({ reimbursementId: view.id, version: await note.savedVersion() });

  return {
    running,
    refusal,
    /** Counts the refused tries. */
    attempts,
    /** Another user changed it; nothing was overwritten. */
    isStale,
    approve: (items: SentSanction[], onRefused: (fields: FieldErrors) => void) =>
      attempt("approve", async () => approve.mutateAsync({ ...(await seen()), items }), { message: dgftMessages.approved, hasLeft: true }, onRefused),
    /** Refuses the claim, which closes it. */
    close: (reason: string) =>
      attempt("refuse", async () => refusing.mutateAsync({ ...(await seen()), reason }), { message: dgftMessages.refused, hasLeft: true }),
    saveDraft: () => attempt("draft", note.saveNow, { message: dgftMessages.draftSaved, hasLeft: false }),
    share: (asksPapers: boolean) =>
      attempt("share", async () => share.mutateAsync({ ...(await seen()), query: note.text, documents: note.documents(), asksPapers }), {
        message: dgftMessages.shared,
        hasLeft: true,
      }),
    /** What the last save of the note was refused for, when no refusal of an action says it already. */
    movedOn: isStale ? undefined : note.movedOn,
    /** Says why nothing can be shared, in the place of a refusal of the server. */
    refuse: (text: string | undefined) => refuse(text),
    /** Shows the current state and goes on from it. A failure is shown, and it can be tried again. */
    async reload() {
      try {
        await note.reload();
        setRefusal(undefined);
        setStale(false);
      } catch (error) {
        refuse(refusalText(error, { failed: notReloaded, network: notReloaded }), true);
      }
    },
  };
}
