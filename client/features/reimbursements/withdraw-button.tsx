import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { hasMovedOn } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ReimbursementView } from "./views.ts";

/** Takes a reimbursement back, after asking once. */
export function WithdrawButton({ view }: { view: ReimbursementView }) {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const withdraw = trpc.reimbursements.withdraw.useMutation({
    onSuccess: (next) => {
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.invalidate();
      setOpen(false);
    },
  });
  const failure = withdraw.error === null ? undefined : failureOf(withdraw.error);
  const isStale = failure !== undefined && hasMovedOn(failure);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        onClick={() => {
          withdraw.reset();
          setOpen(true);
        }}
      >
        Withdraw {view.id}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Withdraw ${view.id}?`}
        consequences={[
          `${council.shortName} stops its review and is told that you withdrew it.`,
          "It is closed for good; it stays readable with all its documents.",
          "You can file a new reimbursement instead.",
        ]}
        confirmLabel={`Withdraw ${view.id}`}
        cancelLabel="Keep it"
        isDestructive
        isBusy={withdraw.isPending}
        busyLabel="Withdrawing..."
        onConfirm={() => withdraw.mutate({ reimbursementId: view.id, version: view.version })}
        onCancel={() => setOpen(false)}
      >
        {failure !== undefined && (
          <Alert color="red" role="alert" mb="sm">
            {failure.message}
            {isStale && (
              <Button mt="sm" variant="default" onClick={() => void utils.reimbursements.invalidate().then(() => setOpen(false))}>
                Reload
              </Button>
            )}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
