import { useSyncExternalStore } from "react";
import { onSessionEvent } from "../../lib/session-clock.ts";
import { useUnloadWarning } from "../../lib/unload-warning.ts";
import { shrinkIfTooLarge } from "../../lib/pictures/shrink-picture.ts";
import { sendFile } from "../../lib/upload.ts";
import type { Draft } from "./draft.ts";
import { UploadQueue, type QueuedUpload } from "./upload-queue.ts";

/** The one queue of this browser tab. */
export const uploadQueue = new UploadQueue(sendFile, shrinkIfTooLarge);

window.addEventListener("online", () => uploadQueue.retryAll());
onSessionEvent(({ kind }) => kind === "lives" && uploadQueue.retrySignedOut());

/** The files of a draft that are on their way or were refused; leaving the site while one may still arrive asks first. */
export function useUploads(draft: Draft): readonly QueuedUpload[] {
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.list).filter((upload) => upload.draft.isSameAs(draft));
  const isUnderWay = uploads.some(({ state }) => state.phase !== "failed" || state.canRetry);
  useUnloadWarning(isUnderWay);
  return uploads;
}

/** What the user is told about the stored files of a document. */
export const useUploadRemarks = (draft: Draft, fieldName: string): readonly string[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.remarks)
    .filter((remark) => remark.fieldName === fieldName && remark.draft.isSameAs(draft))
    .map(({ text }) => text);
