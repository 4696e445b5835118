import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** What the last step led to; `attempt` grows with each, so that the notice takes the focus again. */
export type StepMessage = { readonly text: string; readonly isRefusal: boolean; readonly attempt: number };

/**
 * How each step of a fair ends: everything about fairs is read again, and its sentence is shown. `formHandlers` are for a form that compares what
 * is typed with what is stored: without an answer it reads nothing, because its own entries may be stored and would look like those of a colleague.
 */
export function useFairSteps() {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState<StepMessage>();
  const say = (text: string, isRefusal: boolean): void => setMessage((before) => ({ text, isRefusal, attempt: (before?.attempt ?? 0) + 1 }));
  const handlers = {
    onSuccess: async ({ message: text }: { readonly message: string }): Promise<void> => {
      await utils.fairs.invalidate();
      say(text, false);
    },
    onError: (error: unknown): void => {
      // What refused it may be news: the page then shows it.
      void utils.fairs.invalidate();
      say(failureOf(error).message, true);
    },
  };
  const formHandlers = {
    ...handlers,
    onError: (error: unknown): void => (failureOf(error).code === "" ? say(failureOf(error).message, true) : handlers.onError(error)),
  };
  return { message, say, handlers, formHandlers };
}
