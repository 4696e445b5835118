import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextField } from "../../components/fields.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { RequiredNote } from "./account-frame.tsx";
import { isReady, NewPasswordFields } from "./new-password-fields.tsx";
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
      <PageHeading title="Update password" lead={accountMessages.passwordExpired} hasError={form.problems.length > 0} />
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
          <TextField id="email" label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} />
          <PasswordField id="old-password" label="Old password" autoComplete="current-password" value={oldPassword} onChange={setOldPassword} />
          <NewPasswordFields form={form} />
          <Button type="submit" size="md" aria-disabled={!isReady(form.values) || replace.isPending}>
            {replace.isPending ? "Saving..." : "Update password"}
          </Button>
          <Button component={Link} to={paths.forgotPassword} variant="subtle" size="sm">
            {"Forgot Password?"}
          </Button>
        </Stack>
      </form>
    </>
  );
}
