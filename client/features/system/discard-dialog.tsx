import { Text } from "@mantine/core";
import { spacedWords } from "#domain/system/health.ts";
import { systemMessages } from "#domain/system/messages.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { useRepair } from "./use-repair.ts";
import type { DeadLetter } from "./use-system.ts";

type DiscardDialogProps = {
  readonly deadLetter: DeadLetter;
  readonly onFailed: (message: string) => void;
  readonly onClose: () => void;
};

/** Asks once, with the reason, before a job is ended undone. `onFailed` is called also after the dialog was closed. */
export function DiscardDialog({ deadLetter, onFailed, onClose }: DiscardDialogProps) {
  const { discard, isBusy, problem } = useRepair(onClose, onFailed);
  return (
    <ReasonDialog
      title={`Discard: ${spacedWords(deadLetter.job)}`}
      problemOf={neededReason(systemMessages.reasonNeeded)}
      hint="Only the council sees it."
      maxLength={300}
      failure={problem}
      isBusy={isBusy}
      confirmLabel="Discard the job"
      isDestructive
      onConfirm={(reason) => discard(deadLetter.id, reason)}
      onClose={onClose}
    >
      <Text style={{ overflowWrap: "anywhere" }}>{deadLetter.about}</Text>
      <Text mt="sm">What the job was for does not happen, and it cannot be tried again.</Text>
    </ReasonDialog>
  );
}
