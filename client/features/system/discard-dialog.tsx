import { Alert, Box, Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { wordsOf } from "#domain/system/health.ts";
import { systemMessages } from "#domain/system/messages.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { useRepair } from "./use-repair.ts";
import type { DeadLetter } from "./use-system.ts";

const reasonId = "discard-reason";

/** Asks once, with the reason, before a job is ended undone. */
export function DiscardDialog({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const { discard, isBusy, problem } = useRepair(onClose);
  const isMissing = isAsked && reason.trim() === "";

  function confirm(): void {
    setIsAsked(true);
    if (reason.trim() === "") document.getElementById(reasonId)?.focus();
    else discard(letter.id, reason);
  }

  return (
    <Modal opened onClose={onClose} title={`Discard: ${wordsOf(letter.job)}`} size="lg">
      <Text style={{ overflowWrap: "anywhere" }}>{letter.about}</Text>
      <Text mt="sm">What the job was for does not happen, and it cannot be tried again.</Text>
      {problem !== undefined && <Alert color="red" role="alert" mt="md" title={problem} />}
      <Box mt="md">
        <TextAreaField
          id={reasonId}
          label="Reason"
          hint="Only the council sees it."
          maxLength={300}
          value={reason}
          onChange={setReason}
          {...(isMissing && { error: systemMessages.reasonNeeded })}
        />
      </Box>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" loading={isBusy} onClick={confirm}>
          Discard the job
        </Button>
      </Group>
    </Modal>
  );
}
