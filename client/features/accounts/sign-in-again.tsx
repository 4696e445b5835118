import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { userTypeOf } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { SignInCode } from "./sign-in-code.tsx";
import type { SignedIn } from "./use-me.ts";
import { useSignOut } from "./use-sign-out.ts";

type SignInAgainProps = {
  readonly person: SignedIn;
  /** The session has ended. Before its end a person may sign in again, too. */
  readonly isOver: boolean;
  readonly onSignedIn: () => void;
};

/** Asks the same person for the password, and the code of a second factor, over the page that they were on. */
export function SignInAgain({ person, isOver, onSignedIn }: SignInAgainProps) {
  const utils = trpc.useUtils();
  const [password, setPassword] = useState("");
  const [isCodeOwed, setIsCodeOwed] = useState(false);
  const [isStepOver, setIsStepOver] = useState(false);
  const { signOut } = useSignOut();
  const login = trpc.accounts.login.useMutation({
    onSuccess: async (answer) => {
      setPassword("");
      if ("home" in answer) return goOn();
      // A set-up needs the page of the login; a code does not.
      if (answer.owed === "set_up") window.location.assign(paths.login);
      setIsCodeOwed(true);
    },
  });
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
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}

      closeOnEscape={false}
      title="Your session has ended"
      centered
    >
      {isCodeOwed ? (
        <SignInCode id="code-again" onEntered={() => void goOn()} onOver={() => backToPassword(true)} onCancel={() => backToPassword(false)} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text>{accountMessages.signInAgain}</Text>
            {isStepOver && login.error === null && (
              <Alert color="red" role="alert">
                {accountMessages.signInStepOver}
              </Alert>
            )}
            {login.error !== null && (
              <Alert color="red" role="alert">
                {failureOf(login.error).message}
              </Alert>
            )}
            <Text>
              You were signed in as <strong>{person.user.email}</strong>
            </Text>
            <input type="email" name="email" autoComplete="username" value={person.user.email} readOnly hidden />
            <PasswordField id="password-again" label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
            <Group>
              <Button type="submit" loading={login.isPending}>
                Log in
              </Button>
              <Button variant="subtle" onClick={leave}>
                Leave without saving
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
