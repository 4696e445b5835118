import { Suspense, useState } from "react";
import { LazySessionEnding, LazySignInAgain, useSessionDialogs } from "./lazy-session-dialogs.ts";
import { useSessionWatch } from "./use-session-watch.ts";

/**
 * Warns before the session ends and extends it on request. After its end it asks the person to sign in again over the page,
 * which keeps everything that was typed.
 * @source ux.md "Every screen"; security.md 3.1
 */
export function SessionWatcher() {
  const { watch, renew } = useSessionWatch();
  const [isSigningInEarly, setIsSigningInEarly] = useState(false);
  useSessionDialogs();
  if (watch.kind === "quiet" && isSigningInEarly) setIsSigningInEarly(false);
  if (watch.kind === "quiet") return null;
  const signedIn = (): void => {
    setIsSigningInEarly(false);
    renew();
  };
  return (
    <Suspense>
      {watch.kind === "over" || isSigningInEarly ? (
        <LazySignInAgain person={watch.person} isOver={watch.kind === "over"} onSignedIn={signedIn} />
      ) : (
        <LazySessionEnding secondsLeft={watch.secondsLeft} canExtend={watch.canExtend} onSignInAgain={() => setIsSigningInEarly(true)} />
      )}
    </Suspense>
  );
}
