import { Alert, Text } from "@mantine/core";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { formatDate } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Saved } from "./use-firm-entry.ts";
import type { Firm } from "./use-firms.ts";

type ReactivateDialogProps = { readonly firm: Firm; readonly onDone: (saved: Saved) => void; readonly onClose: () => void };

/** Lets a firm in again. */
export function ReactivateDialog({ firm, onDone, onClose }: ReactivateDialogProps) {
  const utils = trpc.useUtils();
  const reactivate = trpc.members.reactivateFirm.useMutation({
    onSuccess: ({ message }) => onDone({ message, warnings: [] }),
    onSettled: () => utils.members.invalidate(),
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Reactivate ${firm.name}?`}
      confirmLabel="Reactivate the firm"
      isBusy={reactivate.isPending}
      onConfirm={() => reactivate.mutate({ firmId: firm.id, version: firm.version })}
      onCancel={onClose}
    >
      <Text>
        It was deactivated on {formatDate(firm.deactivatedAt)}: {firm.deactivatedReason}
      </Text>
      <Text mt="sm">
        Its people can sign in again with their passwords. API keys and webhooks have ended: they make new ones. Who had not activated yet needs a new
        activation mail.
      </Text>
      {reactivate.error !== null && <Alert color="red" role="alert" mt="md" title={failureOf(reactivate.error).message} />}
    </ConfirmDialog>
  );
}
