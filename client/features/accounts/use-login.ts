import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { lastUserType, rememberUserType } from "./last-user-type.ts";
import { safeNext } from "./next-path.ts";
import { tellSuccess } from "./tell.ts";

/** The login form: what is typed, what went wrong, and the way in. */
export function useLogin() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const utils = trpc.useUtils();
  const [values, setValues] = useState({ email: "", password: "", userType: lastUserType() });
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isUnverified, setIsUnverified] = useState(false);

  const login = trpc.accounts.login.useMutation({
    onSuccess: async ({ home }) => {
      rememberUserType(values.userType);
      tellSuccess(accountMessages.loginSuccess);
      const next = safeNext(search, window.location.origin);
      await utils.accounts.me.invalidate();
      await navigate(next ?? home, { replace: true });
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
  return { values, change, problem, isUnverified, attempt, submit, isBusy: login.isPending };
}

/** What the server would say as well, without asking it. @source specification 5 "Login" */
function problemBefore({ email, password, userType }: { email: string; password: string; userType: string }): string | undefined {
  if (userType === "") return accountMessages.selectUserType;
  return email.trim() === "" || password === "" ? accountMessages.enterBoth : undefined;
}
