import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { importMessages, maxImportBytes } from "#domain/members/import-messages.ts";
import { newIdempotencyKey } from "../../shared/idempotency-key.ts";
import { sendFileAs, UploadFailed, type UploadProgress } from "../../lib/upload.ts";
import { importPath } from "./import-paths.ts";

const Begun = z.object({ importId: z.string() });

/** Sends a list and goes to its import; what is wrong with it already here is said without sending it. */
export function useImportUpload() {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<UploadProgress>();
  const [failure, setFailure] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const problem = problemOf(file);
    setFailure(problem);
    if (problem !== undefined) return;
    const controller = new AbortController();
    sending.current = controller;
    setProgress({ phase: "sending", percent: 0 });
    try {
      const { importId } = await sendFileAs(
        { url: "/uploads/imports", file, idempotencyKey: newIdempotencyKey(), signal: controller.signal, onProgress: setProgress },
        Begun,
      );
      void navigate(importPath(importId));
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(error instanceof UploadFailed ? error.message : importMessages.damaged(file.name));
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, failure, send, forget: () => setFailure(undefined) };
}

function problemOf({ name, size }: File): string | undefined {
  if (!/\.(csv|txt|xls|xlsx)$/i.test(name)) return importMessages.wrongKind(name);
  if (size === 0) return importMessages.empty(name);
  return size > maxImportBytes ? importMessages.tooLarge(name) : undefined;
}
