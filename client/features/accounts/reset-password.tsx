import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
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
      <PageHeading title="New Password" lead="Step 3 of 3. You will log in with it from now on." />
      <NewPasswordForm
        form={form}
        isBusy={reset.isPending}
        sendLabel="Reset Password"
        busyLabel="Saving..."
        after={
          isDead && (
            <>
              <Button component={Link} to={paths.login} variant="default" size="md">
                Go to Login
              </Button>
              <Button component={Link} to={paths.forgotPassword} variant="default" size="md">
                Ask for a new OTP
              </Button>
            </>
          )
        }
      />
    </>
  );
}
