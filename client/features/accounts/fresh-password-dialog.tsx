import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { onPasswordNeeded } from "../../lib/fresh-password.ts";
import { LazyPasswordPrompt } from "./lazy-session-dialogs.ts";
import { useSignedIn } from "./use-me.ts";

type Answer = (isGiven: boolean) => void;

/**
 * Asks for the password over the page when an action needs a fresh one; the action then continues.
 * @source security.md 3.1
 */
export function FreshPasswordDialog() {
  const me = useSignedIn();
  const [waiting, setWaiting] = useState<{ readonly answer: Answer; readonly isCodeEnough: boolean }>();
  const ask = useEffectEvent((answer: Answer, isCodeEnough: boolean) => {
    waiting?.answer(false);
    setWaiting({ answer, isCodeEnough });
  });
  useEffect(() => onPasswordNeeded((answer, isCodeEnough) => ask(answer, isCodeEnough)), []);
  if (waiting === undefined || me === undefined) return null;
  const finish = (isGiven: boolean): void => {
    setWaiting(undefined);
    waiting.answer(isGiven);
  };
  return (
    <Suspense>
      <LazyPasswordPrompt email={me.user.email} isCodeEnough={waiting.isCodeEnough} onGiven={() => finish(true)} onCancel={() => finish(false)} />
    </Suspense>
  );
}
