import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { TextField } from "../../components/fields.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { tellSuccess } from "./tell.ts";
import { useNewPassword } from "./use-new-password.ts";

const mayCountText = "If you have just sent this form, your new password may count already: log in with it.";

/** A new password in the place of one that has expired. @source specification 2 "/password-expired" */
export function ExpiredPassword({ knownEmail }: { knownEmail: string }) {
  const navigate = useNavigate();
  // The login goes on to the page that was asked for first.
  const login = { pathname: paths.login, search: useLocation().search };
  const [email, setEmail] = useState(knownEmail);
  const [oldPassword, setOldPassword] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const replace = trpc.accounts.replaceExpiredPassword.useMutation({
    onSuccess: async ({ message }) => {
      tellSuccess(message);
      await navigate(login, { replace: true, state: { email } });
    },
    onError: (error) => {
      const failure = failureOf(error);
      // The old password is wrong, too, after a change whose answer was lost.
      const isWrong = failure.code === "invalid_credentials";
      setIsRefused(isWrong);
      form.fail(isWrong ? { ...failure, message: `${failure.message} ${mayCountText}` } : failure);
    },
  });
  const form = useNewPassword({ isBusy: replace.isPending, send: (values) => replace.mutate({ email, oldPassword, ...values }) });
  return (
    <>
      <PageHeading title="Update password" lead={accountMessages.passwordExpired} />
      <NewPasswordForm
        form={form}
        isBusy={replace.isPending}
        sendLabel="Update password"
        busyLabel="Saving..."
        before={
          <>
            <TextField id="email" label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} />
            <PasswordField id="old-password" label="Old password" autoComplete="current-password" value={oldPassword} onChange={setOldPassword} />
          </>
        }
        after={
          <>
            {isRefused && (
              <Button component={Link} to={login} state={{ email }} variant="default" size="md">
                Go to Login
              </Button>
            )}
            <Anchor component={Link} to={paths.forgotPassword}>
              Forgot Password?
            </Anchor>
          </>
        }
      />
    </>
  );
}
