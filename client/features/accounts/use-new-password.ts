import { useState } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import type { Problem } from "../../shared/problem.ts";
import type { CallFailure } from "../../lib/trpc.ts";

export const passwordFieldIds = { password: "new-password", confirmPassword: "confirm-password" } as const;

export type NewPassword = { readonly password: string; readonly confirmPassword: string };
type Wrong = Partial<NewPassword>;

type Options = {
  readonly isBusy: boolean;
  /** Sends what has passed the rules. */
  readonly send: (values: NewPassword) => void;
  /** The sentence of the screen for two passwords that differ. */
  readonly mismatch?: string;
};

/** The state of a new password that is typed twice: values, errors, and the server's answer. */
export function useNewPassword({ isBusy, send, mismatch = accountMessages.passwordMismatch }: Options) {
  const [values, setValues] = useState<NewPassword>({ password: "", confirmPassword: "" });
  const [fields, setFields] = useState<Wrong>({});
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const submit = (): void => {
    if (isBusy) return;
    const wrong = problemsOf(values, mismatch);
    setFields(wrong);
    setLead(undefined);
    setAttempt(attempt + 1);
    if (Object.keys(wrong).length === 0) send(values);
  };
  /** Takes the server's refusal. `isSaid` is false when another field says already what is wrong. */
  const fail = ({ fields: given, message }: CallFailure, isSaid = true): void => {
    const { password, confirmPassword } = given;
    setFields({ ...(password?.[0] && { password: password[0] }), ...(confirmPassword?.[0] && { confirmPassword: confirmPassword[0] }) });
    setLead(isSaid && password === undefined && confirmPassword === undefined ? message : undefined);
    setAttempt((before) => before + 1);
  };
  const change = (changes: Partial<NewPassword>): void => {
    const changed = { ...values, ...changes };
    setValues(changed);
    // Errors of the last try stay until they are corrected. Typing adds no errors.
    const still = problemsOf(changed, mismatch);
    setFields(Object.fromEntries(Object.entries(still).filter(([name]) => Object.hasOwn(fields, name))));
  };
  const problems: Problem[] = Object.entries(fields).map(([name, text]) => ({
    text,
    fieldId: name === "password" ? passwordFieldIds.password : passwordFieldIds.confirmPassword,
  }));
  return { values, change, fields, problems, lead, attempt, submit, fail };
}
export type NewPasswordFormState = ReturnType<typeof useNewPassword>;

function problemsOf({ password, confirmPassword }: NewPassword, mismatch: string): Wrong {
  const problem = passwordProblem(password);
  return { ...(problem !== undefined && { password: problem }), ...(password !== confirmPassword && { confirmPassword: mismatch }) };
}
