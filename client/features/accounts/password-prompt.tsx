import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { freshPasswordMinutes, freshProofMinutes } from "#domain/accounts/session-rules.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { overDialogsProps } from "../../components/dialog-levels.ts";
import { Dialog } from "../../components/dialog.tsx";
import { OtpField } from "../../components/otp-field.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { autosaved, failureOf, trpc } from "../../lib/trpc.ts";

type PasswordPromptProps = {
  readonly email: string;
  /** A code of the authenticator counts in place of the password: for decisions on claims. */
  readonly isCodeEnough: boolean;
  readonly onGiven: () => void;
  readonly onCancel: () => void;
};

/** The dialog that asks for the password of the signed-in account, or for a code of its authenticator where that is enough. */
export function PasswordPrompt({ email, isCodeEnough, onGiven, onCancel }: PasswordPromptProps) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [wantsCode, setWantsCode] = useState(false);
  const secondFactor = trpc.accounts.secondFactor.view.useQuery(undefined, { enabled: isCodeEnough });
  const givePassword = trpc.accounts.confirmPassword.useMutation({ trpc: { context: autosaved }, onSuccess: onGiven });
  const giveCode = trpc.accounts.confirmCode.useMutation({ trpc: { context: autosaved }, onSuccess: onGiven });
  const { error, isPending } = wantsCode ? giveCode : givePassword;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of a dialog lies inside the page's own in React's eyes.
    event.stopPropagation();
    if (isPending) return;
    if (wantsCode && code !== "") giveCode.mutate({ code });
    if (!wantsCode && password !== "") givePassword.mutate({ password });
  };
  return (
    <Dialog
      onClose={onCancel}
      title={wantsCode ? "Enter a code" : "Enter your password"}
      // An action in another dialog may need the password.
      {...overDialogsProps(true)}
      centered
    >
      <form onSubmit={submit}>
        <Stack>
          <Text>
            {accountMessages.passwordNotFresh} It is asked for when it was last given more than{" "}
            {isCodeEnough ? freshProofMinutes : freshPasswordMinutes} minutes ago.
          </Text>
          {error !== null && (
            <Alert color="red" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          {wantsCode ? (
            <OtpField id="fresh-code" label="Code of your authenticator app" value={code} onChange={setCode} isFocused />
          ) : (
            <>
              <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
              <PasswordField id="fresh-password" label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
            </>
          )}
          {secondFactor.data?.isOn === true && (
            <TextButton onClick={() => setWantsCode(!wantsCode)}>
              {wantsCode ? "Enter the password instead" : "Enter a code of your authenticator app instead"}
            </TextButton>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <BusyButton type="submit" isBusy={isPending} busyLabel="Checking...">
              Go on
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
