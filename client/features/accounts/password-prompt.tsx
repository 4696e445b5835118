import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { freshPasswordMinutes } from "#domain/accounts/session-rules.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** Above other dialogs, because an action in one of them may need the password. */
const overDialogs = 400;

type PasswordPromptProps = { readonly email: string; readonly onGiven: () => void; readonly onCancel: () => void };

/** The dialog that asks for the password of the signed-in account. */
export function PasswordPrompt({ email, onGiven, onCancel }: PasswordPromptProps) {
  const [password, setPassword] = useState("");
  const confirm = trpc.accounts.confirmPassword.useMutation({ onSuccess: onGiven });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of a dialog lies inside the page's own in React's eyes.
    event.stopPropagation();
    if (!confirm.isPending && password !== "") confirm.mutate({ password });
  };
  return (
    <Modal opened onClose={onCancel} title="Enter your password" zIndex={overDialogs} closeOnClickOutside={false} centered>
      <form onSubmit={submit}>
        <Stack>
          <Text>
            {accountMessages.passwordNotFresh} It is asked for when it was last given more than {freshPasswordMinutes} minutes ago.
          </Text>
          {confirm.error !== null && (
            <Alert color="red" role="alert">
              {failureOf(confirm.error).message}
            </Alert>
          )}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField id="fresh-password" label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" loading={confirm.isPending}>
              Go on
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
