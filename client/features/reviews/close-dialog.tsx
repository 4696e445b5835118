import { Box, Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { TextAreaField } from "../../components/fields.tsx";
import type { ReviewView } from "./views.ts";

type CloseDialogProps = {
  readonly view: ReviewView;
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

const reasonId = "close-reason";

/** Ends a reimbursement for good, with a reason that the member reads. */
export function CloseDialog({ view, isBusy, onConfirm, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === "";

  function confirm(): void {
    setAsked(true);
    if (reason.trim() === "") document.getElementById(reasonId)?.focus();
    else onConfirm(reason);
  }

  return (
    <Modal opened onClose={onClose} title={`Close ${view.id}`} size="lg">
      <Text>
        {view.firm.name} is told, and nobody can go on with this reimbursement afterwards. It stays readable with its history. The firm may file a new
        one.
      </Text>
      <Box mt="md">
        <TextAreaField
          id={reasonId}
          label="Reason"
          maxLength={4000}
          value={reason}
          onChange={setReason}
          error={isMissing ? reviewMessages.reasonNeeded : undefined}
        />
      </Box>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep it open
        </Button>
        <Button color="red" loading={isBusy} onClick={confirm}>
          Close {view.id}
        </Button>
      </Group>
    </Modal>
  );
}
