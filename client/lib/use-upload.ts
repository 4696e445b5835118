import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { CodeNotLoaded } from "./pictures/code-not-loaded.ts";
import { CannotShrink, type ShrunkPicture } from "./pictures/shrink-picture.ts";
import { whenDue } from "./next-try.ts";
import { newUuid } from "./uuid.ts";
import { mayBeSentAgain, sendFileAs, UploadFailed, type UploadProgress } from "./upload.ts";

type UploadOptions<T> = {
  readonly url: string;
  /** The shape of the server's answer. */
  readonly shape: z.ZodType<T>;
  /** The error of a file, found before the upload. */
  readonly problemOf: (file: File) => string | undefined;
  /** Makes a file smaller that is too large to be sent; undefined for one that is sent as it is. */
  readonly shrink?: ((file: File) => Promise<ShrunkPicture> | undefined) | undefined;
  /** The message for a failure that the server did not explain. */
  readonly failedText: (fileName: string) => string;
  readonly onStored: (stored: T) => void;
};

/** A file that was not stored. Without `retry` it was refused: sending it again cannot help. */
export type FailedUpload = { readonly name: string; readonly retry: (() => void) | undefined; readonly takeOut: () => void };

type Sent = { readonly file: File; readonly url: string; readonly idempotencyKey: string };
type NotStored = {
  readonly name: string;
  /** Why, for people. */
  readonly message: string;
  /** What is sent again; undefined for a refused file. */
  readonly sent: Sent | undefined;
  readonly isSignedOut: boolean;
};

/**
 * Sends one file at a time and shows its progress and failure. A new file cancels the upload of the one before it; so does leaving the page.
 * A file that failed because the session was over is sent again once the user has signed in.
 */
export function useUpload<T>({ url, shape, problemOf, shrink, failedText, onStored }: UploadOptions<T>) {
  const [progress, setProgress] = useState<UploadProgress>();
  const [failed, setFailed] = useState<NotStored>();
  const current = useRef<AbortController>(undefined);
  // The form may change while the file is sent: what is stored joins the values of then.
  const latest = useRef({ onStored, sendAgain });
  useEffect(() => {
    latest.current = { onStored, sendAgain };
  });
  useEffect(() => () => current.current?.abort(), []);
  useEffect(() => {
    const sent = failed?.sent;
    if (sent === undefined || failed?.isSignedOut !== true) return undefined;
    return whenDue("signed_in", () => void latest.current.sendAgain(sent));
  }, [failed]);

  async function send(file: File): Promise<void> {
    const problem = problemOf(file);
    setFailed(problem === undefined ? undefined : { name: file.name, message: problem, sent: undefined, isSignedOut: false });
    if (problem === undefined) await transfer({ file, url, idempotencyKey: newUuid() });
  }

  /** The same key, so that a lost answer cannot store the file twice; another one if the address has changed since. */
  async function sendAgain({ file, url: sentTo, idempotencyKey }: Sent): Promise<void> {
    await transfer({ file, url, idempotencyKey: sentTo === url ? idempotencyKey : newUuid() });
  }

  async function transfer(sent: Sent): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setFailed(undefined);
    setProgress({ phase: "sending", percent: 0 });
    try {
      const shrinking = shrink?.(sent.file);
      if (shrinking !== undefined) setProgress({ phase: "shrinking" });
      const file = (await shrinking)?.file ?? sent.file;
      const stored = await sendFileAs({ ...sent, file, signal: controller.signal, onProgress: setProgress }, shape);
      latest.current.onStored(stored);
    } catch (error) {
      if (controller.signal.aborted) return;
      const refusal = error instanceof UploadFailed ? error.failure : undefined;
      const { name } = sent.file;
      const message = refusal?.message ?? shrinkProblem(error, name) ?? failedText(name);
      const isRefused = error instanceof CannotShrink || (refusal !== undefined && !mayBeSentAgain(refusal));
      setFailed({ name, message, sent: isRefused ? undefined : sent, isSignedOut: refusal?.code === "token_not_valid" });
    } finally {
      if (current.current === controller) setProgress(undefined);
    }
  }

  const clearFailure = (): void => setFailed(undefined);

  const again = failed?.sent;
  const failedUpload: FailedUpload | undefined = failed && {
    name: failed.name,
    retry: again && (() => void sendAgain(again)),
    takeOut: clearFailure,
  };
  return { progress, failure: failed?.message, failed: failedUpload, send, clearFailure };
}

function shrinkProblem(error: unknown, name: string): string | undefined {
  if (error instanceof CodeNotLoaded) return fileMessages.notMadeSmaller(name);
  return error instanceof CannotShrink ? error.message : undefined;
}
