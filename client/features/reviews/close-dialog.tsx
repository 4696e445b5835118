import { Text } from "@mantine/core";
import { useState } from "react";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import type { DialogWords } from "./use-dialog-words.ts";
import type { ReviewView } from "./views.ts";

type CloseDialogProps = {
  readonly view: ReviewView;
  readonly kept: DialogWords["close"];
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string, version: number) => void;
  readonly onClose: () => void;
};

/** Closes a reimbursement, with a reason that the member reads. */
export function CloseDialog({ view, kept, isBusy, onConfirm, onClose }: CloseDialogProps) {
  const [version] = useState(view.version);
  return (
    <ReasonDialog
      title={`Close ${view.id}`}
      problemOf={neededReason(reviewMessages.reasonNeeded)}
      hint="The member reads it."
      maxLength={4000}
      kept={kept}
      failure={undefined}
      isBusy={isBusy}
      confirmLabel={`Close ${view.id}`}
      cancelLabel="Keep it open"
      isDestructive
      onConfirm={(reason) => onConfirm(reason, version)}
      onClose={onClose}
    >
      <Text>
        {view.firm.name} is notified, and the claim is closed. {undoMessages.mayAskFreshLook} The firm can still read the claim with its history, and
        can file a new one.
      </Text>
    </ReasonDialog>
  );
}
