import { Anchor, Group, Skeleton, VisuallyHidden } from "@mantine/core";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { verdictLabel, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { ViewerHandle } from "../../components/document-viewer.tsx";
import { pressPhrase } from "../../components/phrase-list.tsx";
import { sideBySide } from "../../components/side-by-side.ts";
import { TwoPanes } from "../../components/two-panes.tsx";
import { useLoadAhead } from "../../lib/after-first-view.ts";
import { DossierDownload } from "../reimbursements/dossier-download.tsx";
import { DownloadAll } from "../reimbursements/download-all.tsx";
import type { DossierView } from "../reimbursements/use-dossier.ts";
import { LazyDocumentHistory } from "./lazy-document-history.tsx";
import { DocumentList } from "./document-list.tsx";
import { openNextClaim } from "./open-next-claim.ts";
import { LazyItemAssessments } from "./lazy-item-assessments.tsx";
import { DocumentPane } from "./document-pane.tsx";
import type { ReviewActions } from "./use-review-actions.ts";
import type { Review } from "./use-review.ts";
import type { Selection } from "./use-selected-document.ts";
import { remarkKeys, reviewShortcuts, useMovesOn, useShortcuts } from "./use-shortcuts.ts";
import { shownVerdict } from "./verdict-edits.ts";
import { VerdictForm } from "./verdict-form.tsx";
import type { ReviewDocument, ReviewView } from "./views.ts";

const readShortcuts = () => import("./shortcuts-dialog.tsx");
const ShortcutsDialog = lazy(async () => ({ default: (await readShortcuts()).ShortcutsDialog }));

/** Nothing waits for it, so it comes after the first view. */
const ChecklistPanel = lazy(async () => ({ default: (await import("./checklist-panel.tsx")).ChecklistPanel }));

/** About its height. */
const checklistPx = 320;

type ReviewWorkspaceProps = {
  readonly review: Review;
  readonly view: ReviewView;
  readonly dossier: DossierView;
  readonly selection: Selection;
  readonly isAsked: boolean;
  readonly actions: ReviewActions;
  readonly summary: ReactNode;
  /** What has to be read before anything is judged. */
  readonly notices: ReactNode;
  /** What has to be read beside the documents. */
  readonly first: ReactNode;
  /** What is said of the whole claim, below the open document. */
  readonly about: ReactNode;
  readonly below: ReactNode;
  readonly bar: ReactNode;
  readonly onShare: () => void;
  readonly onForward: () => void;
};

/** The open document at the left, at the right the list of documents, the verdict on the open one and its costs; in one column in a small window. */
export function ReviewWorkspace({
  review,
  view,
  dossier,
  selection,
  isAsked,
  actions,
  first,
  about,
  onShare,
  onForward,
  ...around
}: ReviewWorkspaceProps) {
  const { selected, select, move, moveOn } = selection;
  const [isListingShortcuts, setListingShortcuts] = useState(false);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<{ readonly fieldName: string; readonly version: number }>();
  const [movesOn] = useMovesOn();
  useLoadAhead(readShortcuts);
  const side = useRef<HTMLDivElement>(null);
  const viewer = useRef<ViewerHandle>(null);
  const canJudge = view.actions.includes("council_draft");

  function judge(status: Verdict): void {
    if (selected === undefined || !canJudge || !selected.isApplicable) return;
    review.edit(selected, { ...shownVerdict(selected, review.edits), status });
    setSaid(`${selected.label}: ${verdictLabel[status]}`);
  }
  /** A deficient document needs a remark, so its field opens with the verdict. */
  function askForRemark(): void {
    // Focus at once, or the next keys would be taken for shortcuts.
    flushSync(() => judge("DEFICIENT"));
    const remark = side.current?.querySelector<HTMLElement>("[data-note] textarea");
    remark?.focus();
    remark?.scrollIntoView({ block: "nearest" });
  }
  function judgeSufficient(): void {
    if (selected === undefined || !canJudge || !selected.isApplicable) return;
    flushSync(() => judge("SUFFICIENT"));
    if (movesOn) goOn(`${selected.label}: ${verdictLabel["SUFFICIENT"]}. `);
  }
  /** Opens the next document without a verdict; its keys turn pages, zoom and scroll. */
  function goOn(before = ""): void {
    let next: ReviewDocument | undefined;
    flushSync(() => (next = moveOn(review.edits)));
    readOn(`${before}${next === undefined ? "Every other document has a verdict." : `Next: ${next.label}`}`);
  }
  function step(by: 1 | -1): void {
    let next: ReviewDocument | undefined;
    flushSync(() => (next = move(by)));
    readOn(next?.label ?? "");
  }
  function readOn(words: string): void {
    setSaid(words);
    side.current?.scrollTo({ top: 0 });
    viewer.current?.focus();
  }
  function open(fieldName: string): void {
    flushSync(() => select(fieldName));
    // In one column the document would open out of sight.
    if (window.matchMedia(sideBySide).matches) return;
    const heading = document.getElementById("open-document");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }
  const keys = {
    next: () => step(1),
    previous: () => step(-1),
    sufficient: judgeSufficient,
    deficient: askForRemark,
    note: askForRemark,
    rotate: () => viewer.current?.turn(),
    page: () => viewer.current?.askForPage(),
    words: () => viewer.current?.askForWords(),
    overview: () => viewer.current?.toggleOverview(),
    share: onShare,
    forward: onForward,
    nextClaim: openNextClaim,
    help: () => setListingShortcuts(true),
  } satisfies Record<keyof typeof reviewShortcuts, () => void>;
  useShortcuts(
    reviewShortcuts,
    (shortcut) => keys[shortcut](),
    (digit) => pressPhrase(side.current?.querySelector("[data-note]"), digit),
  );

  return (
    <>
      <TwoPanes
        {...around}
        sideRef={side}
        document={
          selected !== undefined && (
            <DocumentPane
              key={selected.fieldName}
              reimbursementId={view.id}
              document={selected}
              versionNumber={shown?.fieldName === selected.fieldName ? shown.version : undefined}
              onShowCurrent={() => setShown(undefined)}
              viewer={viewer}
            />
          )
        }
        side={
          <>
            {first}
            <DocumentList view={view} edits={review.edits} selected={selected} isOpen={canJudge} onSelect={open} />
            {selected?.isApplicable && (
              <VerdictForm
                view={view}
                key={selected.fieldName}
                document={selected}
                edits={review.edits}
                isOpen={canJudge}
                isAsked={isAsked}
                onEdit={(edit) => review.edit(selected, edit)}
                onDone={() => goOn()}
                onLeave={() => viewer.current?.focus()}
              />
            )}
            {selected?.isApplicable && (
              <Suspense fallback={<Skeleton h={checklistPx} aria-hidden="true" />}>
                <ChecklistPanel
                  key={`checklist ${selected.fieldName}`}
                  reimbursementId={view.id}
                  document={selected}
                  edits={review.edits}
                  isOpen={canJudge}
                  onEdit={(edit) => review.edit(selected, edit)}
                />
              </Suspense>
            )}
            {selected !== undefined && (
              <>
                <LazyItemAssessments review={review} actions={actions} fieldName={selected.fieldName} isAsked={isAsked} />
                <LazyDocumentHistory
                  reimbursementId={view.id}
                  document={selected}
                  onShowVersion={(version) => setShown({ fieldName: selected.fieldName, version })}
                />
              </>
            )}
            {about}
            <Group gap="xs">
              <DownloadAll view={view} />
              <DossierDownload reimbursementId={view.id} label="Combined" atFirst={dossier} />
              <Anchor component="button" type="button" ta="start" onClick={() => setListingShortcuts(true)}>
                Keyboard shortcuts (?)
              </Anchor>
            </Group>
          </>
        }
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isListingShortcuts && (
        <Suspense>
          <ShortcutsDialog shortcuts={reviewShortcuts} inFields={remarkKeys} hasVerdicts onClose={() => setListingShortcuts(false)} />
        </Suspense>
      )}
    </>
  );
}
