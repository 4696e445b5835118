import { useRef, useState } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { applicableDocuments, findStep, missingForSubmission } from "#domain/reimbursements/derive.ts";
import { reimbursementMessages, wizardMessages } from "#domain/reimbursements/messages.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import type { Problem } from "../../shared/problem.ts";
import { showToast } from "../../components/toasts.tsx";
import { withoutSent } from "../../lib/local-progress.ts";
import { hasMovedOn } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { changeId } from "./answer-sections.tsx";
import type { Draft } from "./draft.ts";
import { fieldId } from "./field-id.ts";
import { unsavedSteps } from "./step-status.ts";
import { allFields, fieldNames, documentsOnServer } from "./step-values.ts";
import { failedUploads } from "./upload-words.ts";
import { uploadQueue } from "./uploads.ts";
import { useFileWait } from "./use-file-wait.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;
/** The id of the declaration's box is `fieldId(declaration)`. */
export const declaration = "declaration";

type Refusal = { readonly lead: string | undefined; readonly problems: readonly Problem[]; readonly missing: FieldErrors; readonly isStale: boolean };
const noRefusal: Refusal = { lead: undefined, problems: [], missing: {}, isStale: false };

/** Hands a draft in: waits for its files, says what is missing and where, and leaves nothing behind in this browser. */
export function useSubmission(scheme: Scheme, draft: Draft, onSubmitted: (view: ReimbursementView) => void) {
  const utils = trpc.useUtils();
  const submit = trpc.reimbursements.submit.useMutation();
  const [isDeclared, setDeclared] = useState(false);
  /** Whether it is declared now: while a submission waits for its files, the box may be cleared. */
  const isDeclaredNow = useRef(false);
  const wait = useFileWait(draft);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);
  const [attempt, setAttempt] = useState(0);

  function refuse(next: Partial<Refusal>): void {
    setRefusal({ ...noRefusal, ...next });
    setAttempt((before) => before + 1);
  }

  async function run(shown: ReimbursementView): Promise<void> {
    if (wait.isWaiting || isSending || !(await wait.settled())) return;
    const view = utils.reimbursements.getOwn.getData({ reimbursementId: shown.id }) ?? shown;
    const missing = missingForSubmission(scheme, view.answers, documentsOnServer(view));
    const problems = [
      ...problemsOf(scheme, missing),
      ...unsaved(scheme, draft, view),
      ...failed(scheme, draft, view),
      ...(isDeclaredNow.current ? [] : [{ text: wizardMessages.declare, fieldId: fieldId(declaration) }]),
    ];
    if (problems.length > 0)
      return refuse({ lead: Object.keys(missing).length > 0 ? reimbursementMessages.completeStep : undefined, problems, missing });
    await send(view);
  }

  async function send(view: ReimbursementView): Promise<void> {
    setSending(true);
    const kept = draft.progress();
    try {
      const next = await submit.mutateAsync({ reimbursementId: view.id, version: view.version });
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.listOwn.invalidate();
      void utils.notifications.invalidate();
      void utils.dossiers.get.reset({ reimbursementId: next.id });
      draft.keep(withoutSent(kept));
      showToast({ tone: "success", message: reimbursementMessages.submitted, durationMs: toastMs });
      // The user may have gone to another page, which stays.
      if (wait.isOpen()) onSubmitted(next);
    } catch (error) {
      const failure = failureOf(error);
      refuse({ lead: failure.message, problems: problemsOf(scheme, failure.fields), missing: failure.fields, isStale: hasMovedOn(failure) });
    }
    setSending(false);
  }

  return {
    isDeclared,
    setDeclared(isNow: boolean): void {
      isDeclaredNow.current = isNow;
      setDeclared(isNow);
    },
    refusal,
    attempt,
    isWaiting: wait.isWaiting,
    callOff: wait.callOff,
    isSending,
    isBusy: wait.isWaiting || isSending,
    submit: (view: ReimbursementView) => void run(view),
    reload: () => {
      setRefusal(noRefusal);
      void utils.reimbursements.invalidate();
    },
  };
}

/** Each text with the Change link of its step. */
function problemsOf(scheme: Scheme, fields: FieldErrors): Problem[] {
  return Object.entries(fields).flatMap(([name, texts]) => {
    const step = stepOf(scheme, name);
    const title = step === undefined ? undefined : findStep(scheme, step)?.title;
    return texts.map((text) => (step === undefined ? { text } : problemOf(step, title ?? "", text)));
  });
}

const problemOf = (step: number, title: string, text: string): Problem => ({ text: `Step ${step}, ${title}: ${text}`, fieldId: changeId(step) });

function stepOf(scheme: Scheme, name: string): number | undefined {
  const place = scheme.steps.findIndex((step) => fieldNames(step).includes(name) || allFields(step).some((field) => field.name === name));
  return place < 0 ? undefined : place + 1;
}

function unsaved(scheme: Scheme, draft: Draft, { answers }: ReimbursementView): Problem[] {
  const steps = scheme.steps.map((step, index) => ({ number: index + 1, step }));
  return unsavedSteps(steps, draft.progress(), answers, todayInIndia()).map(({ number, step }) =>
    problemOf(number, step.title, wizardMessages.saveStep),
  );
}

/** Not of a document that a No made unnecessary. */
function failed(scheme: Scheme, draft: Draft, { answers }: ReimbursementView): Problem[] {
  const documents = applicableDocuments(scheme, answers);
  const asked = documents.map(({ field }) => field.name);
  return failedUploads(uploadQueue.list(), draft, asked).flatMap(({ fieldName, message }) =>
    documents.filter(({ field }) => field.name === fieldName).map(({ step }) => ({ text: message, fieldId: changeId(step) })),
  );
}
