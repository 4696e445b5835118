import { Alert } from "@mantine/core";
import { lazy, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Section } from "../../components/section.tsx";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { DuplicateNotice } from "../radar/duplicate-notice.tsx";
import { LoadingState } from "../../components/states.tsx";
import { LazyClaimRemarks } from "./lazy-claim-remarks.tsx";
import type { WayBack } from "./list-address.ts";
import { HoldButton, HoldEnd } from "./hold-control.tsx";
import { LazyItemAssessments } from "./lazy-item-assessments.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { OutcomeBanner } from "./outcome-banner.tsx";
import { FreshLookNotice } from "./fresh-look-notice.tsx";
import { PreparedNotice } from "./prepared-notice.tsx";
import { PresenceBanner } from "./presence-banner.tsx";
import { commentId, QueryPanel } from "./query-panel.tsx";
import { ReviewBar } from "./review-bar.tsx";
import type { OpenDialog } from "./review-dialogs.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewWorkspace } from "./review-workspace.tsx";
import { UnsentWords } from "./unsent-words.tsx";
import { hasUnsentWords, useDialogWords } from "./use-dialog-words.ts";
import { usePresence } from "./use-presence.ts";
import { useReview } from "./use-review.ts";
import { aheadGcMs, useReadAhead } from "./use-read-ahead.ts";
import { useAfterFirstView, useLoadAhead } from "../../lib/after-first-view.ts";
import { trpc } from "../../lib/trpc.ts";
import { useUnsent } from "../../lib/use-unsent.ts";
import { useReviewActions, type ReviewActions } from "./use-review-actions.ts";
import { useSelectedDocument, type Selection } from "./use-selected-document.ts";
import { changedAssessments, subjectsOf } from "./verdict-edits.ts";
import { VersionChoice } from "./version-choice.tsx";
import type { ReviewDeskView, ReviewView } from "./views.ts";

/** Dialogs come after the first view. */
const readDialogs = () => import("./review-dialogs.tsx");
const ReviewDialogs = lazy(async () => ({ default: (await readDialogs()).ReviewDialogs }));
/** Below the documents, so not in the first view. */
const ReviewBelow = lazy(async () => ({ default: (await import("./review-below.tsx")).ReviewBelow }));

type ReviewDeskProps = { readonly desk: ReviewDeskView; readonly wayBack: WayBack; readonly money: ReactNode };

/** A reimbursement's summary, its documents with their verdicts, and the allowed actions. */
export function ReviewDesk({ desk, wayBack, money }: ReviewDeskProps) {
  const review = useReview(desk, wayBack.list);
  const { view, edits, isDirty, comment, toChoose, saver } = review;
  const actions = useReviewActions(review);
  const selection = useSelectedDocument(view.documents, edits);
  const others = usePresence("reviews", view.id, desk.others, (version) => version !== desk.view.version && void review.readLatest());
  const { reviews } = trpc.useUtils();
  useReadAhead(desk.neighbours.next?.id, (reimbursementId) =>
    reviews.open.fetch({ reimbursementId, list: wayBack.list, isAhead: true }, { staleTime: 0, gcTime: aheadGcMs }),
  );
  const [dialog, setDialog] = useState<OpenDialog>();
  const words = useDialogWords();
  const unsent = useUnsent();
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const hold = { view, savedVersion: () => Promise.resolve(view.version), onChanged: review.goOnFrom };

  // What is below comes after the documents, also when the next claim is opened.
  const isBelowShown = useDeferredValue(useAfterFirstView(), false);
  useLoadAhead(readDialogs);

  /** None opens while an action runs: it would show that action as its own. */
  function open(next: OpenDialog): void {
    if (!actions.isBusy) setDialog(next);
  }
  function askToShare(as: "share" | "query"): void {
    setAsked(true);
    open(as);
  }

  /** The amount of the dialog is that of the server: own figures are saved first. */
  async function askToForward(): Promise<void> {
    const { assessments, unreadable } = changedAssessments(subjectsOf(view), edits);
    if (assessments.length + unreadable.length > 0 && !(await actions.saveDraft())) return;
    open("forward");
  }
  function shareByKey(): void {
    if (view.actions.includes("council_share")) askToShare("share");
    else if (!view.actions.includes("council_share_query")) return;
    else if (comment.trim() === "") document.getElementById(commentId)?.focus();
    else askToShare("query");
  }
  useRefusedItem(view, actions, selection);

  return (
    <>
      <ReviewWorkspace
        review={review}
        view={view}
        dossier={desk.dossier}
        selection={selection}
        isAsked={isAsked}
        actions={actions}
        onShare={shareByKey}
        onForward={() => view.actions.includes("forward") && void askToForward()}
        summary={
          <ReviewSummary view={view}>
            <NeighbourLinks reader="council" scheme={view.scheme} neighbours={desk.neighbours} from={wayBack.from} />
          </ReviewSummary>
        }
        notices={
          <>
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
          </>
        }
        first={
          <>
            <HoldEnd {...hold} />
            {view.state === "APPROVED_DGFT" && money}
            <FreshLookNotice view={view} />
            {view.hasDecidedBefore && <Alert color="orange" title={undoMessages.decidedBefore} />}
            {view.whyNotClosed !== undefined && <Alert color="blue" title={view.whyNotClosed} />}
            <PreparedNotice view={view} kept={words.sendBack} onSentBack={review.goOnFrom} />
            <DuplicateNotice reimbursementId={view.id} />
            {view.dgftQuery !== undefined && view.state === "DEFICIENCY_DGFT" && (
              <QueryPanel
                view={view}
                edits={edits}
                comment={comment}
                onComment={review.write}
                onMark={review.markAll}
                replacedNotes={review.replacedNotes}
                onDismissNotes={review.dismissReplacedNotes}
                onShare={() => askToShare("query")}
              />
            )}
          </>
        }
        about={
          <>
            {view.items.some(({ facts }) => facts["document"] === undefined) && (
              <Section title="Costs without a document">
                <LazyItemAssessments review={review} actions={actions} fieldName={undefined} isAsked={isAsked} />
              </Section>
            )}
            <LazyClaimRemarks
              view={view}
              // A question about a cost is shown with that cost.
              remarks={view.generalDeficiencies.filter(({ fieldName }) => !view.items.some(({ id }) => itemFlag(id) === fieldName))}
            />
          </>
        }
        below={
          isBelowShown ? (
            <Suspense fallback={<LoadingState lines={12} />}>
              <ReviewBelow view={view} actions={actions} selected={selection.selected?.fieldName} reopening={words.reopening} note={unsent.note} />
            </Suspense>
          ) : (
            <LoadingState lines={12} />
          )
        }
        bar={
          <ReviewBar
            view={view}
            saver={saver}
            isDirty={isDirty}
            isBusy={actions.isBusy}
            onForward={() => void askToForward()}
            onSaveDraft={() => void actions.saveDraft()}
            onCancel={() => navigate(wayBack.to, { state: wayBack.state })}
            onShare={() => askToShare("share")}
            onCloseReimbursement={() => open("close")}
            hold={<HoldButton {...hold} kept={words.hold} />}
          >
            <OutcomeBanner view={view} actions={actions} isStale={review.isStale} next={desk.neighbours.next} wayBack={wayBack} />
          </ReviewBar>
        }
      />
      <UnsentWords isUnsent={unsent.text !== "" || hasUnsentWords(words, view.prepared?.comment ?? view.wordsToDgft, view.actions)} />
      {dialog !== undefined && (
        <Suspense>
          <ReviewDialogs
            view={view}
            edits={edits}
            comment={comment}
            words={words}
            dialog={dialog}
            actions={actions}
            onOpenDocument={selection.select}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the document beside which the first refused assessment stands; its field takes the focus. */
function useRefusedItem({ items }: ReviewView, { problems, attempts }: ReviewActions, { select }: Selection): void {
  const [refused] = Object.keys(problems);
  useEffect(() => {
    const document = items.find(({ id }) => id === refused)?.facts["document"];
    if (document !== undefined) select(document);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each try
  }, [attempts]);
}
