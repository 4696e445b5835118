import { Alert, Box, Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { buyerMessages } from "#domain/directory/buyer-messages.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { formatDate } from "../../lib/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Buyer } from "./use-buyers.ts";

type BuyerDialogProps = { readonly buyer: Buyer; readonly onDone: (message: string) => void; readonly onClose: () => void };

const reasonId = "suspension-reason";

/** Suspends a buyer, with a reason that stays with the entry, or lifts the suspension. */
export function BuyerDialog({ buyer, onDone, onClose }: BuyerDialogProps) {
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const utils = trpc.useUtils();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => onDone(message),
    onSettled: () => utils.directory.buyers.invalidate(),
  };
  const suspend = trpc.directory.buyers.suspend.useMutation(outcome);
  const lift = trpc.directory.buyers.lift.useMutation(outcome);
  const isSuspended = buyer.state === "suspended";
  const error = suspend.error ?? lift.error;
  const isMissing = isAsked && reason.trim() === "";

  function confirm(): void {
    setIsAsked(true);
    if (suspend.isPending || lift.isPending) return;
    if (isSuspended) lift.mutate({ userId: buyer.id });
    else if (reason.trim() === "") document.getElementById(reasonId)?.focus();
    else suspend.mutate({ userId: buyer.id, reason });
  }

  return (
    <Modal opened onClose={onClose} title={isSuspended ? "Lift the suspension?" : "Suspend this buyer"} size="lg">
      <Text>{buyer.email}</Text>
      <Text mt="sm">
        {isSuspended
          ? `Suspended on ${formatDate(buyer.suspendedAt)}: ${buyer.suspendedReason ?? ""}. The buyer can sign in again with the password of before.`
          : "The buyer is signed out everywhere at once and cannot sign in any more; the login page tells whom to write to. You can lift this at any time."}
      </Text>
      {error !== null && <Alert color="red" role="alert" mt="md" title={failureOf(error).message} />}
      {!isSuspended && (
        <Box mt="md">
          <TextAreaField
            id={reasonId}
            label="Reason"
            hint="Only the council sees it."
            maxLength={1000}
            value={reason}
            onChange={setReason}
            {...(isMissing && { error: buyerMessages.reasonNeeded })}
          />
        </Box>
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color={isSuspended ? undefined : "red"} loading={suspend.isPending || lift.isPending} onClick={confirm}>
          {isSuspended ? "Lift the suspension" : "Suspend the buyer"}
        </Button>
      </Group>
    </Modal>
  );
}
