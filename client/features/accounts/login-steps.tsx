import { lazy, Suspense } from "react";
import { PageHeading } from "../../components/page-heading.tsx";
import { LoadingState } from "../../components/states.tsx";
import { LoginForm } from "./login-form.tsx";
import { useLogin } from "./use-login.ts";

const SetUpAtSignIn = lazy(async () => ({ default: (await import("./set-up-at-sign-in.tsx")).SetUpAtSignIn }));
const SignInCode = lazy(async () => ({ default: (await import("./sign-in-code.tsx")).SignInCode }));

/** The password and, for a user who has one or needs one, the second factor. @source specification 2 "Account screens"; security.md 3.6 */
export function LoginSteps() {
  const login = useLogin();
  const { owed, enter, startAgain, values } = login;
  if (owed === "enter")
    return (
      <>
        <PageHeading title="Second step" lead={`Your password is right. Now enter the code for ${values.email.trim()}.`} />
        <Suspense fallback={<LoadingState />}>
          <SignInCode id="code" onEntered={enter} onOver={startAgain} onCancel={() => startAgain()} />
        </Suspense>
      </>
    );
  if (owed === "set_up")
    return (
      <Suspense fallback={<LoadingState />}>
        <SetUpAtSignIn onEntered={enter} onOver={startAgain} />
      </Suspense>
    );
  return (
    <>
      <PageHeading title="Login" lead="For members, the council, DGFT and buyers." />
      <LoginForm login={login} />
    </>
  );
}
