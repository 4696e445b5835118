import type { Answers } from "#domain/reimbursements/answers.ts";
import { applicableDocuments, findStep, stepTitles } from "#domain/reimbursements/derive.ts";
import type { Scheme, Step } from "#domain/reimbursements/scheme.ts";
import type { TaskListEntry, TaskStatus } from "../../components/task-list.tsx";
import type { LocalProgress } from "../../lib/local-progress.ts";
import { lostFiles } from "./lost-files.ts";
import { wizardPath } from "./member-paths.ts";
import { allFields, isSaved } from "./step-values.ts";
import type { QueuedUpload } from "./upload-queue.ts";
import type { ReimbursementView } from "./views.ts";

/** What is known of a draft: on the server, in this browser, and on its way. */
export type DraftKnowledge = {
  readonly view: ReimbursementView | undefined;
  readonly progress: LocalProgress | undefined;
  readonly uploads: readonly QueuedUpload[];
};

/** The steps of a draft as a list of tasks, with the documents that each asks for. */
export const tasksOf = (scheme: Scheme, id: string | undefined, known: DraftKnowledge): TaskListEntry[] =>
  stepTitles(scheme).map((name, index) => {
    const number = index + 1;
    const saved = known.view?.steps.find((step) => step.number === number);
    const status = statusOf(scheme, number, known);
    return {
      key: String(number),
      name,
      to: wizardPath(scheme.kind, { id, step: number }),
      status,
      savedAt: saved?.savedAt,
      hint: status === "Completed" ? undefined : documentsOf(scheme, number, known.view),
    };
  });

function statusOf(scheme: Scheme, number: number, { view, progress, uploads }: DraftKnowledge): TaskStatus {
  const step = findStep(scheme, number);
  const names = step === undefined ? [] : allFields(step).map((field) => field.name);
  const own = uploads.filter(({ fieldName }) => names.includes(fieldName));
  const isLost = lostFiles(progress?.files ?? [], uploads, view?.documents ?? []).some(({ fieldName }) => names.includes(fieldName));
  if (isLost || own.some(({ state }) => state.phase === "failed")) return "Needs attention";
  const isTyped = progress?.steps[String(number)] !== undefined;
  if (own.length > 0 || isTyped) return "In progress";
  const saved = view?.steps.find((one) => one.number === number);
  if (saved?.isComplete) return "Completed";
  const hasFile = (view?.documents ?? []).some(({ step: of, current }) => of === number && current !== undefined);
  return hasFile || saved?.savedAt !== undefined ? "In progress" : "Not started";
}

/** The documents that a step needs according to its answers; before an answer, all that it may ask for. */
function documentsOf(scheme: Scheme, number: number, view: ReimbursementView | undefined): string | undefined {
  const step = findStep(scheme, number);
  if (step === undefined) return undefined;
  const sure = applicableDocuments({ ...scheme, steps: [step] }, view?.answers ?? {}).map(({ field }) => field.nameInMessages ?? field.noun);
  if (sure.length > 0) return `Have at hand: ${sure.join(", ")}`;
  const possible = step.fields.flatMap((field) => (field.type === "yesNo" && view?.answers[field.name] === undefined ? field.whenYes : []));
  const nouns = possible.flatMap((field) => (field.type === "document" ? [field.nameInMessages ?? field.noun] : []));
  return nouns.length === 0 ? undefined : `Only if you answer Yes: ${nouns.join(", ")}`;
}

/** How many steps are complete, the last screen left out. */
export const completedCount = (view: ReimbursementView | undefined): number =>
  (view?.steps ?? []).slice(0, -1).filter(({ isComplete }) => isComplete).length;

export type NumberedStep = { readonly number: number; readonly step: Step };

/** Those of the steps in which something is typed that the server does not have. `today` is YYYY-MM-DD in India. */
export const unsavedSteps = (
  steps: readonly NumberedStep[],
  progress: Pick<LocalProgress, "steps"> | undefined,
  answers: Answers,
  today: string,
): NumberedStep[] =>
  steps.filter(({ number, step }) => {
    const kept = progress?.steps[String(number)];
    return kept !== undefined && !isSaved(step, kept, answers, today);
  });
