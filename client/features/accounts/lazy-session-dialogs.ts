import { lazy, useEffect } from "react";
import { useSignedIn } from "./use-me.ts";

const load = () => import("./session-dialogs.ts");

export const LazyPasswordPrompt = lazy(async () => ({ default: (await load()).PasswordPrompt }));
export const LazySessionEnding = lazy(async () => ({ default: (await load()).SessionEnding }));
export const LazySignInAgain = lazy(async () => ({ default: (await load()).SignInAgain }));

/**
 * Loads the dialogs of a session as soon as a user is signed in, so that they can be shown without a connection.
 * The pages before the sign-in do without them.
 */
export function useSessionDialogs(): void {
  const isSignedIn = useSignedIn() !== undefined;
  useEffect(() => {
    if (isSignedIn) void load().catch(() => undefined);
  }, [isSignedIn]);
}
