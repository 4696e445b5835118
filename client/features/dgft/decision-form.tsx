import { Button, Group, Paper, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { council } from "#domain/council.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { SaveNotice } from "../../components/save-notice.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { showToast } from "../../components/toasts.tsx";
import type { WayBack } from "../reviews/list-address.ts";
import { NextClaim } from "../reviews/next-claim.tsx";
import type { Neighbours, ReviewView } from "../reviews/views.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { ShareQueryDialog } from "./share-query-dialog.tsx";
import { useDecision, type DecisionOutcome, type DecisionResult } from "./use-decision.ts";
import type { Note } from "./use-note.ts";

/** @source specification 9 "5 s on DGFT and admin" */
const toastMs = 5000;

type DecisionFormProps = {
  readonly view: ReviewView;
  readonly note: Note;
  /** What follows in the list that the officer came from. */
  readonly following: Neighbours["next"];
  readonly wayBack: WayBack;
  /** Says what a query still needs; undefined when it can be shared. */
  readonly onAsk: () => string | undefined;
};

/** The officer's text, which keeps itself, and what may be done with the reimbursement. */
export function DecisionForm({ view, note, following, wayBack, onAsk }: DecisionFormProps) {
  const decision = useDecision(view, note, wayBack.list);
  const [dialog, setDialog] = useState<"approve" | "refuse" | "share">();
  const [outcome, setOutcome] = useState<DecisionOutcome>();
  const navigate = useNavigate();
  const isOpen = view.actions.includes("approve");
  const isBusy = decision.running !== undefined;

  const leave = (): void => void navigate(wayBack.to, { state: wayBack.state });

  function tell(next: DecisionResult): void {
    if (next === "kept") return;
    setDialog(undefined);
    if (next === undefined) return;
    if (next.hasLeft) setOutcome(next);
    else showToast({ tone: "success", message: next.message, durationMs: toastMs });
  }
  function askToShare(): void {
    const missing = note.text.trim() === "" && note.documents().length === 0 ? dgftMessages.commentRequired : onAsk();
    decision.refuse(missing);
    if (missing === undefined) setDialog("share");
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
      {view.hasActedBefore && <Text mt="xs">{dgftMessages.actedBefore}</Text>}
      {view.hasDecidedBefore && <Text mt="xs">{undoMessages.decidedBefore}</Text>}
      {outcome !== undefined && (
        <Stack gap="xs" mt="sm">
          <SaveNotice tone="success" title={outcome.message} />
          <NextClaim reader="dgft" scheme={view.scheme} after={view.id} following={following} wayBack={wayBack} />
        </Stack>
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
            <Button disabled={isBusy} loading={decision.running === "approve"} onClick={() => setDialog("approve")}>
              Approve
            </Button>
            <Button variant="default" disabled={isBusy} loading={decision.running === "draft"} onClick={() => void decision.saveDraft().then(tell)}>
              Save as Draft
            </Button>
          </>
        )}
        <Button variant="default" disabled={isBusy} onClick={leave}>
          {outcome === undefined ? "Cancel" : "Back to the list"}
        </Button>
        {isOpen && (
          <Button variant="default" disabled={isBusy} loading={decision.running === "share"} onClick={askToShare}>
            Share deficiencies with {council.shortName}
          </Button>
        )}
        {view.actions.includes("refuse") && (
          <Button variant="subtle" color="red" disabled={isBusy} loading={decision.running === "refuse"} onClick={() => setDialog("refuse")}>
            Refuse
          </Button>
        )}
      </Group>
      {dialog === "approve" && (
        <ApproveDialog
          view={view}
          isBusy={isBusy}
          onApprove={(items, onRefused) => void decision.approve(items, onRefused).then(tell)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === "refuse" && (
        <RefuseDialog
          view={view}
          isBusy={isBusy}
          onRefuse={(reason) => void decision.close(reason).then(tell)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === "share" && (
        <ShareQueryDialog
          view={view}
          note={note}
          isBusy={isBusy}
          onShare={(asksPapers) => void decision.share(asksPapers).then(tell)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Paper>
  );
}
