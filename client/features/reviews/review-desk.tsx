import { Grid, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AnswerList } from "./answer-list.tsx";
import { History } from "../reimbursements/history.tsx";
import type { WayBack } from "./list-address.ts";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { OutcomeBanner } from "./outcome-banner.tsx";
import { PresenceBanner } from "./presence-banner.tsx";
import { QueryPanel } from "./query-panel.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewDialogs, type OpenDialog } from "./review-dialogs.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewWorkspace } from "./review-workspace.tsx";
import { usePresence } from "./use-presence.ts";
import { useReview } from "./use-review.ts";
import { useReviewActions } from "./use-review-actions.ts";
import { useSelectedDocument } from "./use-selected-document.ts";
import { VersionChoice } from "./version-choice.tsx";
import type { ReviewDeskView } from "./views.ts";

type ReviewDeskProps = { readonly desk: ReviewDeskView; readonly wayBack: WayBack };

/** A reimbursement's summary, its documents with their verdicts, and the allowed actions. */
export function ReviewDesk({ desk, wayBack }: ReviewDeskProps) {
  const review = useReview(desk, wayBack.list);
  const { view, edits, isDirty, comment, toChoose, saver } = review;
  const actions = useReviewActions(review);
  const selection = useSelectedDocument(view.documents, edits);
  const others = usePresence("reviews", view.id, desk.others, (version) => version !== desk.view.version && void review.readLatest());
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();

  function askToShare(as: "share" | "query"): void {
    setAsked(true);
    setDialog(as);
  }

  return (
    <Stack gap="lg">
      <NeighbourLinks reader="council" scheme={view.scheme} neighbours={desk.neighbours} from={wayBack.from} />
      <PresenceBanner others={others} hint="Your words are kept apart. Whoever saves second is shown both versions." />
      {toChoose !== undefined && (
        <VersionChoice
          choice={toChoose}
          attempt={actions.attempts}
          onSettle={(chosen) => {
            actions.dismissRefusal();
            void review.settle(chosen);
          }}
        />
      )}
      <ReviewSummary view={view} />
      {view.dgftQuery !== undefined && view.state === "DEFICIENCY_DGFT" && (
        <QueryPanel
          view={view}
          edits={edits}
          comment={comment}
          onComment={review.write}
          onMark={review.markAll}
          onShare={() => askToShare("query")}
        />
      )}
      <ReviewWorkspace review={review} view={view} dossier={desk.dossier} selection={selection} isAsked={isAsked} />
      <ReviewBar
        view={view}
        saver={saver}
        isDirty={isDirty}
        isBusy={actions.isBusy}
        onForward={() => setDialog("forward")}
        onSaveDraft={() => void actions.saveDraft()}
        onCancel={() => navigate(wayBack.to, { state: wayBack.state })}
        onShare={() => askToShare("share")}
        onCloseReimbursement={() => setDialog("close")}
      >
        <OutcomeBanner view={view} actions={actions} isStale={review.isStale} next={desk.neighbours.next} wayBack={wayBack} />
      </ReviewBar>
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
