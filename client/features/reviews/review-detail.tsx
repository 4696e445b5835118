import { Grid, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { AnswerList } from "./answer-list.tsx";
import { HistoryList } from "./history-list.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { OutcomeBanner } from "./outcome-banner.tsx";
import { QueryPanel } from "./query-panel.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewDialogs, type OpenDialog } from "./review-dialogs.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewWorkspace } from "./review-workspace.tsx";
import { KeptVerdictsPanel, StaleBanner } from "./stale-banner.tsx";
import { useReview } from "./use-review.ts";
import { useReviewActions } from "./use-review-actions.ts";

/** One reimbursement on the council's desk: what it is, its papers with a verdict each, and what may be done with it. */
export function ReviewDetail({ reimbursementId, backTo }: { reimbursementId: string; backTo: string }) {
  const review = useReview(reimbursementId);
  const actions = useReviewActions(review);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isAsked, setAsked] = useState(false);
  const [comment, setComment] = useState("");
  const navigate = useNavigate();
  const { view, query, edits } = review;
  if (view === undefined)
    return query.error === null ? <LoadingState /> : <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />;

  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={review.isDirty} isBusy={actions.isBusy} onSave={actions.saveDraft} />
      <OutcomeBanner view={view} actions={actions} />
      {review.stale !== undefined && <StaleBanner differences={review.stale} onReload={review.takeLatest} />}
      <KeptVerdictsPanel kept={review.kept} onUse={review.edit} onDismiss={review.forgetKept} />
      <ReviewSummary view={view} />
      {view.dgftQuery !== undefined && view.state === "DEFICIENCY_DGFT" && (
        <QueryPanel view={view} edits={edits} comment={comment} onComment={setComment} onShare={() => setDialog("query")} />
      )}
      <ReviewWorkspace review={review} view={view} isAsked={isAsked} />
      <ReviewBar
        actions={view.actions}
        isDirty={review.isDirty}
        isBusy={actions.isBusy}
        onForward={() => setDialog("forward")}
        onSaveDraft={() => void actions.saveDraft()}
        onCancel={() => navigate(backTo)}
        onShare={() => {
          setAsked(true);
          setDialog("share");
        }}
        onCloseReimbursement={() => setDialog("close")}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <AnswerList rows={view.answerRows} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <HistoryList view={view} />
        </Grid.Col>
      </Grid>
      <ReviewDialogs view={view} edits={edits} comment={comment} dialog={dialog} actions={actions} onClose={() => setDialog(undefined)} />
    </Stack>
  );
}
