import { Button, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { RequiredNote } from "./account-frame.tsx";
import { isReady, NewPasswordFields } from "./new-password-fields.tsx";
import { tellSuccess } from "./tell.ts";
import { useNewPassword } from "./use-new-password.ts";

const currentId = "current-password";

/** The password of whoever is signed in. `onChanged` is told once the server has the new one. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const utils = trpc.useUtils();
  const [currentPassword, setCurrentPassword] = useState("");
  const [currentProblem, setCurrentProblem] = useState<string>();
  const change = trpc.accounts.changePassword.useMutation({
    onSuccess: ({ message }) => {
      tellSuccess(message);
      void utils.accounts.invalidate();
      onChanged();
    },
    onError: (error) => {
      const failure = failureOf(error);
      const current = failure.fields["currentPassword"]?.[0];
      setCurrentProblem(current);
      form.fail(current === undefined ? failure : { ...failure, message: "" });
    },
  });
  const form = useNewPassword({ isBusy: change.isPending, send: (values) => change.mutate({ currentPassword, ...values }) });
  const problems = [...(currentProblem === undefined ? [] : [{ text: currentProblem, fieldId: currentId }]), ...form.problems];
  const lead = form.lead === "" ? undefined : form.lead;
  return (
    <section aria-labelledby="change-password">
      <Title order={2} size="h3" id="change-password" mb="xs">
        Change password
      </Title>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setCurrentProblem(undefined);
          form.submit();
        }}
      >
        <ErrorSummary problems={problems} attempt={form.attempt} {...(lead !== undefined && { lead })} />
        <RequiredNote />
        <Stack gap="md" maw="27rem">
          <PasswordField
            id={currentId}
            label="Present password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrentPassword}
            {...(currentProblem !== undefined && { error: currentProblem })}
          />
          <NewPasswordFields form={form} />
          <Button type="submit" size="md" aria-disabled={!isReady(form.values) || currentPassword === "" || change.isPending}>
            {change.isPending ? "Saving..." : "Change password"}
          </Button>
        </Stack>
      </form>
    </section>
  );
}
