import { joiningMessages } from "#domain/joining/messages.ts";
import type { JoiningState } from "#domain/joining/states.ts";
import { isAnswerStep, joiningSteps, type AnswerStep, type JoiningStep } from "#domain/joining/steps.ts";
import type { TypedForm } from "../../content/page-content.ts";

type StepProblems = Readonly<Record<string, string>>;

/** What decides which step of an application the page shows, and with which problems. */
type ShownApplication = {
  readonly state: JoiningState;
  readonly step: JoiningStep | undefined;
  readonly isChecked: boolean;
  readonly problem: string | undefined;
  readonly problems: Readonly<Record<AnswerStep, StepProblems>>;
  readonly missing: readonly unknown[];
  readonly remarks: readonly { readonly isSent: boolean }[];
};

export const answersFormId = "answers";
export const replyFormId = "reply";

/** Undefined: the overview, with the answers to the remarks. What the council asks about is sent from there, so it needs no last step. */
export function shownStep(application: ShownApplication): JoiningStep | undefined {
  const { state, step } = application;
  if (state === "draft") return step ?? firstOpen(application);
  return state === "needs_reply" && step !== "check" ? step : undefined;
}

/** The first step that is not complete, or the last one. */
const firstOpen = (application: ShownApplication): JoiningStep => joiningSteps.find((step) => !isComplete(application, step)) ?? "check";

export function isComplete({ problems, missing }: ShownApplication, step: JoiningStep): boolean {
  if (step === "documents") return missing.length === 0;
  return step !== "check" && Object.keys(problems[step]).length === 0;
}

/** The problems that the form of a step shows: all of them once it was saved, and at once that an amount is of another year, so it is not shown. */
export const shownProblems = ({ isChecked, problems }: ShownApplication, step: AnswerStep): StepProblems =>
  Object.fromEntries(Object.entries(problems[step]).filter(([, text]) => isChecked || text === joiningMessages.exportYearPassed));

/** Whether the answers to the remarks are a form. Beside a step they are text: the forms and links of the step would lose what is typed here. */
export const hasReplyForm = ({ state, remarks }: ShownApplication, shown: JoiningStep | undefined): boolean =>
  state === "needs_reply" && shown === undefined && remarks.some(({ isSent }) => !isSent);

/** The form in which something is typed: a link beside it would lose that. Undefined where the page has none. */
export function typedFormOf(application: ShownApplication): TypedForm | undefined {
  const shown = shownStep(application);
  if (hasReplyForm(application, shown)) return { id: replyFormId, action: "reply" };
  return shown !== undefined && isAnswerStep(shown) ? { id: answersFormId, action: "save" } : undefined;
}

/** Whether the page says that something is wrong. */
export function showsProblem(application: ShownApplication): boolean {
  const step = shownStep(application);
  const isStepWrong = step !== undefined && isAnswerStep(step) && Object.keys(shownProblems(application, step)).length > 0;
  return application.problem !== undefined || isStepWrong;
}
