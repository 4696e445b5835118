import type { z } from "zod";
import { fileMessages, maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { useUpload } from "./use-upload.ts";

/**
 * Sends a picture or document of the office, with its size checked first.
 * @param onUpload gets the upload, which ends without a rejection
 */
export function useContentUpload<T>(url: string, shape: z.ZodType<T>, onStored: (stored: T) => void, onUpload?: (upload: Promise<void>) => void) {
  const { progress, failure, send } = useUpload({ url, shape, problemOf, failedText: fileMessages.interrupted, onStored });
  const sendFirst = (files: FileList | null): void => {
    const file = files?.[0];
    if (file === undefined) return;
    const upload = send(file);
    onUpload?.(upload);
  };
  return { progress, failure, sendFirst };
}

function problemOf({ name, size }: File): string | undefined {
  if (size === 0) return fileMessages.empty(name);
  return size > maxFileBytes ? fileMessages.tooLarge(name) : undefined;
}
