import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { filingReminderDays } from "#domain/reimbursements/expected-claims.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ExpectedClaimView } from "./views.ts";

type RemoveExpectedProps = {
  readonly entry: ExpectedClaimView;
  /** The dialog closes once what follows is done. */
  readonly onRemoved: (id: string, done: { message: string }) => Promise<void>;
};

/** Removes an entry of the firm after asking once, because its reminders end. */
export function RemoveExpected({ entry: { id, name, filing, claim }, onRemoved }: RemoveExpectedProps) {
  const [isOpen, setOpen] = useState(false);
  const isReminded = filing !== undefined && (claim === undefined || claim.state === "DRAFT");
  const remove = trpc.reimbursements.expected.remove.useMutation({
    onSuccess: async (done) => {
      await onRemoved(id, done);
      setOpen(false);
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Remove ${name}`}
        onClick={() => {
          remove.reset();
          setOpen(true);
        }}
      >
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Remove ${name}?`}
        consequences={[
          "It leaves this list.",
          ...(isReminded ? [`Your firm is no longer reminded ${filingReminderDays.join(", ")} days before its last day to file.`] : []),
        ]}
        confirmLabel="Remove the entry"
        cancelLabel="Keep it"
        isDestructive
        isBusy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setOpen(false)}
      >
        {remove.error !== null && <Alert color="red" role="alert" title={failureOf(remove.error).message} />}
      </ConfirmDialog>
    </>
  );
}
