import { Button, Group, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { readCode } from "#domain/accounts/second-factor.ts";
import { TextButton } from "../../components/text-button.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextField } from "../../components/fields.tsx";
import { OtpField } from "../../components/otp-field.tsx";

type CodeFormProps = {
  /** Different for two such forms on one page. */
  readonly id: string;
  readonly sendLabel: string;
  readonly isBusy: boolean;
  /** The server's refusal of the last code. */
  readonly refusal: string | undefined;
  /** Counts the refusals, so that each takes the focus. */
  readonly attempt: number;
  readonly onSend: (code: string) => void;
  readonly onCancel?: () => void;
  readonly cancelLabel?: string;
  /** Accepts recovery codes too, for users who have lost their phone. */
  readonly takesRecoveryCodes?: boolean;
};

/** The six digits of the app or, on demand, a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const { id, sendLabel, isBusy, refusal, attempt, onSend, onCancel, cancelLabel = "Cancel", takesRecoveryCodes = true } = props;
  const [code, setCode] = useState("");
  const [isRecovery, setIsRecovery] = useState(false);
  const [ownProblem, setOwnProblem] = useState<string>();
  const [ownAttempt, setOwnAttempt] = useState(0);
  const problem = ownProblem ?? refusal;
  const field = { id, value: code, onChange: setCode, ...(problem !== undefined && { error: problem }) };

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation(); // in a dialog the page's own form would hear it too
    if (isBusy) return;
    const isWhole = readCode(code).kind === (isRecovery ? "recovery" : "app");
    setOwnProblem(isWhole ? undefined : isRecovery ? accountMessages.recoveryCodeFormat : accountMessages.codeFormat);
    setOwnAttempt(ownAttempt + 1);
    if (isWhole) onSend(code);
  }
  function change(): void {
    setIsRecovery(!isRecovery);
    setCode("");
    setOwnProblem(undefined);
    document.getElementById(id)?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary problems={problem === undefined ? [] : [{ text: problem, fieldId: id }]} attempt={attempt + ownAttempt} />
      <Stack gap="md" align="flex-start">
        {isRecovery ? (
          <TextField {...field} label="Recovery code" hint="One of the ten that you kept, like 3-ABCDE-FGHJK" autoComplete="off" maxLength={40} />
        ) : (
          <OtpField {...field} label="Code of your authenticator app" hint="6 digits; a new one every 30 seconds" isFocused />
        )}
        <Group>
          <Button type="submit" size="md" aria-disabled={isBusy}>
            {isBusy ? "Checking..." : sendLabel}
          </Button>
          {onCancel !== undefined && (
            <Button variant="default" size="md" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
        </Group>
        {takesRecoveryCodes && <TextButton onClick={change}>{isRecovery ? "Use the app instead" : "Use a recovery code instead"}</TextButton>}
      </Stack>
    </form>
  );
}
