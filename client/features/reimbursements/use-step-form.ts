import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import type { Answer, Answers } from "#domain/reimbursements/answers.ts";
import { reimbursementMessages, wizardMessages } from "#domain/reimbursements/messages.ts";
import type { Scheme, Step } from "#domain/reimbursements/scheme.ts";
import type { SaveState } from "../../components/save-status.tsx";
import { showToast } from "../../components/toasts.tsx";
import { todayInIndia } from "../../shared/server-clock.ts";
import { newUuid } from "../../lib/uuid.ts";
import { withoutStep, withStep, type LocalProgress } from "../../lib/local-progress.ts";
import { autosaved, failureOf, isPassing, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import {
  savedAnswersOf,
  checkStep,
  documentsOnServer,
  isSameStep,
  isSaved,
  knownForStep,
  startValues,
  stepDifferences,
  stillWrong,
  type RefusedStep,
  type StepValues,
} from "./step-values.ts";
import { uploadQueue, useUploads } from "./uploads.ts";
import { uploadErrors } from "./upload-words.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;
const retryAfterMs = 5000;
const noAnswers: Answers = {};
const nothingRefused: RefusedStep = { errors: {}, values: {}, isOwnCheck: true };
/** "retrying": a save that got no answer is repeated; the page stays free meanwhile. */
type Phase = "idle" | "waiting" | "saving" | "offline" | "retrying";
type Typed = { readonly values: StepValues; readonly base: Answers };

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
 * draft, sends the values, and repeats without an answer until one comes, also after the step was left. When the step was saved elsewhere
 * meanwhile, both versions are shown and nothing is saved before one is chosen.
 */
export function useStepForm({ draft, scheme, step, number, view, known, onSaved }: StepFormOptions) {
  const utils = trpc.useUtils();
  const uploads = useUploads(draft);
  const saved = savedAnswersOf(step, view?.answers ?? noAnswers);
  const proposed = knownForStep(view, number, known);
  const [progressAtFirst] = useState(() => draft.progress());
  const [{ values, base }, setTyped] = useState<Typed>(() => typedAtFirst(progressAtFirst, step, number, saved, proposed));
  /** What this form keeps in the browser; another window may keep something else of the step. */
  const lastKept = useRef<StepValues>(progressAtFirst?.steps[number]);
  const [refused, setRefused] = useState<RefusedStep & { lead: string | undefined }>({ ...nothingRefused, lead: undefined });
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>("idle");
  const lastAttempt = useRef({ content: "", key: "" });
  /** What is typed now, and whether the step is still on the screen, for a save that waited. */
  const current = useRef({ values, base, phase, isOpen: true, isDone: false });
  useEffect(() => {
    current.current = { ...current.current, values, base, phase };
  });
  useEffect(() => {
    current.current.isOpen = true;
    return () => {
      current.current.isOpen = false;
    };
  }, []);

  // Another page saved this step: with nothing typed here its answers are shown, with the same typed here there is nothing to choose.
  const isMoved = !isSameStep(step, saved, base);
  const isUntouched = [known, undefined].some((given) => isSameStep(step, values, startValues(step, base, undefined, given)));
  const isSettled = isMoved && (isUntouched || isSaved(step, values, saved, todayInIndia()));
  if (isSettled) setTyped({ base: saved, values: isUntouched ? startValues(step, saved, undefined, proposed) : values });
  const differences = isMoved && !isSettled ? stepDifferences(step, values, saved) : [];

  const send = useMutation({
    mutationFn: ({ answers, version, key }: { answers: Answers; version: number | undefined; key: string }) =>
      draft.run(
        (reimbursementId) =>
          utils.client.reimbursements.saveStep.mutate(
            { scheme: scheme.kind, reimbursementId, ...draft.start, version, step: number, answers },
            { context: { ...autosaved, idempotencyKey: key } },
          ),
        (next) => next.id,
      ),
  });

  const latestView = () => (draft.id === undefined ? view : (utils.reimbursements.getOwn.getData({ reimbursementId: draft.id }) ?? view));
  const moveTo = (next: Phase): void => {
    current.current.phase = next;
    setPhase(next);
  };

  function refuse(lead: string | undefined, errors: FieldErrors, isOwnCheck: boolean): void {
    setRefused({ lead, errors, values: current.current.values, isOwnCheck });
    setAttempt((before) => before + 1);
  }

  const save = (phaseMeanwhile: "waiting" | "retrying" = "waiting"): Promise<void> => draft.whileSaving(() => trySaving(phaseMeanwhile));

  async function trySaving(phaseMeanwhile: "waiting" | "retrying"): Promise<void> {
    if (isBusy(current.current.phase) || current.current.isDone) return;
    moveTo(phaseMeanwhile);
    await uploadQueue.settled(draft);
    if (current.current.isDone) return;
    const latest = latestView();
    const sent = current.current.values;
    // The step was left and opened again, and something else is typed there now.
    const kept = draft.progress()?.steps[number];
    if (!current.current.isOpen && kept !== undefined && !isSameStep(step, kept, sent)) return;
    const { answers, errors } = checkStep(step, sent, documentsOnServer(latest), todayInIndia());
    const failed = uploadErrors(uploadQueue.list(), draft, step, sent);
    if (Object.keys({ ...errors, ...failed }).length > 0) {
      const isRetry = current.current.phase === "retrying";
      moveTo("idle");
      // The focus stays where something is typed now.
      if (isRetry) return;
      return refuse(reimbursementMessages.completeStep, { ...errors, ...failed }, true);
    }
    if (latest !== undefined && hasArrived(latest, sent)) return finish(latest, sent);
    await store(answers, sent);
  }

  /** The server has the step as it is typed: one of one file was saved with that file. A draft also has to go on from the next step. */
  function hasArrived(latest: ReimbursementView, sent: StepValues): boolean {
    const there = latest.steps[number - 1];
    const isPassed = latest.state !== "DRAFT" || latest.currentStep === number + 1;
    return isPassed && there?.savedAt !== undefined && isSaved(step, sent, latest.answers, todayInIndia());
  }

  function keepTyped(typed: Typed): void {
    lastKept.current = typed.values;
    draft.keep(withStep(number, typed.values, typed.base));
  }

  /** Forgets what this form keeps of the step; what was typed in another window stays. */
  function forgetKept(): void {
    const kept = draft.progress()?.steps[number];
    if (kept === undefined || lastKept.current === undefined || !isSameStep(step, kept, lastKept.current)) return;
    draft.keep(withoutStep(number));
  }

  function finish(next: ReimbursementView, sent: StepValues): void {
    const now = current.current.values;
    const isAllSaved = isSameStep(step, now, sent);
    const nextBase = savedAnswersOf(step, next.answers);
    setTyped((typed) => ({ ...typed, base: nextBase }));
    if (isAllSaved) forgetKept();
    else keepTyped({ values: now, base: nextBase });
    moveTo("idle");
    setRefused({ ...nothingRefused, lead: undefined });
    showToast({ tone: "success", message: reimbursementMessages.stepSaved(number), durationMs: toastMs });
    // A dialog that was opened meanwhile keeps the step: the next press leaves it.
    if (!isAllSaved || !current.current.isOpen || isInDialog()) return;
    // A second click must not leave the step twice.
    current.current.isDone = true;
    onSaved(next);
  }

  async function store(answers: Answers, sent: StepValues): Promise<void> {
    if (current.current.phase !== "retrying") moveTo("saving");
    const version = latestView()?.version;
    if (!isSameStep(step, savedAnswersOf(step, latestView()?.answers ?? noAnswers), current.current.base)) return stop();
    const content = JSON.stringify([version, answers]);
    if (lastAttempt.current.content !== content) lastAttempt.current = { content, key: newUuid() };
    try {
      const next = await send.mutateAsync({ answers, version, key: lastAttempt.current.key });
      lastAttempt.current = { content: "", key: "" };
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.invalidate();
      void utils.dossiers.invalidate();
      finish(next, sent);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === "stale_version" && draft.id !== undefined) {
        const fresh = await utils.reimbursements.getOwn.fetch({ reimbursementId: draft.id }, { staleTime: 0 }).catch((unread: unknown) => {
          fail(unread);
          return undefined;
        });
        if (fresh === undefined) return;
        // Something else of the reimbursement changed: nobody's answers to this step are overwritten.
        return fresh.version === version ? fail(error) : store(answers, sent);
      }
      fail(error);
    }
  }

  /** Somebody saved other answers meanwhile; they are shown next to these. */
  function stop(): void {
    moveTo("idle");
    refuse(reimbursementMessages.stale, {}, false);
  }

  function fail(error: unknown): void {
    const failure = failureOf(error);
    const isLineDown = isPassing(error);
    const isSaid = isLineDown && current.current.phase === "retrying";
    moveTo(isLineDown ? "offline" : "idle");
    if (isLineDown) saveAgain();
    if (isSaid) return;
    const lead = failure.code === "step_incomplete" ? failure.message : wizardMessages.stepFailed(number, failure.message);
    refuse(lead, failure.fields, false);
    showToast({ tone: "error", message: lead, durationMs: toastMs });
  }

  /** Repeats a save later, at once when the browser says that it is online again. */
  function saveAgain(): void {
    const isKept = (): boolean => draft.progress()?.steps[number] !== undefined;
    const wasKept = isKept();
    const repeat = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", repeat);
      if (current.current.phase !== "offline") return;
      // It was saved or cleared meanwhile.
      if (wasKept && !isKept()) return moveTo("idle");
      void save("retrying");
    };
    const timer = setTimeout(repeat, retryAfterMs);
    window.addEventListener("online", repeat);
  }

  function press(): void {
    if (differences.length > 0) stop();
    else if (current.current.phase === "retrying") moveTo("saving");
    else void save();
  }

  function setTypedAndKeep(next: Typed): void {
    setTyped(next);
    if (isSaved(step, next.values, next.base, todayInIndia())) forgetKept();
    else keepTyped(next);
  }

  const waitingFor = uploads.filter(({ state }) => state.phase !== "failed");
  const isDirty = !isSaved(step, values, saved, todayInIndia());
  const errors = currentErrors();
  function currentErrors(): FieldErrors {
    if (Object.keys(refused.errors).length === 0) return refused.errors;
    const checked = checkStep(step, values, documentsOnServer(view), todayInIndia()).errors;
    return stillWrong(step, refused, values, { ...checked, ...uploadErrors(uploads, draft, step, values) });
  }
  // What is wrong again while it is typed must not bring the summary back, which takes the focus.
  if (Object.keys(refused.errors).length > 0 && Object.keys(errors).length === 0) setRefused({ ...nothingRefused, lead: undefined });
  return {
    values,
    uploads,
    errors,
    lead: refused.lead === reimbursementMessages.stale && differences.length === 0 ? undefined : refused.lead,
    attempt,
    waitingFor,
    differences,
    isDirty,
    isWaiting: phase === "waiting",
    isSaving: phase === "saving",
    saveState: stateOf(phase, isDirty || waitingFor.length > 0),
    save: press,
    /** Forgets what was typed; a save that waits is not made. */
    cancel(): void {
      current.current.isDone = true;
      draft.keep(withoutStep(number));
    },
    setValue: (name: string, value: Answer) => setTypedAndKeep({ values: { ...values, [name]: value }, base }),
    /** Goes on from what is saved now, with what was chosen of mine. */
    settle(mine: ReadonlySet<string>) {
      const chosen = Object.fromEntries(Object.entries(values).filter(([name]) => mine.has(name)));
      setRefused({ ...nothingRefused, lead: undefined });
      setTypedAndKeep({ values: { ...startValues(step, saved, undefined, proposed), ...chosen }, base: saved });
    },
  };
}
export type StepForm = ReturnType<typeof useStepForm>;

/** What begins in the form, and the answers of the server that it was typed over. */
function typedAtFirst(progress: LocalProgress | undefined, step: Step, number: number, saved: Answers, known: Answers | undefined): Typed {
  const kept = progress?.steps[number];
  return { values: startValues(step, saved, kept, known), base: kept === undefined ? saved : (progress?.bases[number] ?? saved) };
}

const isBusy = (phase: Phase): boolean => phase !== "idle" && phase !== "offline";

const isInDialog = (): boolean => (document.activeElement?.closest('[role="dialog"][aria-modal="true"]') ?? null) !== null;

function stateOf(phase: Phase, isDirty: boolean): SaveState {
  if (phase === "offline" || phase === "retrying") return "failed";
  if (phase === "idle") return isDirty ? "unsaved" : "saved";
  return "saving";
}
