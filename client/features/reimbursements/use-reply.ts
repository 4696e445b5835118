import { useEffect, useRef, useState } from "react";
import { newPaperName } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import type { Problem } from "../../shared/problem.ts";
import { showToast } from "../../components/toasts.tsx";
import { withoutSent } from "../../lib/local-progress.ts";
import { hasMovedOn } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { openSteps, openStepId } from "./open-steps.ts";
import { replyProblems } from "./remarks.ts";
import { unsavedSteps } from "./step-status.ts";
import { failedUploads } from "./upload-words.ts";
import { uploadQueue } from "./uploads.ts";
import { useFileWait } from "./use-file-wait.ts";
import type { RepliesState } from "./use-replies.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;
type Refusal = { readonly lead: string | undefined; readonly problems: readonly Problem[]; readonly isStale: boolean };
const noRefusal: Refusal = { lead: undefined, problems: [], isStale: false };

/** Sends the reply to what was flagged, after its files and answers have arrived. `onSent` hears that it is in. */
export function useReply(view: ReimbursementView, draft: Draft, answers: RepliesState, onSent: () => void) {
  const utils = trpc.useUtils();
  const submit = trpc.reimbursements.submit.useMutation();
  const wait = useFileWait(draft);
  const [isSending, setSending] = useState(false);
  const isBusy = wait.isWaiting || isSending;
  /** The answers as they are now: while a reply waits for its files, the user may write on. */
  const now = useRef(answers);
  useEffect(() => {
    now.current = answers;
  });
  const [refusal, setRefusal] = useState(noRefusal);
  const [attempt, setAttempt] = useState(0);

  function refuse(next: Partial<Refusal>): void {
    setRefusal({ ...noRefusal, ...next });
    setAttempt((before) => before + 1);
  }

  async function send(): Promise<void> {
    if (!(await now.current.settle())) return refuse({ lead: reimbursementMessages.answerReplaced });
    const latest = utils.reimbursements.getOwn.getData({ reimbursementId: view.id }) ?? view;
    const asked = [...latest.documents.filter(({ isApplicable }) => isApplicable).map(({ fieldName }) => fieldName), newPaperName];
    const failed = failedUploads(uploadQueue.list(), draft, asked).map(({ message }) => ({ text: message }));
    const unanswered = replyProblems(latest, now.current.replies);
    const problems = [...unanswered, ...unsaved(latest, draft), ...failed];
    if (problems.length > 0) return refuse({ lead: unanswered.length > 0 ? reimbursementMessages.answerEach : undefined, problems });
    const [general, ...others] = latest.generalDeficiencies.filter(({ isOpen }) => isOpen);
    const comment = general === undefined || others.length > 0 ? undefined : now.current.replies[general.id];
    const kept = draft.progress();
    const next = await submit.mutateAsync({ reimbursementId: latest.id, version: latest.version, comment });
    utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
    void utils.invalidate();
    now.current.forget();
    draft.keep(withoutSent(kept));
    setRefusal(noRefusal);
    onSent();
    showToast({ tone: "success", message: reimbursementMessages.submitted, durationMs: toastMs });
  }

  async function run(): Promise<void> {
    if (isBusy || !(await wait.settled())) return;
    setSending(true);
    try {
      await send();
    } catch (error) {
      const failure = failureOf(error);
      refuse({
        lead: failure.message,
        problems: Object.values(failure.fields)
          .flat()
          .filter((text) => text !== failure.message)
          .map((text) => ({ text })),
        isStale: hasMovedOn(failure),
      });
    }
    setSending(false);
  }

  return {
    isBusy,
    isWaiting: wait.isWaiting,
    /** The reply is on its way: what is typed now would not be in it. */
    isSending,
    callOff: wait.callOff,
    refusal,
    attempt,
    send: () => void run(),
    reload: () => {
      setRefusal(noRefusal);
      void utils.reimbursements.invalidate();
    },
  };
}

const unsaved = (view: ReimbursementView, draft: Draft): Problem[] =>
  unsavedSteps(openSteps(view), draft.progress(), view.answers, todayInIndia()).map(({ number, step }) => ({
    text: reimbursementMessages.saveOrCancel(step.title),
    fieldId: openStepId(number),
  }));
