import { Stack } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { loginNotice } from "#domain/consent.ts";
import { paths } from "#domain/council.ts";
import { ConsentNotice } from "../../components/consent-notice.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { rememberUserType } from "./last-user-type.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { tellSuccess } from "./tell.ts";
import { useNewPassword } from "./use-new-password.ts";

type PasswordStepProps = { readonly id: string; readonly token: string; readonly afterFailure: (failure: CallFailure) => void };

/** Step two of the activation: the password. */
export function PasswordStep({ id, token, afterFailure }: PasswordStepProps) {
  const navigate = useNavigate();
  const complete = trpc.accounts.completeActivation.useMutation({
    onSuccess: async ({ message, email, userType }) => {
      tellSuccess(message);
      rememberUserType(userType);
      await navigate(paths.login, { replace: true, state: { email } });
    },
    onError: (error) => {
      form.fail(failureOf(error));
      afterFailure(failureOf(error));
    },
  });
  const form = useNewPassword({ isBusy: complete.isPending, send: (values) => complete.mutate({ id, token, ...values }) });
  return (
    <>
      <PageHeading title="Set your password" lead="Step 2 of 2. You will log in with it from now on." />
      <Stack gap="xs" mb="md">
        <ConsentNotice notice={loginNotice} />
      </Stack>
      <NewPasswordForm form={form} isBusy={complete.isPending} sendLabel="Activate account" busyLabel="Activating..." />
    </>
  );
}
