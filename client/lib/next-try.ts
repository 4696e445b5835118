import { failureOf, isPassing } from "./call-failure.ts";
import { onSessionEvent } from "./session-clock.ts";

/** When a save that failed is tried again: after this time, when the user has signed in again, or never, because the answer would be the same. */
export type NextTry = { readonly afterMs: number } | "signed_in" | "never";

/** Without an answer, or while the service recovers. */
const passingMs = 5_000;
/** After an internal error of the server, which may last. */
const faultMs = 30_000;
const oneMinuteMs = 60_000;

/** When a save is repeated after this error. */
export function nextTryOf(error: unknown): NextTry {
  const { code, httpStatus } = failureOf(error);
  if (isPassing(error)) return { afterMs: passingMs };
  if (code === "token_not_valid") return "signed_in";
  if (code === "rate_limited") return { afterMs: oneMinuteMs };
  return httpStatus >= 500 ? { afterMs: faultMs } : "never";
}

/** Calls `act` once, when it is time for the next try. Returns a function that cancels it. */
export function whenDue(next: Exclude<NextTry, "never">, act: () => void): () => void {
  if (next !== "signed_in") {
    const timer = setTimeout(act, next.afterMs);
    return () => clearTimeout(timer);
  }
  const stop = onSessionEvent(({ kind }) => {
    if (kind !== "lives") return;
    stop();
    act();
  });
  return stop;
}
