import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { userTypeOf } from "#domain/accounts/roles.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { SignedIn } from "./use-me.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Asks the same person for the password over the page that they were on. */
export function SignInAgain({ person, onSignedIn }: { person: SignedIn; onSignedIn: () => void }) {
  const utils = trpc.useUtils();
  const [password, setPassword] = useState("");
  const { signOut } = useSignOut();
  const login = trpc.accounts.login.useMutation({
    onSuccess: async () => {
      setPassword("");
      await utils.accounts.me.invalidate();
      onSignedIn();
      await utils.invalidate();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!login.isPending) login.mutate({ email: person.user.email, password, userType: userTypeOf(person.user.role) });
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Your session has ended"
      centered
    >
      <form onSubmit={submit}>
        <Stack>
          <Text>{accountMessages.signInAgain}</Text>
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
            <Button variant="subtle" onClick={signOut}>
              Leave without saving
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
