import { Anchor } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { TextField } from "../../components/fields.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { tellSuccess } from "./tell.ts";
import { useNewPassword } from "./use-new-password.ts";

/** A new password in the place of one that has expired. @source specification 2 "/password-expired" */
export function ExpiredPassword({ knownEmail }: { knownEmail: string }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState(knownEmail);
  const [oldPassword, setOldPassword] = useState("");
  const replace = trpc.accounts.replaceExpiredPassword.useMutation({
    onSuccess: async ({ message }) => {
      tellSuccess(message);
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => form.fail(failureOf(error)),
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
          <Anchor component={Link} to={paths.forgotPassword}>
            Forgot Password?
          </Anchor>
        }
      />
    </>
  );
}
