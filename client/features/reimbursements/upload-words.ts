import type { FieldErrors } from "#domain/errors.ts";
import type { Step } from "#domain/reimbursements/scheme.ts";
import type { Draft } from "./draft.ts";
import type { StepValues } from "./step-values.ts";
import type { QueuedUpload } from "./upload-queue.ts";

/** The documents that a step asks for, given its answers. */
export function askedDocuments(step: Step, values: StepValues): string[] {
  return step.fields.flatMap((field) => {
    if (field.type === "document") return [field.name];
    if (field.type !== "yesNo" || values[field.name] !== true) return [];
    return field.whenYes.flatMap((inner) => (inner.type === "document" ? [inner.name] : []));
  });
}

/** What was refused among the files that a step asks for. */
export const uploadErrors = (uploads: readonly QueuedUpload[], draft: Draft, step: Step, values: StepValues): FieldErrors =>
  Object.fromEntries(failedUploads(uploads, draft, askedDocuments(step, values)).map(({ fieldName, message }) => [fieldName, [message]]));

/** The failed files of a draft for the documents that are asked for. */
export const failedUploads = (uploads: readonly QueuedUpload[], draft: Draft, asked: readonly string[]) =>
  uploads.flatMap(({ draft: owner, fieldName, state }) =>
    state.phase === "failed" && owner.isSameAs(draft) && asked.includes(fieldName) ? [{ fieldName, message: state.message }] : [],
  );

/** What is said while the line is down. `what` goes as soon as it is back: "Step 3 is saved". */
export const offlineText = (what: string): string => `You are offline. ${what} as soon as the line is back; keep this window open.`;

/** What is said of files that need long on a slow line. */
export const onTheWay = (names: readonly string[]): string => `${names.join(", ")} ${names.length === 1 ? "is" : "are"} on the way.`;

/** "a.pdf goes", for `offlineText`. */
export const filesGo = (names: readonly string[]): string => `${names.join(", ")} ${names.length === 1 ? "goes" : "go"}`;
