import { lazy, useEffect } from "react";
import { useSignedIn } from "./use-me.ts";

const load = () => import("./session-dialogs.ts");

export const LazyPasswordPrompt = lazy(async () => ({ default: (await load()).PasswordPrompt }));
export const LazySessionEnding = lazy(async () => ({ default: (await load()).SessionEnding }));
export const LazySignInAgain = lazy(async () => ({ default: (await load()).SignInAgain }));

/** The page that was opened is complete by then, and no session that has just been read ends before. */
const loadAfterMs = 10_000;

/**
 * Loads the dialogs of a session soon after a user is signed in, so that they can be shown without a connection. A failure is tried
 * again when the browser is online again.
 * The pages before the sign-in do without them.
 */
export function useSessionDialogs(): void {
  const isSignedIn = useSignedIn() !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    const ended = new AbortController();
    const loadAhead = (): void => void load().catch(() => window.addEventListener("online", loadAhead, { once: true, signal: ended.signal }));
    const timer = setTimeout(loadAhead, loadAfterMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [isSignedIn]);
}
