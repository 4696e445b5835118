import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import type { OwedFactor } from "#domain/accounts/second-factor.ts";
import { paths } from "#domain/council.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { lastUserType, rememberUserType } from "./last-user-type.ts";
import { safeNext } from "./next-path.ts";
import { tellSuccess } from "./tell.ts";

/** The login: what is typed, what went wrong, what is still owed after the password, and the way in. */
export function useLogin() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const utils = trpc.useUtils();
  const [values, setValues] = useState({ email: "", password: "", userType: lastUserType() });
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isUnverified, setIsUnverified] = useState(false);
  const [owed, setOwed] = useState<OwedFactor>();

  const enter = async (home: string): Promise<void> => {
    rememberUserType(values.userType);
    tellSuccess(accountMessages.loginSuccess);
    const next = safeNext(search, window.location.origin);
    await utils.accounts.me.invalidate();
    await navigate(next ?? home, { replace: true });
  };

  const login = trpc.accounts.login.useMutation({
    onSuccess: async (answer) => {
      if ("home" in answer) return enter(answer.home);
      setOwed(answer.owed);
    },
    onError: (error) => {
      const { code, message } = failureOf(error);
      if (code === "password_expired") return void navigate(paths.passwordExpired, { state: { email: values.email } });
      setProblem(message);
      setIsUnverified(code === "not_verified");
    },
  });

  const submit = (): void => {
    if (login.isPending) return;
    const missing = problemBefore(values);
    setProblem(missing);
    setIsUnverified(false);
    setAttempt(attempt + 1);
    if (missing === undefined) login.mutate(values);
  };

  const change = (changes: Partial<typeof values>): void => setValues({ ...values, ...changes });
  /** Back to the password, which is not kept while the second step is shown. */
  const startAgain = (reason?: string): void => {
    setOwed(undefined);
    setValues({ ...values, password: "" });
    setProblem(reason);
    setAttempt((before) => before + 1);
  };
  return { values, change, problem, isUnverified, attempt, submit, isBusy: login.isPending, owed, enter, startAgain };
}
export type Login = ReturnType<typeof useLogin>;

/** What the server would say as well, without asking it. @source specification 5 "Login" */
function problemBefore({ email, password, userType }: { email: string; password: string; userType: string }): string | undefined {
  if (userType === "") return accountMessages.selectUserType;
  return email.trim() === "" || password === "" ? accountMessages.enterBoth : undefined;
}
