import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { newUuid } from "./uuid.ts";
import { sendFileAs, UploadFailed, type UploadProgress } from "./upload.ts";

type UploadOptions<T> = {
  readonly url: string;
  /** The shape of the server's answer. */
  readonly shape: z.ZodType<T>;
  /** The error of a file, found before the upload. */
  readonly problemOf: (file: File) => string | undefined;
  /** The message for a failure that the server did not explain. */
  readonly failedText: (fileName: string) => string;
  readonly onStored: (stored: T) => void;
};

/** Sends one file at a time and shows its progress and failure. A new file cancels the upload of the one before it; so does leaving the page. */
export function useUpload<T>({ url, shape, problemOf, failedText, onStored }: UploadOptions<T>) {
  const [progress, setProgress] = useState<UploadProgress>();
  const [failure, setFailure] = useState<string>();
  const current = useRef<AbortController>(undefined);
  // The form may change while the file is sent: what is stored joins the values of then.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const problem = problemOf(file);
    setFailure(problem);
    if (problem !== undefined) return;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setProgress({ phase: "sending", percent: 0 });
    try {
      const stored = await sendFileAs({ url, file, idempotencyKey: newUuid(), signal: controller.signal, onProgress: setProgress }, shape);
      latest.current(stored);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof UploadFailed ? error.message : failedText(file.name));
    } finally {
      if (current.current === controller) setProgress(undefined);
    }
  }

  return { progress, failure, send, clearFailure: () => setFailure(undefined) };
}
