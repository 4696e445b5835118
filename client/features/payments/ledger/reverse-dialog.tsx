import { Text } from "@mantine/core";
import { ledgerKindLabels } from "#domain/payments/ledger.ts";
import { neededReason, ReasonDialog } from "../../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../../shared/format.ts";
import type { Transaction } from "./ledger-views.ts";

type ReverseDialogProps = { readonly row: Transaction; readonly onDone: (message: string) => void; readonly onClose: () => void };

/** Takes a booking back, with a reason. */
export function ReverseDialog({ row, onDone, onClose }: ReverseDialogProps) {
  const utils = trpc.useUtils();
  const reverse = trpc.payments.ledger.reverse.useMutation({
    onSuccess: async ({ message }) => {
      await utils.payments.ledger.invalidate();
      onDone(message);
    },
  });
  return (
    <ReasonDialog
      title={`Reverse "${ledgerKindLabels[row.kind]}" of ${formatDate(row.occurredOn)}?`}
      problemOf={neededReason("Write why it is reversed")}
      hint="The ledger shows it with the reversal"
      maxLength={500}
      failure={reverse.error === null ? undefined : failureOf(reverse.error).message}
      isBusy={reverse.isPending}
      confirmLabel={`Reverse ${formatPaise(Math.abs(row.amountPaise))}`}
      isDestructive
      onConfirm={(reason) => reverse.mutate({ transactionId: row.id, reason })}
      onClose={onClose}
    >
      <Text>
        A booking is never changed. A second transaction moves {formatPaise(Math.abs(row.amountPaise))} back. It counts on the same day, or today if
        that day is in a closed period.
      </Text>
    </ReasonDialog>
  );
}
