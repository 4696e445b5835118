import { Alert, Box, Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { memberMessages } from "#domain/members/messages.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Saved } from "./use-firm-entry.ts";
import type { Firm } from "./use-firms.ts";

type DeactivateDialogProps = { readonly firm: Firm; readonly onDone: (saved: Saved) => void; readonly onClose: () => void };

const reasonId = "deactivation-reason";

/** Shuts a firm out, with a reason that stays with it. */
export function DeactivateDialog({ firm, onDone, onClose }: DeactivateDialogProps) {
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const utils = trpc.useUtils();
  const deactivate = trpc.members.deactivateFirm.useMutation({
    onSuccess: ({ message }) => onDone({ message, warnings: [] }),
    onSettled: () => utils.members.invalidate(),
  });
  const isMissing = isAsked && reason.trim() === "";

  function confirm(): void {
    setAsked(true);
    if (reason.trim() === "") document.getElementById(reasonId)?.focus();
    else if (!deactivate.isPending) deactivate.mutate({ firmId: firm.id, version: firm.version, reason });
  }

  return (
    <Modal opened onClose={onClose} title={`Deactivate ${firm.name}`} size="lg">
      <Text>
        Everybody of this firm is signed out at once and cannot sign in any more; the login page tells them whom to ask. What the firm filed stays.
        You can reactivate it at any time.
      </Text>
      {deactivate.error !== null && <Alert color="red" role="alert" mt="md" title={failureOf(deactivate.error).message} />}
      <Box mt="md">
        <TextAreaField
          id={reasonId}
          label="Reason"
          hint="Only the council sees it."
          maxLength={1000}
          value={reason}
          onChange={setReason}
          error={isMissing ? memberMessages.reasonNeeded : undefined}
        />
      </Box>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={deactivate.isPending} onClick={confirm}>
          Deactivate the firm
        </Button>
      </Group>
    </Modal>
  );
}
