import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { userTypeOf } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { overAllDialogsProps } from "../../components/dialog-levels.ts";
import { Dialog } from "../../components/dialog.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { autosaved, failureOf, trpc } from "../../lib/trpc.ts";
import { SignInCode } from "./sign-in-code.tsx";
import type { SignedIn } from "./use-me.ts";
import { useSignOut } from "./use-sign-out.ts";

type LoginAnswer = inferRouterOutputs<AppRouter>["accounts"]["login"];

/** A step that is taken in another tab, because this page keeps what was typed. */
type WayOn = { readonly to: string; readonly label: string; readonly next: string };

const newPassword: WayOn = { to: paths.passwordExpired, label: "Set a new password", next: "then enter it here." };
const setUp: WayOn = { to: paths.login, label: "Set up the second factor", next: "then come back here." };

/** Why the password alone does not lead on, and what does. */
function obstacleOf(error: unknown, answer: LoginAnswer | undefined): { readonly message: string; readonly wayOn: WayOn | undefined } | undefined {
  if (error !== null) {
    const { code, message } = failureOf(error);
    // A change of the password whose answer was lost has ended the session, too.
    if (code === "invalid_credentials") return { message: `${message} If you have just changed your password, enter the new one.`, wayOn: undefined };
    return { message, wayOn: code === "password_expired" ? newPassword : undefined };
  }
  const isSetUpOwed = answer !== undefined && "owed" in answer && answer.owed === "set_up";
  return isSetUpOwed ? { message: "Your password is right. Your login needs a second factor, too.", wayOn: setUp } : undefined;
}

type SignInAgainProps = {
  readonly person: SignedIn;
  /** The session has ended. Before its end a person may sign in again, too, or go back to the page. */
  readonly isOver: boolean;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
};

/** Asks the same person for the password, and the code of a second factor, over the page that they were on. */
export function SignInAgain({ person, isOver, onSignedIn, onBack }: SignInAgainProps) {
  const utils = trpc.useUtils();
  const [password, setPassword] = useState("");
  const [isCodeOwed, setIsCodeOwed] = useState(false);
  const [isStepOver, setIsStepOver] = useState(false);
  const { signOut } = useSignOut();
  const login = trpc.accounts.login.useMutation({
    trpc: { context: autosaved },
    onSuccess: async (answer) => {
      setPassword("");
      if ("home" in answer) return goOn();
      setIsStepOver(false);
      setIsCodeOwed(answer.owed === "enter");
    },
  });
  const obstacle = obstacleOf(login.error, login.data);
  const problem = obstacle?.message ?? (isStepOver ? accountMessages.signInStepOver : undefined);
  const goOn = async (): Promise<void> => {
    await utils.accounts.me.invalidate();
    onSignedIn();
    await utils.invalidate();
  };
  const backToPassword = (isTooLate: boolean): void => {
    setIsCodeOwed(false);
    setIsStepOver(isTooLate);
  };
  // After its end there is nothing to sign out: the session of this browser would be another user's.
  const leave = (): void => (isOver ? window.location.assign("/") : signOut());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!login.isPending) login.mutate({ email: person.user.email, password, userType: userTypeOf(person.user.role) });
  };
  return (
    <Dialog
      onClose={isOver ? () => undefined : onBack}
      withCloseButton={false}
      {...overAllDialogsProps}
      closeOnEscape={!isOver}
      title={isOver ? "Your session has ended" : "Sign in again"}
      centered
    >
      {isCodeOwed ? (
        <SignInCode id="code-again" onEntered={() => void goOn()} onOver={() => backToPassword(true)} onCancel={() => backToPassword(false)} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text>{accountMessages.signInAgain}</Text>
            {problem !== undefined && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            {obstacle?.wayOn !== undefined && (
              <Text>
                <Anchor inherit href={obstacle.wayOn.to} target="_blank" rel="noopener">
                  {obstacle.wayOn.label} (opens in a new tab)
                </Anchor>
                , {obstacle.wayOn.next}
              </Text>
            )}
            <Text>
              You {isOver ? "were" : "are"} signed in as <strong>{person.user.email}</strong>
            </Text>
            <input type="email" name="email" autoComplete="username" value={person.user.email} readOnly hidden />
            <PasswordField id="password-again" label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
            <Group>
              <BusyButton type="submit" isBusy={login.isPending} busyLabel="Logging in...">
                Log in
              </BusyButton>
              {!isOver && (
                <Button variant="default" onClick={onBack}>
                  Back to the page
                </Button>
              )}
              <Button variant="subtle" onClick={leave}>
                Leave without saving
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
