import type { FieldErrors } from "#domain/errors.ts";
import type { Step } from "#domain/reimbursements/scheme.ts";
import type { Draft } from "./draft.ts";
import type { StepValues } from "./step-values.ts";
import type { UploadRowState } from "../../components/upload-row.tsx";
import type { QueuedUpload, UploadState } from "./upload-queue.ts";

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

type Awaited = Pick<QueuedUpload, "file" | "state">;
const namesOf = (files: readonly Awaited[]): string => files.map(({ file }) => file.name).join(", ");
const isOrAre = ({ length }: readonly Awaited[]): string => (length === 1 ? "is" : "are");
const isRemoved = ({ state }: Awaited): boolean => state.phase === "removing";
const onTheWay = (files: readonly Awaited[]): string => `${namesOf(files)} ${isOrAre(files)} on the way.`;
const filesGo = (files: readonly Awaited[]): string => `${namesOf(files)} ${files.length === 1 ? "goes" : "go"}`;
/** What is said of files of which some are sent and others are being removed. */
function textsOf(files: readonly Awaited[], ofSent: (sent: readonly Awaited[]) => string): string {
  const [sent, removed] = [files.filter((file) => !isRemoved(file)), files.filter(isRemoved)];
  const texts = [sent.length > 0 ? ofSent(sent) : "", removed.length > 0 ? `${namesOf(removed)} ${isOrAre(removed)} being removed.` : ""];
  return texts.filter(Boolean).join(" ");
}

/** What is said while something waits long for files: the line is down, or they need long on a slow one. */
export const awaitedText = (files: readonly Awaited[]): string =>
  textsOf(files, (sent) => (sent.some(({ state }) => state.phase === "waiting") ? offlineText(filesGo(sent)) : onTheWay(sent)));

/** What is said before a submission while files are under way. */
export const submitWaitsText = (files: readonly Awaited[]): string =>
  `${textsOf(files, (sent) => `Still on the way: ${namesOf(sent)}.`)} Submitting waits for ${files.length === 1 ? "it" : "them"}.`;

/** The label of a page that waits for files. */
export function waitingLabel(files: readonly Awaited[]): string {
  const sent = files.filter((file) => !isRemoved(file));
  return sent.length > 0 ? `Waiting for ${namesOf(sent)}` : `Waiting until ${namesOf(files)} ${isOrAre(files)} removed`;
}

/** The state of a file on its way, as its row shows it. */
export function rowStateOf(state: UploadState): UploadRowState {
  if (state.phase === "sending") return { kind: "uploading", percent: state.percent };
  if (state.phase !== "failed") return { kind: state.phase };
  const { message, canRetry, isStale } = state;
  return { kind: "problem", message, canRetry, ...(isStale === true ? { choice: { take: "Use mine", leave: "Keep the other" } } : {}) };
}
