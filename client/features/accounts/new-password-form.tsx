import { Button, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorSummary } from "../../components/error-summary.tsx";
import type { Problem } from "../../shared/problem.ts";
import { RequiredNote } from "./account-frame.tsx";
import { isReady, NewPasswordFields } from "./new-password-fields.tsx";
import type { NewPasswordFormState } from "./use-new-password.ts";

type NewPasswordFormProps = {
  readonly form: NewPasswordFormState;
  /** The errors of the fields before the password. */
  readonly otherProblems?: readonly Problem[];
  /** The fields before the password, such as the present one. */
  readonly before?: ReactNode;
  /** Links below the button. */
  readonly after?: ReactNode;
  readonly isBusy: boolean;
  readonly sendLabel: string;
  readonly busyLabel: string;
};

/** A form that sets a password: what went wrong, the fields, and a button that waits for the rules to be met. */
export function NewPasswordForm({ form, otherProblems = [], before, after, isBusy, sendLabel, busyLabel }: NewPasswordFormProps) {
  const { problems, lead, attempt, submit, values } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary problems={[...otherProblems, ...problems]} attempt={attempt} {...(lead !== undefined && { lead })} />
      <RequiredNote />
      <Stack gap="md" maw="27rem">
        {before}
        <NewPasswordFields form={form} />
        <Button type="submit" size="md" aria-disabled={!isReady(values) || isBusy}>
          {isBusy ? busyLabel : sendLabel}
        </Button>
        {after}
      </Stack>
    </form>
  );
}
