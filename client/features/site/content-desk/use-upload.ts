import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { fileMessages, maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { newIdempotencyKey } from "../../../shared/idempotency-key.ts";
import { sendFileAs, UploadFailed, type UploadProgress } from "../../../lib/upload.ts";

/** Sends a picture or document of the website and hands over what the server made of it. */
export function useUpload<T>(url: string, shape: z.ZodType<T>, onTaken: (taken: T) => void) {
  const [progress, setProgress] = useState<UploadProgress>();
  const [failure, setFailure] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (file === undefined) return;
    const problem = file.size === 0 ? fileMessages.empty(file.name) : file.size > maxFileBytes ? fileMessages.tooLarge(file.name) : undefined;
    setFailure(problem);
    if (problem !== undefined) return;
    // Another choice takes the place of one that is still on its way.
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    setProgress({ phase: "sending", percent: 0 });
    try {
      onTaken(await sendFileAs({ url, file, idempotencyKey: newIdempotencyKey(), signal: controller.signal, onProgress: setProgress }, shape));
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof UploadFailed ? error.message : fileMessages.interrupted(file.name));
    } finally {
      if (sending.current === controller) setProgress(undefined);
    }
  }

  return { progress, failure, send };
}
