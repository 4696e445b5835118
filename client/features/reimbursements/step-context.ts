import type { FieldErrors } from "#domain/errors.ts";
import type { Answer, Answers } from "#domain/reimbursements/answers.ts";
import type { Draft } from "./draft.ts";
import type { StepValues } from "./step-values.ts";
import type { QueuedUpload } from "./upload-queue.ts";
import type { DocumentView, ItemView, KnownAnswers } from "./views.ts";

/** What the fields of a step share. */
export type StepContext = {
  readonly draft: Draft;
  readonly firmName: string;
  /** What the firm gave before; a field that begins with it says so. */
  readonly known?: KnownAnswers;
  readonly values: StepValues;
  readonly errors: FieldErrors;
  /** The saved answers of all steps. */
  readonly answers: Answers;
  readonly documents: readonly DocumentView[];
  readonly items: readonly ItemView[];
  readonly uploads: readonly QueuedUpload[];
  readonly onChange: (name: string, value: Answer) => void;
};
