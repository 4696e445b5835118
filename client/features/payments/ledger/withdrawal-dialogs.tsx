import { Alert, Text } from "@mantine/core";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { neededReason, ReasonDialog } from "../../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { formatPaise } from "../../../shared/format.ts";
import type { Recovery } from "./ledger-views.ts";

type WithdrawalDialogProps = { readonly row: Recovery; readonly onDone: (message: string) => void; readonly onClose: () => void };

/** Reads the recoveries again after each answer, also after a refused one: one may have changed meanwhile. */
function useAfter(onDone: (message: string) => void) {
  const utils = trpc.useUtils();
  const readAgain = () => utils.payments.ledger.invalidate();
  return {
    onSuccess: async ({ message }: { readonly message: string }) => {
      await readAgain();
      onDone(message);
    },
    onError: readAgain,
  };
}

/** Asks that a confirmed recovery be withdrawn, with a reason. */
export function AskWithdrawalDialog({ row, onDone, onClose }: WithdrawalDialogProps) {
  const ask = trpc.payments.ledger.recoveries.askWithdrawal.useMutation(useAfter(onDone));
  return (
    <ReasonDialog
      title={`Withdraw the recovery of ${formatPaise(row.amountPaise)}?`}
      problemOf={neededReason("Write why it is withdrawn")}
      hint="The second person reads it"
      failure={ask.error === null ? undefined : failureOf(ask.error).message}
      isBusy={ask.isPending}
      confirmLabel="Ask for the withdrawal"
      isDestructive
      onConfirm={(reason) => ask.mutate({ recoveryId: row.id, reason })}
      onClose={onClose}
    >
      <Text>
        {row.firmName}, reimbursement {row.reimbursementId}. The firm still has to pay until a second person has confirmed the withdrawal.
      </Text>
    </ReasonDialog>
  );
}

/** Confirms or declines a withdrawal that another user asked for. */
export function SettleWithdrawalDialog({ row, decision, onDone, onClose }: WithdrawalDialogProps & { readonly decision: "confirm" | "decline" }) {
  const settle = trpc.payments.ledger.recoveries.settleWithdrawal.useMutation(useAfter(onDone));
  const amount = formatPaise(row.amountPaise);
  const isConfirmed = decision === "confirm";
  return (
    <ConfirmDialog
      isOpen
      title={isConfirmed ? `Withdraw the recovery of ${amount}?` : `Keep the recovery of ${amount}?`}
      consequences={
        isConfirmed
          ? ["The firm need not pay. It gets a notice and an e-mail.", "The amount can be asked back again."]
          : ["The firm still has to pay. It gets no notice.", "The withdrawal can be asked for again."]
      }
      confirmLabel={isConfirmed ? "Confirm the withdrawal" : "Keep the recovery"}
      isDestructive={isConfirmed}
      isBusy={settle.isPending}
      onConfirm={() => settle.mutate({ recoveryId: row.id, decision, askedAt: row.withdrawalAskedAt ?? undefined })}
      onCancel={onClose}
    >
      <Text>
        {row.firmName}, reimbursement {row.reimbursementId}. Reason of {row.withdrawalAskedByName}: {row.withdrawalReason}
      </Text>
      {settle.error !== null && <Alert color="red" role="alert" mt="md" title={failureOf(settle.error).message} />}
    </ConfirmDialog>
  );
}
