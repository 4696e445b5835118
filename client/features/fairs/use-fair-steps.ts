import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** What the last step led to; `attempt` grows with each, so that the notice takes the focus again. */
export type StepMessage = { readonly text: string; readonly isRefusal: boolean; readonly attempt: number };

/** How each step of a fair ends: everything about fairs is read again, and its sentence is shown. */
export function useFairSteps() {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState<StepMessage>();
  const say = (text: string, isRefusal: boolean): void => setMessage((before) => ({ text, isRefusal, attempt: (before?.attempt ?? 0) + 1 }));
  const handlers = {
    onSuccess: async ({ message: text }: { readonly message: string }): Promise<void> => {
      await utils.fairs.invalidate();
      say(text, false);
    },
    onError: (error: Parameters<typeof failureOf>[0]): void => {
      const { code, message: text } = failureOf(error);
      // The form then shows what another user has saved.
      if (code === "stale_version") void utils.fairs.invalidate();
      say(text, true);
    },
  };
  return { message, say, handlers };
}
