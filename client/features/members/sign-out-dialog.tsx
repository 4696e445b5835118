import { Alert, Text } from "@mantine/core";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Saved } from "./use-firm-entry.ts";
import type { Firm } from "./use-firms.ts";

type SignOutDialogProps = { readonly firm: Firm; readonly onDone: (saved: Saved) => void; readonly onClose: () => void };

/** Signs everybody of a firm out, for a lost laptop or a clerk who left. */
export function SignOutDialog({ firm, onDone, onClose }: SignOutDialogProps) {
  const endSessions = trpc.members.endFirmSessions.useMutation({ onSuccess: ({ message }) => onDone({ message, warnings: [] }) });
  return (
    <ConfirmDialog
      isOpen
      title={`End all sessions of ${firm.name}?`}
      confirmLabel="End sessions"
      isBusy={endSessions.isPending}
      onConfirm={() => endSessions.mutate({ firmId: firm.id })}
      onCancel={onClose}
    >
      <Text>
        Everybody of this firm is signed out at once, in every browser and program. Their API keys and webhooks end. They can sign in again with their
        passwords.
      </Text>
      {endSessions.error !== null && <Alert color="red" role="alert" mt="md" title={failureOf(endSessions.error).message} />}
    </ConfirmDialog>
  );
}
