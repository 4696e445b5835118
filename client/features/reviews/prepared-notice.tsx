import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { secondLookWords } from "#domain/reviews/second-look.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import type { ReviewView } from "./views.ts";

const toastMs = 5000;

type PreparedNoticeProps = {
  readonly view: ReviewView;
  readonly prepared: NonNullable<ReviewView["prepared"]>;
  /** It is sent back: what the server holds now. */
  readonly onSentBack: (next: ReviewView) => void;
};

/** What waits for the second look of another officer, who forwards it or sends it back with a remark. */
export function PreparedNotice({ view, prepared, onSentBack }: PreparedNoticeProps) {
  const { by, at, why, recommendedPaise, canConfirm } = prepared;
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const back = trpc.reviews.sendBack.useMutation({
    onSuccess: (next) => {
      onSentBack(next);
      setOpen(false);
      showToast({ tone: "success", message: undoMessages.sentBack(view.id), durationMs: toastMs });
    },
    onSettled: () => utils.reviews.invalidate(),
  });
  return (
    <Alert color="blue" title={`Prepared by ${by} on ${formatDateTime(at)}: another person has to look at it`}>
      <Text>
        {formatPaise(recommendedPaise)} is recommended{why === null ? "" : `; it is ${secondLookWords[why]}`}.{" "}
        {canConfirm
          ? "If you agree, forward it. If not, send it back with a remark; a change makes you the one who prepares."
          : "You prepared it, or count as one person with the user who did. A colleague whom somebody else invited forwards it or sends it back."}
      </Text>
      {canConfirm && view.actions.includes("council_send_back") && (
        <Group mt="sm">
          <Button
            variant="default"
            onClick={() => {
              back.reset();
              setOpen(true);
            }}
          >
            Send back with a remark
          </Button>
        </Group>
      )}
      {isOpen && (
        <ReasonDialog
          title={`Send ${view.id} back?`}
          problemOf={neededReason(undoMessages.remarkNeeded)}
          hint="Only the council reads it."
          maxLength={4000}
          failure={back.error === null ? undefined : failureOf(back.error).message}
          isBusy={back.isPending}
          confirmLabel="Send back"
          isDestructive={false}
          onConfirm={(remark) => back.mutate({ reimbursementId: view.id, version: view.version, remark })}
          onClose={() => setOpen(false)}
        >
          <Text>{by} reads your remark and prepares it again. Nothing has gone to DGFT.</Text>
        </ReasonDialog>
      )}
    </Alert>
  );
}
