import { Anchor, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { EmailAddress } from "#domain/accounts/email.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextField } from "../../components/fields.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { RequiredNote } from "./account-frame.tsx";
import { tellSuccess } from "./tell.ts";

type PasswordEmailStepProps = { readonly email: string; readonly onChange: (email: string) => void; readonly onSent: () => void };

const emailId = "email";

/** Step one: to which address the OTP goes. */
export function PasswordEmailStep({ email, onChange, onSent }: PasswordEmailStepProps) {
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const request = trpc.accounts.requestResetOtp.useMutation({
    onSuccess: ({ message }) => {
      tellSuccess(message);
      onSent();
    },
    onError: (error) => setProblem(failureOf(error).message),
  });
  const submit = (): void => {
    if (request.isPending) return;
    setAttempt(attempt + 1);
    const address = EmailAddress.safeParse(email);
    setProblem(address.success ? undefined : accountMessages.emailFormat);
    if (address.success) request.mutate({ email: address.data });
  };
  return (
    <>
      <PageHeading title="Forgot password" lead="Step 1 of 3. We send a one-time password (OTP) to the e-mail address of your login." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ErrorSummary problems={problem === undefined ? [] : [{ text: problem, fieldId: emailId }]} attempt={attempt} />
        <RequiredNote />
        <Stack gap="md" align="stretch">
          <TextField
            id={emailId}
            label="Email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={onChange}
            {...(problem !== undefined && { error: problem })}
          />
          <Button type="submit" size="md" aria-disabled={request.isPending}>
            {request.isPending ? "Sending..." : "Send OTP"}
          </Button>
          <Anchor component={Link} to={paths.login}>
            Back to Login
          </Anchor>
        </Stack>
      </form>
    </>
  );
}
