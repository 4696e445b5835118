import { useState } from "react";
import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

/**
 * Mutations that retry dead jobs and refused emails. Each reloads the page's lists; `onDone` runs after a success, `onFailed` after a failure, also
 * when the component is gone.
 */
export function useRepair(onDone: () => void = () => {}, onFailed: (message: string) => void = () => {}) {
  const utils = trpc.useUtils();
  const [problem, setProblem] = useState<string>();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => {
      setProblem(undefined);
      showToast({ tone: "success", message, durationMs: 4000 });
      onDone();
    },
    onError: (error: unknown) => {
      const { message } = failureOf(error);
      setProblem(message);
      onFailed(message);
    },
    onSettled: () => utils.system.invalidate(),
  };
  const retry = trpc.system.retryJobs.useMutation(outcome);
  const discard = trpc.system.discardJob.useMutation(outcome);
  const resend = trpc.system.resendMail.useMutation(outcome);
  const isBusy = retry.isPending || discard.isPending || resend.isPending;
  return {
    problem,
    isBusy,
    retry: (id: string | undefined): void => {
      if (!isBusy) retry.mutate(id === undefined ? {} : { id });
    },
    discard: (id: string, reason: string): void => {
      if (!isBusy) discard.mutate({ id, reason });
    },
    resend: (mailId: string): void => {
      if (!isBusy) resend.mutate({ mailId });
    },
  };
}
