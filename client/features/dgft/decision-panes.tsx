import { VisuallyHidden } from "@mantine/core";
import { lazy, Suspense, useDeferredValue, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { wasDecided } from "#domain/reimbursements/decisions.ts";
import type { ViewerHandle } from "../../components/document-viewer.tsx";
import { LoadingState } from "../../components/states.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { TwoPanes } from "../../components/two-panes.tsx";
import { DuplicateNotice } from "../radar/duplicate-notice.tsx";
import { ProvedItems } from "../reimbursements/proved-items.tsx";
import { LazyClaimRemarks } from "../reviews/lazy-claim-remarks.tsx";
import { LazyDocumentHistory } from "../reviews/lazy-document-history.tsx";
import { DocumentPane } from "../reviews/document-pane.tsx";
import { HoldButton, HoldEnd } from "../reviews/hold-control.tsx";
import type { WayBack } from "../reviews/list-address.ts";
import { NeighbourLinks } from "../reviews/neighbour-links.tsx";
import { openNextClaim } from "../reviews/open-next-claim.ts";
import { PresenceBanner } from "../reviews/presence-banner.tsx";
import { aheadGcMs, useReadAhead } from "../reviews/use-read-ahead.ts";
import { useAfterFirstView, useLoadAhead } from "../../lib/after-first-view.ts";
import { trpc } from "../../lib/trpc.ts";
import { ReviewSummary } from "../reviews/review-summary.tsx";
import { UnsentWords } from "../reviews/unsent-words.tsx";
import { usePresence } from "../reviews/use-presence.ts";
import { decisionShortcuts, useShortcuts } from "../reviews/use-shortcuts.ts";
import { subjectsOf } from "../reviews/verdict-edits.ts";
import type { DecisionDeskView } from "../reviews/views.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { DecisionText } from "./decision-text.tsx";
import { DocumentMark, remarkId, remarkMissing } from "./document-mark.tsx";
import { DossierPanel } from "./dossier-panel.tsx";
import { itemRemarkId } from "./item-marks.tsx";
import { PinnedDecision } from "./pinned-decision.tsx";
import { useDecisionSteps } from "./use-decision-steps.ts";
import { useNote } from "./use-note.ts";
import { VerdictSheet } from "./verdict-sheet.tsx";

/** Dialogs come after the first view. */
const readDialogs = () => import("./decision-dialogs.tsx");
/** Below the documents, so not in the first view. */
const DecisionBelow = lazy(async () => ({ default: (await import("./decision-below.tsx")).DecisionBelow }));
/** Only of a claim that was decided before. */
const Decisions = lazy(async () => ({ default: (await import("../reimbursements/decisions.tsx")).Decisions }));
const DecisionDialogs = lazy(async () => ({ default: (await readDialogs()).DecisionDialogs }));
const ShortcutsDialog = lazy(async () => ({ default: (await import("../reviews/shortcuts-dialog.tsx")).ShortcutsDialog }));

type DecisionPanesProps = { readonly desk: DecisionDeskView; readonly wayBack: WayBack; readonly money: ReactNode };

/** The officer's desk once everything for it is there: the dossier or one document at the left, verdicts and decision at the right. */
export function DecisionPanes({ desk, wayBack, money }: DecisionPanesProps) {
  const { view, neighbours, dossier } = desk;
  const others = usePresence("dgft", view.id, desk.others);
  const { dgft } = trpc.useUtils();
  useReadAhead(neighbours.next?.id, (reimbursementId) =>
    dgft.open.fetch({ reimbursementId, list: wayBack.list, isAhead: true }, { staleTime: 0, gcTime: aheadGcMs }),
  );
  const note = useNote(view, wayBack.list);
  const [fieldName, setFieldName] = useState<string>();
  const [shown, setShown] = useState<{ readonly fieldName: string; readonly version: number }>();
  const [isAsked, setAsked] = useState(false);
  const [isListingShortcuts, setListingShortcuts] = useState(false);
  const [said, setSaid] = useState("");
  const viewer = useRef<ViewerHandle>(null);
  // As it was when the page was opened: a decision moves this one within the list.
  const [following] = useState(neighbours.next);
  const steps = useDecisionSteps(view, note, wayBack, ask);
  const hold = { view, savedVersion: note.savedVersion, onChanged: note.goOnFrom, onRefused: note.hearRefusal };
  const selected = view.documents.find((document) => document.fieldName === fieldName);
  const canAsk = view.actions.includes("dgft_share");

  // What is below comes after the documents, also when the next claim is opened.
  const isBelowShown = useDeferredValue(useAfterFirstView(), false);
  useLoadAhead(readDialogs);

  function open(next: string | undefined): void {
    flushSync(() => setFieldName(next));
    document.getElementById(next === undefined ? "dossier" : "open-document")?.scrollIntoView({ block: "nearest" });
    viewer.current?.focus();
  }
  function step(by: 1 | -1): void {
    const counted = view.documents.filter(({ isApplicable }) => isApplicable);
    const at = counted.findIndex((document) => document === selected);
    const next = at === -1 ? counted.at(by === 1 ? 0 : -1) : counted[(at + by + counted.length) % counted.length];
    if (next === undefined) return;
    open(next.fieldName);
    setSaid(next.label);
  }
  function askAboutOpen(): void {
    if (selected === undefined || !canAsk) return;
    if (note.marks[selected.fieldName] === undefined) flushSync(() => note.ask(selected.fieldName));
    document.getElementById(remarkId)?.focus();
  }
  /** The first marked document or cost without a remark, which then asks for it; undefined when a query can be shared. */
  function ask(): string | undefined {
    setAsked(true);
    const silent = subjectsOf(view).find(({ fieldName: name }) => note.marks[name]?.trim() === "");
    if (silent === undefined) return undefined;
    if (silent.itemId === undefined) open(silent.fieldName);
    document.getElementById(silent.itemId === undefined ? remarkId : itemRemarkId(silent.fieldName))?.focus();
    return remarkMissing(silent.label);
  }
  const keys = {
    next: () => step(1),
    previous: () => step(-1),
    rotate: () => viewer.current?.turn(),
    page: () => viewer.current?.askForPage(),
    words: () => viewer.current?.askForWords(),
    overview: () => viewer.current?.toggleOverview(),
    dossier: () => open(undefined),
    ask: askAboutOpen,
    share: () => canAsk && !steps.isBusy && steps.askToShare(),
    approve: () => view.actions.includes("approve") && !steps.isBusy && steps.show("approve"),
    nextClaim: openNextClaim,
    help: () => setListingShortcuts(true),
  } satisfies Record<keyof typeof decisionShortcuts, () => void>;
  useShortcuts(decisionShortcuts, (shortcut) => keys[shortcut]());

  return (
    <>
      <TwoPanes
        summary={
          <ReviewSummary view={view}>
            <NeighbourLinks reader="dgft" scheme={view.scheme} neighbours={neighbours} from={wayBack.from} />
          </ReviewSummary>
        }
        notices={
          <PresenceBanner
            others={others}
            hint="All officers write in the same text below. If somebody else saves first, you are told, and your words stay."
          />
        }
        document={
          selected === undefined ? (
            <DossierPanel reimbursementId={view.id} atFirst={dossier} viewer={viewer} />
          ) : (
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
            <PinnedDecision view={view} />
            <HoldEnd {...hold} />
            {view.state === "APPROVED_DGFT" && money}
            {wasDecided(view.timeline) && (
              <Suspense fallback={<LoadingState lines={6} />}>
                <Decisions view={view} kept={steps.words.reopening} />
              </Suspense>
            )}
            <DuplicateNotice reimbursementId={view.id} />
            <VerdictSheet view={view} marks={note.marks} selected={selected?.fieldName} onSelect={open} />
            {selected !== undefined && (
              <>
                <ProvedItems items={view.items.filter(({ facts }) => facts["document"] === selected.fieldName)} />
                {canAsk && <DocumentMark document={selected} note={note} isAsked={isAsked} />}
                <LazyDocumentHistory
                  reimbursementId={view.id}
                  document={selected}
                  onShowVersion={(version) => setShown({ fieldName: selected.fieldName, version })}
                />
              </>
            )}
            <LazyClaimRemarks view={view} remarks={view.generalDeficiencies} />
            <DecisionText view={view} note={note} movedOn={steps.decision.movedOn} onReload={() => void steps.decision.reload()} />
            <TextButton onClick={() => setListingShortcuts(true)}>Keyboard shortcuts (?)</TextButton>
          </>
        }
        below={
          isBelowShown ? (
            <Suspense fallback={<LoadingState lines={12} />}>
              <DecisionBelow view={view} note={note} canAsk={canAsk} isAsked={isAsked} selected={selected?.fieldName} />
            </Suspense>
          ) : (
            <LoadingState lines={12} />
          )
        }
        bar={
          <DecisionBar hold={<HoldButton {...hold} kept={steps.words.hold} />} view={view} steps={steps} following={following} wayBack={wayBack} />
        }
      />
      <UnsentWords isUnsent={steps.hasUnsentWords} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Suspense>
        {steps.dialog !== undefined && <DecisionDialogs view={view} note={note} steps={steps} />}
        {isListingShortcuts && <ShortcutsDialog shortcuts={decisionShortcuts} onClose={() => setListingShortcuts(false)} />}
      </Suspense>
    </>
  );
}
