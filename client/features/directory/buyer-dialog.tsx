import { Text } from "@mantine/core";
import { buyerMessages } from "#domain/directory/buyer-messages.ts";
import { unconfirmedDays } from "#domain/directory/buyer-notice.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { formatDate } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Buyer } from "./use-buyers.ts";

type BuyerDialogProps = { readonly buyer: Buyer; readonly onDone: (message: string) => void; readonly onClose: () => void };

const afterLift = ({ isConfirmed }: Buyer): string =>
  isConfirmed ? "The buyer can sign in again with the password of before." : "The buyer gets the mail to confirm the address again.";

const untilWhen = ({ isConfirmed }: Buyer): string =>
  isConfirmed
    ? "You can lift this at any time."
    : `You can lift this until the entry is removed: ${unconfirmedDays} days after the last mail to confirm the address.`;

/** Suspends a buyer, with a reason that stays with the entry, or lifts the suspension. */
export function BuyerDialog({ buyer, onDone, onClose }: BuyerDialogProps) {
  const utils = trpc.useUtils();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => onDone(message),
    onSettled: () => utils.directory.buyers.invalidate(),
  };
  const suspend = trpc.directory.buyers.suspend.useMutation(outcome);
  const lift = trpc.directory.buyers.lift.useMutation(outcome);
  const isSuspended = buyer.state === "suspended";
  const error = suspend.error ?? lift.error;
  return (
    <ReasonDialog
      title={isSuspended ? "Lift the suspension?" : "Suspend this buyer"}
      problemOf={isSuspended ? undefined : neededReason(buyerMessages.reasonNeeded)}
      hint="Only the council sees it."
      failure={error === null ? undefined : failureOf(error).message}
      isBusy={suspend.isPending || lift.isPending}
      confirmLabel={isSuspended ? "Lift the suspension" : "Suspend the buyer"}
      isDestructive={!isSuspended}
      onConfirm={(reason) => (isSuspended ? lift.mutate({ userId: buyer.id }) : suspend.mutate({ userId: buyer.id, reason }))}
      onClose={onClose}
    >
      <Text>{buyer.email}</Text>
      <Text mt="sm">
        {isSuspended
          ? `Suspended on ${formatDate(buyer.suspendedAt)}: ${buyer.suspendedReason ?? ""}. ${afterLift(buyer)}`
          : `The buyer is signed out everywhere at once and cannot sign in any more; the login page tells whom to write to. ${untilWhen(buyer)}`}
      </Text>
    </ReasonDialog>
  );
}
