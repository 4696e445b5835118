import { Button, Stack } from "@mantine/core";
import { minPassphraseLength, passwordRules, passwordStrength } from "#domain/accounts/password-rules.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { PasswordMeter } from "../../components/password-meter.tsx";
import type { CallFailure } from "../../lib/trpc.ts";
import { RequiredNote } from "./account-frame.tsx";
import { passwordFieldIds, usePasswordStep } from "./use-activation.ts";

type PasswordStepProps = { readonly id: string; readonly token: string; readonly afterFailure: (failure: CallFailure) => void };

/** Step two of the activation: the password, its rules listed before typing and ticked as they are met. */
export function PasswordStep({ id, token, afterFailure }: PasswordStepProps) {
  const { values, change, fields, problems, lead, attempt, submit, isBusy } = usePasswordStep(id, token, afterFailure);
  const rules = passwordRules.map(({ key, label, isMet }) => ({ key, label, isMet: isMet(values.password) }));
  const isReady = passwordStrength(values.password) === 100 && values.password === values.confirmPassword;
  return (
    <>
      <PageHeading title="Set your password" lead="Step 2 of 2. You will log in with it from now on." hasError={problems.length > 0} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary problems={problems} attempt={attempt} {...(lead !== undefined && { lead })} />
        <RequiredNote />
        <Stack gap="md">
          <PasswordField
            id={passwordFieldIds.password}
            label="New password"
            autoComplete="new-password"
            value={values.password}
            onChange={(password) => change({ password })}
            {...(fields.password !== undefined && { error: fields.password })}
          />
          <PasswordMeter
            strength={passwordStrength(values.password)}
            rules={rules}
            note={`Or at least ${minPassphraseLength} characters of any kind, such as a few words.`}
          />
          <PasswordField
            id={passwordFieldIds.confirmPassword}
            label="Confirm password"
            autoComplete="new-password"
            value={values.confirmPassword}
            onChange={(confirmPassword) => change({ confirmPassword })}
            {...(fields.confirmPassword !== undefined && { error: fields.confirmPassword })}
          />
          <Button type="submit" size="md" aria-disabled={!isReady || isBusy}>
            {isBusy ? "Activating..." : "Activate account"}
          </Button>
        </Stack>
      </form>
    </>
  );
}
