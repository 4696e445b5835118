import { Grid, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AnswerList } from "./answer-list.tsx";
import { History } from "../reimbursements/history.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { OutcomeBanner } from "./outcome-banner.tsx";
import { QueryPanel } from "./query-panel.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewDialogs, type OpenDialog } from "./review-dialogs.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewWorkspace } from "./review-workspace.tsx";
import { KeptVerdictsPanel, StaleBanner } from "./stale-banner.tsx";
import type { Review } from "./use-review.ts";
import { useReviewActions } from "./use-review-actions.ts";
import { useSelectedDocument } from "./use-selected-document.ts";
import type { ReviewView } from "./views.ts";

type ReviewDeskProps = { readonly review: Review; readonly view: ReviewView; readonly backTo: string };

/** What a reimbursement is, its papers with a verdict each, and what may be done with it. */
export function ReviewDesk({ review, view, backTo }: ReviewDeskProps) {
  const { edits, isDirty } = review;
  const actions = useReviewActions(review);
  const selection = useSelectedDocument(view.documents, edits);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isAsked, setAsked] = useState(false);
  const [comment, setComment] = useState("");
  const navigate = useNavigate();

  function askToShare(as: "share" | "query"): void {
    setAsked(true);
    setDialog(as);
  }

  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={isDirty} isBusy={actions.isBusy} onSave={actions.saveDraft} />
      <OutcomeBanner view={view} actions={actions} isStale={review.stale !== undefined} />
      {review.stale !== undefined && (
        <StaleBanner
          differences={review.stale}
          onReload={() => {
            actions.dismissRefusal();
            review.takeLatest();
          }}
        />
      )}
      <KeptVerdictsPanel kept={review.kept} onUse={review.edit} onDismiss={review.forgetKept} />
      <ReviewSummary view={view} />
      {view.dgftQuery !== undefined && view.state === "DEFICIENCY_DGFT" && (
        <QueryPanel view={view} edits={edits} comment={comment} onComment={setComment} onShare={() => askToShare("query")} />
      )}
      <ReviewWorkspace review={review} view={view} selection={selection} isAsked={isAsked} />
      <ReviewBar
        actions={view.actions}
        isDirty={isDirty}
        isBusy={actions.isBusy}
        onForward={() => setDialog("forward")}
        onSaveDraft={() => void actions.saveDraft()}
        onCancel={() => navigate(backTo)}
        onShare={() => askToShare("share")}
        onCloseReimbursement={() => setDialog("close")}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <AnswerList rows={view.answerRows} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <History view={view} />
        </Grid.Col>
      </Grid>
      <ReviewDialogs
        view={view}
        edits={edits}
        comment={comment}
        dialog={dialog}
        actions={actions}
        onOpenDocument={selection.select}
        onClose={() => setDialog(undefined)}
      />
    </Stack>
  );
}
