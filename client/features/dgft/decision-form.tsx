import { Button, Group, Paper, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { council } from "#domain/council.ts";
import { SaveNotice } from "../../components/save-notice.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { showToast } from "../../components/toasts.tsx";
import type { WayBack } from "../reviews/list-address.ts";
import type { ReviewView } from "../reviews/views.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { useDecision, type DecisionOutcome } from "./use-decision.ts";
import { useNote } from "./use-note.ts";

/** @source specification 9 "5 s on DGFT and admin" */
const toastMs = 5000;

/** The officer's text, which keeps itself, and what may be done with the reimbursement. */
export function DecisionForm({ view, wayBack }: { view: ReviewView; wayBack: WayBack }) {
  const note = useNote(view, wayBack.list);
  const decision = useDecision(view, note, wayBack.list);
  const [isApproving, setApproving] = useState(false);
  const navigate = useNavigate();
  const isOpen = view.actions.includes("approve");
  const isBusy = decision.running !== undefined;

  const leave = (): void => void navigate(wayBack.to, { state: wayBack.state });

  function tell(outcome: DecisionOutcome | undefined): void {
    setApproving(false);
    if (outcome === undefined) return;
    showToast({ tone: "success", message: outcome.message, durationMs: toastMs });
    // The list is read again, and the reimbursement has left the desk.
    if (outcome.hasLeft) leave();
  }

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="decision">
      <Title order={2} size="h4" id="decision">
        Decision
      </Title>
      {view.dgftQuery !== undefined && (
        <Text mt="xs" style={{ whiteSpace: "pre-wrap" }}>
          Deficiencies shared with {council.shortName} before: {view.dgftQuery}
        </Text>
      )}
      {decision.refusal !== undefined && (
        <SaveNotice tone="error" title={decision.refusal} attempt={decision.attempts}>
          {decision.isStale && (
            <Button variant="default" onClick={() => void decision.reload()}>
              Reload
            </Button>
          )}
        </SaveNotice>
      )}
      {isOpen && (
        <>
          {/* Needed for one of the actions below and not for the others: neither starred nor called optional. */}
          <Textarea
            mt="xs"
            label="Deficiencies"
            description={`Needed to share deficiencies. Only you see this text until you share it with ${council.shortName}; it is saved while you write.`}
            autosize
            minRows={4}
            maxRows={16}
            maxLength={4000}
            value={note.text}
            onChange={(event) => note.write(event.currentTarget.value)}
          />
          <SaveStatus state={note.state} savedAt={note.savedAt} />
        </>
      )}
      <Group mt="md" gap="sm">
        {isOpen && (
          <>
            <Button disabled={isBusy} loading={decision.running === "approve"} onClick={() => setApproving(true)}>
              Approve
            </Button>
            <Button variant="default" disabled={isBusy} loading={decision.running === "draft"} onClick={() => void decision.saveDraft().then(tell)}>
              Save as Draft
            </Button>
          </>
        )}
        <Button variant="default" disabled={isBusy} onClick={leave}>
          Cancel
        </Button>
        {isOpen && (
          <Button variant="default" disabled={isBusy} loading={decision.running === "share"} onClick={() => void decision.share().then(tell)}>
            Share deficiencies with {council.shortName}
          </Button>
        )}
      </Group>
      {isApproving && (
        <ApproveDialog view={view} isBusy={isBusy} onApprove={() => void decision.approve().then(tell)} onClose={() => setApproving(false)} />
      )}
    </Paper>
  );
}
