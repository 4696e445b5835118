import type { inferRouterOutputs } from "@trpc/server";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { findUserType } from "#domain/accounts/roles.ts";
import type { OwedFactor } from "#domain/accounts/second-factor.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf } from "../../lib/call-failure.ts";
import { rememberUserType } from "./last-user-type.ts";

export type LoginValues = { readonly email: string; readonly password: string; readonly userType: string };

/** How the password is sent, and what comes after it. */
export type LoginOutcomes = {
  readonly send: (values: LoginValues) => Promise<inferRouterOutputs<AppRouter>["accounts"]["login"]>;
  readonly onEntered: (home: string) => Promise<void>;
  /** The password was right and a second factor is owed. */
  readonly onOwed: (owed: OwedFactor, email: string) => Promise<void>;
  readonly onExpired: (email: string) => Promise<void>;
};

/** The form of the login: what went wrong, and whether the answer is on its way. */
export function useLogin({ send, onEntered, onOwed, onExpired }: LoginOutcomes, reason: string | undefined) {
  const [problem, setProblem] = useState(reason);
  const [attempt, setAttempt] = useState(0);
  const [isUnverified, setIsUnverified] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function logIn(values: LoginValues): Promise<void> {
    try {
      const answer = await send(values);
      // Already now: the second step may be in another document.
      rememberUserType(values.userType);
      await ("home" in answer ? onEntered(answer.home) : onOwed(answer.owed, values.email.trim()));
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === "password_expired") return onExpired(values.email);
      setProblem(code === "wrong_user_type" ? accountMessages.accessDenied(labelOf(values.userType)) : message);
      setIsUnverified(code === "not_verified");
    } finally {
      setIsBusy(false);
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const values = valuesIn(new FormData(event.currentTarget));
    const missing = problemBefore(values);
    setProblem(missing);
    setIsUnverified(false);
    setAttempt(attempt + 1);
    if (missing !== undefined) return;
    setIsBusy(true);
    void logIn(values);
  };

  return { problem, attempt, isUnverified, submit, isBusy };
}

/** The user type as its option of "Login as" reads. */
const labelOf = (userType: string): string => findUserType(userType)?.label ?? userType;

function valuesIn(form: FormData): LoginValues {
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: textOf("email"), password: textOf("password"), userType: textOf("userType") };
}

/** What the server would say as well, without asking it. @source specification 5 "Login" */
function problemBefore({ email, password, userType }: LoginValues): string | undefined {
  if (userType === "") return accountMessages.selectUserType;
  return email.trim() === "" || password === "" ? accountMessages.enterBoth : undefined;
}
