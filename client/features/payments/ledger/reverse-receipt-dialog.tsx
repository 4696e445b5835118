import { Text } from "@mantine/core";
import { neededReason, ReasonDialog } from "../../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../../shared/format.ts";
import { receivedPaise, type Receipt, type Recovery } from "./ledger-views.ts";

type ReverseReceiptDialogProps = {
  readonly row: Recovery;
  readonly receipt: Receipt;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

/** Takes back a receipt that another user recorded wrongly, with a reason. */
export function ReverseReceiptDialog({ row, receipt, onDone, onClose }: ReverseReceiptDialogProps) {
  const utils = trpc.useUtils();
  const reverse = trpc.payments.ledger.recoveries.reverse.useMutation({
    onSuccess: async ({ message }) => {
      await utils.payments.invalidate();
      onDone(message);
    },
  });
  const amount = formatPaise(receivedPaise(receipt));
  return (
    <ReasonDialog
      title={`Reverse the receipt of ${formatDate(receipt.receivedOn)}?`}
      problemOf={neededReason("Write why it is reversed")}
      hint="The ledger shows it with the reversal"
      maxLength={500}
      failure={reverse.error === null ? undefined : failureOf(reverse.error).message}
      isBusy={reverse.isPending}
      confirmLabel={`Reverse ${amount}`}
      isDestructive
      onConfirm={(reason) => reverse.mutate({ receiptId: receipt.id, reason })}
      onClose={onClose}
    >
      <Text>
        {amount} of {row.firmName}, reference {receipt.reference}, is owed again, with interest where the rules name it. The reference can be recorded
        again. The firm gets a notice and an e-mail.
      </Text>
    </ReasonDialog>
  );
}
