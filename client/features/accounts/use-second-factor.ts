import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { tellSuccess } from "./tell.ts";

/** One's own second factor, and the ways to change it; a secret or codes live in this page only, until `close`. */
export function useSecondFactor() {
  const utils = trpc.useUtils();
  const calls = trpc.accounts.secondFactor;
  const query = calls.view.useQuery();
  const [attempt, setAttempt] = useState(0);
  const outcome = {
    // The answer of an earlier try may have been lost after it was done.
    onError: () => {
      setAttempt((before) => before + 1);
      void utils.accounts.secondFactor.view.invalidate();
    },
    onSuccess: () => utils.accounts.invalidate(),
  };
  const begin = calls.begin.useMutation({ onError: outcome.onError });
  const confirm = calls.confirm.useMutation(outcome);
  const disable = calls.disable.useMutation(outcome);
  const renew = calls.renewCodes.useMutation(outcome);
  const confirmCodes = calls.confirmCodes.useMutation(outcome);
  const codes = confirm.data?.recoveryCodes ?? renew.data?.recoveryCodes;
  const all = [begin, confirm, disable, renew, confirmCodes];
  const error = all.find((call) => call.error !== null)?.error ?? null;
  return {
    query,
    setUp: begin.data,
    codes,
    failure: error === null ? undefined : failureOf(error).message,
    attempt,
    isBusy: all.some(({ isPending }) => isPending),
    begin: () => begin.mutate(),
    confirm: (code: string) => confirm.mutate({ code }),
    disable: (code: string, onDone: () => void) =>
      disable.mutate(
        { code },
        {
          onSuccess: ({ message }) => {
            tellSuccess(message);
            onDone();
          },
        },
      ),
    renew: (code: string) => {
      confirmCodes.reset();
      renew.mutate({ code });
    },
    confirmCodes: (onDone: () => void) =>
      confirmCodes.mutate(
        { code: codes?.[0] ?? "" },
        {
          onSuccess: onDone,
          // Codes that no longer work are not shown any longer.
          onError: (refusal) => {
            if (failureOf(refusal).code === "codes_replaced") [begin, confirm, renew].forEach((call) => call.reset());
          },
        },
      ),
    close: () => all.forEach((call) => call.reset()),
  };
}
