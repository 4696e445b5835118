import { Alert, Box, Button, Group } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { BusyButton } from "./busy-button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextAreaField } from "./fields.tsx";

type ReasonDialogProps = {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Returns the error of a reason; undefined if the dialog needs no reason. */
  readonly problemOf: ((reason: string) => string | undefined) | undefined;
  /** Who reads the reason. */
  readonly hint?: string;
  readonly maxLength?: number;
  /** The reason and its setter, where it has to outlive the dialog. */
  readonly kept?: readonly [reason: string, setReason: (reason: string) => void];
  /** What the last try led to, if it failed. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** The label of the button names the result, such as "Suspend the buyer". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDestructive: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

/** Refuses a blank reason with a sentence of its module. */
export const neededReason =
  (sentence: string) =>
  (reason: string): string | undefined =>
    reason.trim() === "" ? sentence : undefined;

/** Asks for confirmation, mostly with a reason, before an action on another user's login or work. */
export function ReasonDialog({ title, children, problemOf, hint, maxLength = 1000, kept, failure, isBusy, ...dialog }: ReasonDialogProps) {
  const { confirmLabel, cancelLabel = "Cancel", isDestructive, onConfirm, onClose } = dialog;
  const fieldId = useId();
  const own = useState("");
  const [reason, setReason] = kept ?? own;
  const [isAsked, setAsked] = useState(false);
  const problem = problemOf?.(reason);

  function confirm(): void {
    setAsked(true);
    if (problem !== undefined) document.getElementById(fieldId)?.focus();
    else onConfirm(reason);
  }

  return (
    <Dialog onClose={onClose} title={title} size="lg">
      {children}
      {failure !== undefined && <Alert color="red" role="alert" mt="md" title={failure} />}
      {problemOf !== undefined && (
        <Box mt="md">
          <TextAreaField
            id={fieldId}
            label="Reason"
            maxLength={maxLength}
            value={reason}
            onChange={setReason}
            {...(hint !== undefined && { hint })}
            {...(isAsked && problem !== undefined && { error: problem })}
          />
        </Box>
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {cancelLabel}
        </Button>
        <BusyButton color={isDestructive ? "red" : undefined} isBusy={isBusy} onClick={confirm}>
          {confirmLabel}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
