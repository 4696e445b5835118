import { retryLink, type TRPCLink } from "@trpc/client";
import type { AppRouter } from "#server/trpc/router.ts";
import { isPassing } from "./call-failure.ts";
import { newUuid } from "./uuid.ts";

const maxAttempts = 4;

/** Each action gets its key before it is repeated, so that its repeats carry the same one. */
export const nameActions: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, context: { idempotencyKey: newUuid(), ...op.context } });

/** Repeats an action while there is no answer, or while the answer is that the service is recovering. */
export const repeatActions: TRPCLink<AppRouter> = retryLink({
  retry: ({ error, attempts }) => attempts < maxAttempts && isPassing(error),
  retryDelayMs: (attempt) => 500 * 2 ** attempt,
});

/** The key that `nameActions` gave. */
export const keyOf = (context: Record<string, unknown>): string => {
  const key = context["idempotencyKey"];
  return typeof key === "string" ? key : newUuid();
};
