import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { Answer, Answers } from "#domain/reimbursements/answers.ts";
import { reimbursementMessages, wizardMessages } from "#domain/reimbursements/messages.ts";
import type { Scheme, Step } from "#domain/reimbursements/scheme.ts";
import type { SaveState } from "../../components/save-status.tsx";
import { showToast } from "../../components/toasts.tsx";
import { newIdempotencyKey } from "../../shared/idempotency-key.ts";
import { withoutStep, withStep } from "../../lib/local-progress.ts";
import { failureOf, isPassing, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { checkStep, isSaved, startValues, documentsOnServer, type StepValues } from "./step-values.ts";
import { uploadQueue, useUploads } from "./uploads.ts";
import { uploadErrors } from "./upload-words.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;
const noAnswers: Answers = {};

type StepFormOptions = {
  readonly draft: Draft;
  readonly scheme: Scheme;
  readonly step: Step;
  readonly number: number;
  readonly view: ReimbursementView | undefined;
  /** What the firm gave before, by wire name. */
  readonly known?: Answers;
  readonly onSaved: (view: ReimbursementView) => void;
};

/**
 * One step being filled in: what was typed stays in this browser until the server has it. Saving waits for the files of the
 * draft, sends the values, and repeats when the line comes back.
 */
export function useStepForm({ draft, scheme, step, number, view, known, onSaved }: StepFormOptions) {
  const utils = trpc.useUtils();
  const uploads = useUploads(draft);
  const [today] = useState(() => calendarDateInIndia(new Date()));
  const saved = view?.answers ?? noAnswers;
  const [values, setValues] = useState<StepValues>(() => startValues(step, saved, draft.progress()?.steps[number], known));
  const [problem, setProblem] = useState<{ lead: string | undefined; errors: FieldErrors }>({ lead: undefined, errors: {} });
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<"idle" | "waiting" | "saving" | "offline">("idle");
  const lastAttempt = useRef({ content: "", key: "" });

  const send = useMutation({
    networkMode: "always",
    retry: false,
    mutationFn: ({ answers, key }: { answers: Answers; key: string }) =>
      draft.run(
        (reimbursementId) =>
          utils.client.reimbursements.saveStep.mutate(
            { scheme: scheme.kind, reimbursementId, step: number, answers },
            { context: { idempotencyKey: key } },
          ),
        (next) => next.id,
      ),
  });

  function refuse(lead: string | undefined, errors: FieldErrors): void {
    setProblem({ lead, errors });
    setAttempt((before) => before + 1);
  }

  async function save(): Promise<void> {
    if (phase === "waiting" || phase === "saving") return;
    setPhase("waiting");
    await uploadQueue.settled(draft);
    const latest = draft.id === undefined ? view : (utils.reimbursements.getOwn.getData({ reimbursementId: draft.id }) ?? view);
    const { answers, errors } = checkStep(step, values, documentsOnServer(latest), today);
    const failed = uploadErrors(uploadQueue.list(), draft, step, values);
    if (Object.keys({ ...errors, ...failed }).length > 0) {
      setPhase("idle");
      return refuse(reimbursementMessages.completeStep, { ...errors, ...failed });
    }
    if (latest !== undefined && hasArrived(latest)) return finish(latest);
    await store(answers);
  }

  /** A step of one file was saved with that file. */
  function hasArrived(latest: ReimbursementView): boolean {
    const there = latest.steps[number - 1];
    return latest.currentStep === number + 1 && there?.savedAt !== undefined && isSaved(step, values, latest.answers, today);
  }

  function finish(next: ReimbursementView): void {
    draft.keep(withoutStep(number));
    setPhase("idle");
    setProblem({ lead: undefined, errors: {} });
    showToast({ tone: "success", message: reimbursementMessages.stepSaved(number), durationMs: toastMs });
    onSaved(next);
  }

  async function store(answers: Answers): Promise<void> {
    setPhase("saving");
    const content = JSON.stringify(answers);
    if (lastAttempt.current.content !== content) lastAttempt.current = { content, key: newIdempotencyKey() };
    try {
      const next = await send.mutateAsync({ answers, key: lastAttempt.current.key });
      lastAttempt.current = { content: "", key: "" };
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.invalidate();
      void utils.dossiers.invalidate();
      finish(next);
    } catch (error) {
      const failure = failureOf(error);
      setPhase(isPassing(error) ? "offline" : "idle");
      const lead = failure.code === "step_incomplete" ? failure.message : wizardMessages.stepFailed(number, failure.message);
      refuse(lead, failure.fields);
      showToast({ tone: "error", message: lead, durationMs: toastMs });
    }
  }

  const saveAgain = useEffectEvent(() => {
    if (phase === "offline") void save();
  });
  useEffect(() => {
    window.addEventListener("online", saveAgain);
    return () => window.removeEventListener("online", saveAgain);
  }, []);

  const waitingFor = uploads.filter(({ state }) => state.phase !== "failed").map(({ file }) => file.name);
  const isDirty = !isSaved(step, values, saved, today);
  return {
    values,
    uploads,
    errors: problem.errors,
    lead: problem.lead,
    attempt,
    waitingFor,
    isDirty,
    isWaiting: phase === "waiting",
    isSaving: phase === "saving",
    saveState: stateOf(phase, isDirty || waitingFor.length > 0),
    save: () => void save(),
    setValue(name: string, value: Answer) {
      const next = { ...values, [name]: value };
      setValues(next);
      draft.keep(isSaved(step, next, saved, today) ? withoutStep(number) : withStep(number, next));
    },
  };
}
export type StepForm = ReturnType<typeof useStepForm>;

function stateOf(phase: "idle" | "waiting" | "saving" | "offline", isDirty: boolean): SaveState {
  if (phase === "offline") return "failed";
  if (phase === "idle") return isDirty ? "unsaved" : "saved";
  return "saving";
}
