import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { LoadingState } from "../../components/states.tsx";
import { trpc } from "../../lib/trpc.ts";
import { emailIn } from "./email-in.ts";
import { LoginForm } from "./login-form.tsx";
import { loginHeading } from "./login-heading.ts";
import { safeNext } from "./next-path.ts";
import { owedIn } from "./owed-in.ts";
import { tellSuccess } from "./tell.ts";

const SetUpAtSignIn = lazy(async () => ({ default: (await import("./set-up-at-sign-in.tsx")).SetUpAtSignIn }));
const SignInCode = lazy(async () => ({ default: (await import("./sign-in-code.tsx")).SignInCode }));

/**
 * The password and, for a user who has one or needs one, the second factor. The light page of the login hands over here when a factor
 * is owed. @source specification 2 "Account screens"; security.md 3.6
 */
export function LoginSteps() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const utils = trpc.useUtils();
  const [owed, setOwed] = useState(() => owedIn(state));
  const [email, setEmail] = useState(() => emailIn(state));
  const [reason, setReason] = useState<string>();

  const enter = async (home: string): Promise<void> => {
    tellSuccess(accountMessages.loginSuccess);
    await utils.accounts.me.invalidate();
    await navigate(safeNext(search, window.location.origin) ?? home, { replace: true });
  };
  /** Back to the password, which is not kept while the second step is shown. */
  const startAgain = (why?: string): void => {
    setOwed(undefined);
    setReason(why);
  };

  if (owed === "enter")
    return (
      <>
        <PageHeading title="Second step" lead={`Your password is right. Now enter the code for ${email}.`} />
        <Suspense fallback={<LoadingState />}>
          <SignInCode id="code" onEntered={(home) => void enter(home)} onOver={startAgain} onCancel={() => startAgain()} />
        </Suspense>
      </>
    );
  if (owed === "set_up")
    return (
      <Suspense fallback={<LoadingState />}>
        <SetUpAtSignIn onEntered={(home) => void enter(home)} onOver={startAgain} />
      </Suspense>
    );
  return (
    <>
      <PageHeading {...loginHeading} />
      <LoginForm
        initialEmail={email}
        reason={reason}
        send={(values) => utils.client.accounts.login.mutate(values)}
        onEntered={enter}
        onOwed={async (factor, known) => {
          setEmail(known);
          setOwed(factor);
        }}
        onExpired={async (known) => navigate({ pathname: paths.passwordExpired, search }, { state: { email: known } })}
      />
    </>
  );
}
