import { retryLink, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import superjson from "superjson";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, isPassing } from "./call-failure.ts";
import { newUuid } from "./uuid.ts";

const maxAttempts = 4;

/** The last action of the user that ended without an answer. The server may have done it. */
type Unanswered = { readonly path: string; readonly input: string; readonly key: string };

/**
 * Each action gets its key before it is repeated, so that its repeats carry the same one. An action that ended without an answer keeps its key: when
 * the user sends the same again, it is the same request, which gets the first answer. Once another action has succeeded, it is a new request,
 * because that one may have undone the first. What the page sends by itself does not count.
 * @source security.md 4.3
 */
export const nameActions: TRPCLink<AppRouter> = () => {
  let unanswered: Unanswered | undefined;
  return ({ op, next }) => {
    if (op.context["isBackground"] === true || op.context["isAutosave"] === true)
      return next({ ...op, context: { idempotencyKey: newUuid(), ...op.context } });
    const action = { path: op.path, input: superjson.stringify(op.input) };
    const key = unanswered?.path === action.path && unanswered.input === action.input ? unanswered.key : newUuid();
    const context = { idempotencyKey: key, ...op.context };
    return observable((observer) =>
      next({ ...op, context }).subscribe({
        ...observer,
        next: (answer) => {
          unanswered = undefined;
          observer.next(answer);
        },
        error: (error) => {
          if (isUnsure(error)) unanswered = { ...action, key: keyOf(context) };
          observer.error(error);
        },
      }),
    );
  };
};

/** Refusals of a repeat that say nothing about the first try. */
const unsureCodes: readonly string[] = ["in_progress", "busy", "rate_limited"];

/** True when the server may have done the action in one of its tries. */
const isUnsure = (error: unknown): boolean => isPassing(error) || unsureCodes.includes(failureOf(error).code);

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
