import { Alert, Text } from "@mantine/core";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { formatPaise } from "../../../shared/format.ts";
import type { Recovery } from "./ledger-views.ts";

type SettleRecoveryDialogProps = {
  readonly row: Recovery;
  readonly decision: "confirm" | "decline";
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

/** Confirms or declines what another user asked for. */
export function SettleRecoveryDialog({ row, decision, onDone, onClose }: SettleRecoveryDialogProps) {
  const utils = trpc.useUtils();
  const settle = trpc.payments.ledger.recoveries.settle.useMutation({
    onSuccess: async ({ message }) => {
      await utils.payments.ledger.invalidate();
      onDone(message);
    },
  });
  const amount = formatPaise(row.amountPaise);
  const isConfirmed = decision === "confirm";
  return (
    <ConfirmDialog
      isOpen
      title={isConfirmed ? `Ask ${row.firmName} for ${amount}?` : `Decline the recovery of ${amount}?`}
      consequences={
        isConfirmed
          ? [
              "The firm is told by a notice and by e-mail, with the last day to pay.",
              "The firm reads the reason. Check that it names the account to which the firm pays.",
              "Interest runs from the day after the payment, where the rules name it.",
            ]
          : ["Nothing is asked of the firm.", "The amount can be asked back again."]
      }
      confirmLabel={isConfirmed ? "Confirm the recovery" : "Decline the recovery"}
      isDestructive={!isConfirmed}
      isBusy={settle.isPending}
      onConfirm={() => settle.mutate({ recoveryId: row.id, decision })}
      onCancel={onClose}
    >
      <Text>
        Reimbursement {row.reimbursementId}. Reason: {row.reason}
      </Text>
      {isConfirmed && row.isFirmDeactivated && (
        <Text mt="xs">The firm is deactivated and cannot enter the portal. Write to it as well, with the amount and the account.</Text>
      )}
      {settle.error !== null && <Alert color="red" role="alert" mt="md" title={failureOf(settle.error).message} />}
    </ConfirmDialog>
  );
}
