import { Title } from "@mantine/core";
import { useState } from "react";
import { PasswordField } from "../../components/password-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { tellSuccess } from "./tell.ts";
import { useNewPassword, type NewPassword } from "./use-new-password.ts";

const currentId = "current-password";

/** Changes the password of the signed-in user. `onChanged` is called after the server has stored the new one. */
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
      form.fail(failure, current === undefined);
    },
  });
  const send = (values: NewPassword): void => {
    setCurrentProblem(undefined);
    change.mutate({ currentPassword, ...values });
  };
  const form = useNewPassword({ isBusy: change.isPending, send });
  return (
    <section aria-labelledby="change-password">
      <Title order={2} size="h3" id="change-password" mb="xs">
        Change password
      </Title>
      <NewPasswordForm
        form={form}
        otherProblems={currentProblem === undefined ? [] : [{ text: currentProblem, fieldId: currentId }]}
        isBusy={change.isPending}
        sendLabel="Change password"
        busyLabel="Saving..."
        before={
          <PasswordField
            id={currentId}
            label="Present password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={setCurrentPassword}
            {...(currentProblem !== undefined && { error: currentProblem })}
          />
        }
      />
    </section>
  );
}
