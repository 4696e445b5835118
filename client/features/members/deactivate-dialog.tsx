import { Text } from "@mantine/core";
import { memberMessages } from "#domain/members/messages.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Saved } from "./use-firm-entry.ts";
import type { Firm } from "./use-firms.ts";

type DeactivateDialogProps = { readonly firm: Firm; readonly onDone: (saved: Saved) => void; readonly onClose: () => void };

/** Shuts a firm out, with a reason that stays with it. */
export function DeactivateDialog({ firm, onDone, onClose }: DeactivateDialogProps) {
  const utils = trpc.useUtils();
  const deactivate = trpc.members.deactivateFirm.useMutation({
    onSuccess: ({ message }) => onDone({ message, warnings: [] }),
    onSettled: () => utils.members.invalidate(),
  });
  return (
    <ReasonDialog
      title={`Deactivate ${firm.name}`}
      problemOf={neededReason(memberMessages.reasonNeeded)}
      hint="Only the council sees it."
      failure={deactivate.error === null ? undefined : failureOf(deactivate.error).message}
      isBusy={deactivate.isPending}
      confirmLabel="Deactivate the firm"
      isDestructive
      onConfirm={(reason) => deactivate.mutate({ firmId: firm.id, version: firm.version, reason })}
      onClose={onClose}
    >
      <Text>
        Everybody of this firm is signed out at once and cannot sign in any more; the login page tells them whom to ask. Their API keys and webhooks
        end. What the firm filed stays. You can reactivate it at any time.
      </Text>
    </ReasonDialog>
  );
}
