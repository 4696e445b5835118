import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { RequiredNote } from "./account-frame.tsx";
import { isReady, NewPasswordFields } from "./new-password-fields.tsx";
import { tellSuccess } from "./tell.ts";
import { useNewPassword } from "./use-new-password.ts";

/** Step three: the new password. @source specification 2 "/forgot-password/{userId}/{resetToken}" */
export function ResetPassword({ userId, resetToken }: { userId: string; resetToken: string }) {
  const navigate = useNavigate();
  const [isDead, setIsDead] = useState(false);
  const reset = trpc.accounts.resetPassword.useMutation({
    onSuccess: async ({ message }) => {
      tellSuccess(message);
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => {
      const failure = failureOf(error);
      setIsDead(failure.code === "reset_token_dead");
      form.fail(failure);
    },
  });
  const form = useNewPassword({
    isBusy: reset.isPending,
    mismatch: accountMessages.passwordsDiffer,
    send: (values) => reset.mutate({ userId, resetToken, ...values }),
  });
  return (
    <>
      <PageHeading title="New Password" lead="Step 3 of 3. You will log in with it from now on." hasError={form.problems.length > 0} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <ErrorSummary problems={form.problems} attempt={form.attempt} {...(form.lead !== undefined && { lead: form.lead })} />
        <RequiredNote />
        <Stack gap="md">
          <NewPasswordFields form={form} />
          <Button type="submit" size="md" aria-disabled={!isReady(form.values) || reset.isPending}>
            {reset.isPending ? "Saving..." : "Reset Password"}
          </Button>
          {isDead && (
            <Button component={Link} to={paths.forgotPassword} variant="default" size="md">
              Ask for a new OTP
            </Button>
          )}
        </Stack>
      </form>
    </>
  );
}
