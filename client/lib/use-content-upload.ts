import { useId, useLayoutEffect } from "react";
import type { z } from "zod";
import { fileMessages, maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { isToBeShrunk, shrinkIfTooLarge } from "./pictures/shrink-picture.ts";
import { useUpload } from "./use-upload.ts";
import type { WatchUpload } from "./use-uploads-under-way.ts";

/**
 * Sends a picture or document of the office, with its size checked first.
 * @param onUpload hears whether the file of this field is on its way, or failed or was refused. It is the same function at each render
 * @param shrinksPhotos a picture that is too large is made smaller and sent
 */
export function useContentUpload<T>(url: string, shape: z.ZodType<T>, onStored: (stored: T) => void, onUpload?: WatchUpload, shrinksPhotos = false) {
  const { progress, failure, failed, send } = useUpload({
    url,
    shape,
    problemOf: (file) => (shrinksPhotos && isToBeShrunk(file) ? undefined : problemOf(file)),
    shrink: shrinksPhotos ? shrinkIfTooLarge : undefined,
    failedText: fileMessages.interrupted,
    onStored,
  });
  const field = useId();
  const standing = progress !== undefined ? "running" : failed !== undefined ? "failed" : undefined;
  // Before the page is drawn: a form whose file is stored can be sent at once.
  useLayoutEffect(() => {
    onUpload?.(field, standing);
    return () => onUpload?.(field, undefined);
  }, [onUpload, field, standing]);
  const sendFirst = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) void send(file);
  };
  return { progress, failure, failed, sendFirst };
}

function problemOf({ name, size }: File): string | undefined {
  if (size === 0) return fileMessages.empty(name);
  return size > maxFileBytes ? fileMessages.tooLarge(name) : undefined;
}
