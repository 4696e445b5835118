import { PageHeading } from "../../components/page-heading.tsx";
import { LoginForm } from "./login-form.tsx";
import { SetUpAtSignIn } from "./set-up-at-sign-in.tsx";
import { SignInCode } from "./sign-in-code.tsx";
import { useLogin } from "./use-login.ts";

/** The password and, for whoever has one or needs one, the second factor. @source specification 2 "Account screens"; security.md 3.6 */
export function LoginSteps() {
  const login = useLogin();
  const { owed, enter, startAgain, values } = login;
  if (owed === "enter")
    return (
      <>
        <PageHeading title="Second step" lead={`Your password is right. Now enter the code for ${values.email.trim()}.`} />
        <SignInCode id="code" onEntered={enter} onOver={startAgain} onCancel={() => startAgain()} />
      </>
    );
  if (owed === "set_up") return <SetUpAtSignIn onEntered={enter} onOver={startAgain} />;
  return (
    <>
      <PageHeading title="Login" lead="For members, the council, DGFT and buyers." />
      <LoginForm login={login} />
    </>
  );
}
