import { Anchor, Group, VisuallyHidden } from "@mantine/core";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { verdictLabel, type Verdict } from "#domain/reimbursements/verdicts.ts";
import { TwoPanes } from "../../components/two-panes.tsx";
import { DossierDownload } from "../reimbursements/dossier-download.tsx";
import { DownloadAll } from "../reimbursements/download-all.tsx";
import type { DossierView } from "../reimbursements/use-dossier.ts";
import { DocumentHistory } from "./document-history.tsx";
import { DocumentList } from "./document-list.tsx";
import { ItemAssessments } from "./item-assessments.tsx";
import { DocumentPane } from "./document-pane.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import type { ReviewActions } from "./use-review-actions.ts";
import type { Review } from "./use-review.ts";
import type { Selection } from "./use-selected-document.ts";
import { useShortcuts, type Shortcut } from "./use-shortcuts.ts";
import { shownVerdict } from "./verdict-edits.ts";
import { VerdictForm } from "./verdict-form.tsx";
import type { ReviewView } from "./views.ts";

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
};

/** Where the panes stand under each other. */
const stacked = "(max-width: 79.99em)";

/** The open document at the left, at the right the list of documents, the verdict on the open one and its costs; in one column on a phone. */
export function ReviewWorkspace({ review, view, dossier, selection, isAsked, actions, first, about, ...around }: ReviewWorkspaceProps) {
  const { selected, select, move, moveOn } = selection;
  const [isListingShortcuts, setListingShortcuts] = useState(false);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<{ readonly fieldName: string; readonly version: number }>();
  const side = useRef<HTMLDivElement>(null);
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
    const remark = side.current?.querySelector("textarea");
    remark?.focus();
    remark?.scrollIntoView({ block: "nearest" });
  }
  function judgeSufficientAndGoOn(): void {
    if (selected === undefined || !canJudge || !selected.isApplicable) return;
    flushSync(() => judge("SUFFICIENT"));
    const next = moveOn();
    setSaid(`${selected.label}: ${verdictLabel["SUFFICIENT"]}${next === undefined ? "" : `. Next: ${next.label}`}`);
  }
  function open(fieldName: string): void {
    flushSync(() => select(fieldName));
    // In one column the document would open out of sight.
    if (!window.matchMedia(stacked).matches) return;
    const heading = document.getElementById("open-document");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }
  const keys = {
    next: () => setSaid(move(1)?.label ?? ""),
    previous: () => setSaid(move(-1)?.label ?? ""),
    sufficient: judgeSufficientAndGoOn,
    deficient: askForRemark,
    note: askForRemark,
    help: () => setListingShortcuts(true),
  } satisfies Record<Shortcut, () => void>;
  useShortcuts((shortcut) => keys[shortcut]());

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
            />
          )
        }
        side={
          <>
            {first}
            <DocumentList view={view} edits={review.edits} selected={selected} onSelect={open} />
            {selected?.isApplicable && (
              <VerdictForm
                key={selected.fieldName}
                document={selected}
                edits={review.edits}
                isOpen={canJudge}
                isAsked={isAsked}
                onEdit={(edit) => review.edit(selected, edit)}
              />
            )}
            {selected !== undefined && (
              <>
                <ItemAssessments review={review} actions={actions} fieldName={selected.fieldName} isAsked={isAsked} />
                <DocumentHistory
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
      {isListingShortcuts && <ShortcutsDialog onClose={() => setListingShortcuts(false)} />}
    </>
  );
}
