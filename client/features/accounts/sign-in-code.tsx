import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { CodeForm } from "./code-form.tsx";

/** When the step is over only the password leads on. */
export const stepOver = "sign_in_step_over";

type SignInCodeProps = {
  readonly id: string;
  readonly onEntered: (home: string) => void;
  /** Too late, or too many wrong codes; gets the sentence. */
  readonly onOver: (reason: string) => void;
  readonly onCancel: () => void;
};

/** The code that a sign-in asks for after the password. */
export function SignInCode({ id, onEntered, onOver, onCancel }: SignInCodeProps) {
  const [attempt, setAttempt] = useState(0);
  const complete = trpc.accounts.signInStep.complete.useMutation({
    onSuccess: ({ home }) => onEntered(home),
    onError: (error) => {
      const { code, message } = failureOf(error);
      if (code === stepOver) return onOver(message);
      setAttempt((before) => before + 1);
    },
  });
  return (
    <CodeForm
      id={id}
      sendLabel="Login"
      isBusy={complete.isPending}
      refusal={complete.error === null ? undefined : failureOf(complete.error).message}
      attempt={attempt}
      onSend={(code) => complete.mutate({ code })}
      onCancel={onCancel}
      cancelLabel="Back to the password"
    />
  );
}
