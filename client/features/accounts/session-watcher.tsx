import { Suspense, useState } from "react";
import { LazySessionEnding, LazySignInAgain, useSessionDialogs } from "./lazy-session-dialogs.ts";
import { useSessionWatch } from "./use-session-watch.ts";

/** What the person chose in the warning of a session that cannot be extended. */
type Choice = "sign_in" | "page";

/**
 * Warns before the session ends, and extends it on request while that is possible. After its end it asks the person to sign in again over the
 * page, which keeps everything that was typed.
 * @source ux.md "Every screen"; security.md 3.1
 */
export function SessionWatcher() {
  const { watch, renew } = useSessionWatch();
  const [choice, setChoice] = useState<Choice>();
  useSessionDialogs();
  if (watch.kind === "quiet" && choice !== undefined) setChoice(undefined);
  if (watch.kind === "quiet") return null;
  if (watch.kind === "ending" && choice === "page") return null;
  const signedIn = (): void => {
    setChoice(undefined);
    renew();
  };
  const goBack = (): void => setChoice("page");
  return (
    <Suspense>
      {watch.kind === "over" || choice === "sign_in" ? (
        <LazySignInAgain person={watch.person} isOver={watch.kind === "over"} onSignedIn={signedIn} onBack={goBack} />
      ) : (
        <LazySessionEnding secondsLeft={watch.secondsLeft} canExtend={watch.canExtend} onSignInAgain={() => setChoice("sign_in")} onBack={goBack} />
      )}
    </Suspense>
  );
}
