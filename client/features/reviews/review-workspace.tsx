import { Anchor, Grid, Group, Stack, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { verdictLabel, type Verdict } from "#domain/reimbursements/verdicts.ts";
import { DocumentList } from "./document-list.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { DossierDownload } from "../reimbursements/dossier-download.tsx";
import { DownloadAll } from "../reimbursements/download-all.tsx";
import type { DossierView } from "../reimbursements/use-dossier.ts";
import classes from "./review-workspace.module.css";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import type { Selection } from "./use-selected-document.ts";
import { useShortcuts, type Shortcut } from "./use-shortcuts.ts";
import { ItemAssessments } from "./item-assessments.tsx";
import type { ReviewActions } from "./use-review-actions.ts";
import type { Review } from "./use-review.ts";
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
};

/** Where the columns of the grid below stand under each other. */
const stacked = "(max-width: 74.99em)";

/** The documents at the left, the open one at the right with the verdict below it; in one column on a phone. */
export function ReviewWorkspace({ review, view, dossier, selection, isAsked, actions }: ReviewWorkspaceProps) {
  const { selected, select, move, moveOn } = selection;
  const [isListingShortcuts, setListingShortcuts] = useState(false);
  const [said, setSaid] = useState("");
  const panel = useRef<HTMLDivElement>(null);
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
    const remark = panel.current?.querySelector("textarea");
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
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack className={classes.documents}>
          <Group gap="xs" align="flex-start">
            <DownloadAll view={view} />
            <DossierDownload reimbursementId={view.id} label="Combined" atFirst={dossier} />
          </Group>
          <DocumentList view={view} edits={review.edits} selected={selected} onSelect={open} />
          <Anchor component="button" type="button" ta="start" onClick={() => setListingShortcuts(true)}>
            Keyboard shortcuts (?)
          </Anchor>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }} ref={panel}>
        {selected !== undefined && (
          <DocumentPanel key={selected.fieldName} reimbursementId={view.id} document={selected}>
            {selected.isApplicable && (
              <VerdictForm
                document={selected}
                edits={review.edits}
                isOpen={canJudge}
                isAsked={isAsked}
                onEdit={(edit) => review.edit(selected, edit)}
              />
            )}
            <ItemAssessments review={review} actions={actions} fieldName={selected.fieldName} isAsked={isAsked} />
          </DocumentPanel>
        )}
      </Grid.Col>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isListingShortcuts && <ShortcutsDialog onClose={() => setListingShortcuts(false)} />}
    </Grid>
  );
}
