import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { onePersonReason } from "#domain/accounts/second-person.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { secondLookWords } from "#domain/reviews/second-look.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { showToast } from "../../components/toasts.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import type { DialogWords } from "./use-dialog-words.ts";
import type { ReviewView } from "./views.ts";

const toastMs = 5000;

type PreparedNoticeProps = {
  readonly view: ReviewView;
  readonly kept: DialogWords["sendBack"];
  /** It is sent back: what the server holds now. */
  readonly onSentBack: (next: ReviewView) => void;
};

/**
 * What waits for the second look of another officer, who forwards it or sends it back with a remark. The dialog and the remark stay when
 * a colleague ends the wait meanwhile.
 */
export function PreparedNotice({ view, kept, onSentBack }: PreparedNoticeProps) {
  const { prepared } = view;
  const [remark, setRemark] = kept;
  /** What the dialog was opened on. */
  const [asked, setAsked] = useState<{ readonly by: string; readonly version: number }>();
  const utils = trpc.useUtils();
  const back = trpc.reviews.sendBack.useMutation({
    onSuccess: (next) => {
      onSentBack(next);
      setRemark("");
      showToast({ tone: "success", message: undoMessages.sentBack(view.id), durationMs: toastMs });
    },
    onSettled: () => {
      setAsked(undefined);
      void utils.reviews.invalidate();
    },
  });
  const canSendBack = prepared?.canConfirm === true && view.actions.includes("council_send_back");
  return (
    <>
      {back.error !== null && (
        <SaveNotice tone="error" title={failureOf(back.error).message}>
          <Button variant="default" onClick={() => back.reset()}>
            Dismiss
          </Button>
        </SaveNotice>
      )}
      {prepared !== undefined && (
        <Alert color="blue" title={`Prepared by ${prepared.by} on ${formatDateTime(prepared.at)}: another person has to look at it`}>
          <Text>
            {formatPaise(prepared.recommendedPaise)} is recommended{prepared.why === null ? "" : `; it is ${secondLookWords[prepared.why]}`}.{" "}
            {prepared.canConfirm
              ? "If you agree, forward it. If not, send it back with a remark; a change makes you the one who prepares."
              : `You cannot be the second person. Either you prepared this recommendation or decided on this claim before, or you count as one person with a user who did: ${onePersonReason}. Another colleague forwards it or sends it back.`}
          </Text>
          {canSendBack && (
            <Group mt="sm">
              <Button
                variant="default"
                onClick={() => {
                  back.reset();
                  setAsked({ by: prepared.by, version: view.version });
                }}
              >
                Send back with a remark
              </Button>
            </Group>
          )}
        </Alert>
      )}
      {!canSendBack && asked === undefined && remark !== "" && (
        <Alert color="orange" title="Your remark was not sent:" withCloseButton closeButtonLabel="Discard the remark" onClose={() => setRemark("")}>
          <Text style={{ whiteSpace: "pre-wrap" }}>{remark}</Text>
        </Alert>
      )}
      {asked !== undefined && (
        <ReasonDialog
          title={`Send ${view.id} back?`}
          problemOf={neededReason(undoMessages.remarkNeeded)}
          hint="Only the council reads it."
          maxLength={4000}
          kept={kept}
          failure={undefined}
          isBusy={back.isPending}
          confirmLabel="Send back"
          isDestructive={false}
          onConfirm={(text) => back.mutate({ reimbursementId: view.id, version: asked.version, remark: text })}
          onClose={() => setAsked(undefined)}
        >
          <Text>{asked.by} reads your remark and prepares it again. Nothing has gone to DGFT.</Text>
        </ReasonDialog>
      )}
    </>
  );
}
