import { Alert, Button, Group, Stack } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { CouncilNotes } from "../notes/officer-notes.tsx";
import { DuplicatePanel } from "../radar/duplicate-panel.tsx";
import { ComputationSheet } from "../reimbursements/computation-sheet.tsx";
import { Decisions } from "../reimbursements/decisions.tsx";
import { AnswersAndHistory } from "./answers-and-history.tsx";
import { ChangedRateLines } from "./changed-rate-lines.tsx";
import type { NoteUnsent } from "../../lib/use-unsent.ts";
import type { DialogWords } from "./use-dialog-words.ts";
import type { ReviewActions } from "./use-review-actions.ts";
import { subjectsOf } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

/** Their forms have the libraries of calendars and lists, which the review does without. */
const EnterItem = lazy(async () => ({ default: (await import("./enter-item.tsx")).EnterItem }));
const ProvedFactsDialog = lazy(async () => ({ default: (await import("./proved-facts.tsx")).ProvedFactsDialog }));

type ReviewBelowProps = {
  readonly view: ReviewView;
  readonly actions: ReviewActions;
  /** The open document. */
  readonly selected: string | undefined;
  readonly reopening: DialogWords["reopening"];
  /** Hears what is typed in an open dialog. */
  readonly note: NoteUnsent;
};

/** What stands below the documents: decisions, amounts, notes, answers, history. */
export const ReviewBelow = ({ view, actions, selected, reopening, note }: ReviewBelowProps) => (
  <>
    <Decisions view={view} kept={reopening} />
    <ReviewSheet view={view} actions={actions} note={note} />
    <DuplicatePanel reimbursementId={view.id} reader="council" />
    <CouncilNotes reimbursementId={view.id} subjects={subjectsOf(view)} selected={selected} />
    <AnswersAndHistory view={view} />
  </>
);

/** The computation sheet, of which the council corrects and completes the costs and the facts about the firm. */
function ReviewSheet({ view, actions, note }: Pick<ReviewBelowProps, "view" | "actions" | "note">) {
  const [entered, setEntered] = useState<{ readonly itemId: string | undefined }>();
  const [isProving, setProving] = useState(false);
  if (!view.actions.includes("council_draft")) return <ComputationSheet view={view} />;
  // A dialog does not show the refusal of an earlier action.
  const enter = (itemId: string | undefined): void => {
    actions.dismissRefusal();
    setEntered({ itemId });
  };
  const prove = (): void => {
    actions.dismissRefusal();
    setProving(true);
  };
  return (
    <ComputationSheet view={view} actionOf={({ itemId, label }) => <CorrectItem label={label} onOpen={() => enter(itemId)} />}>
      {view.changedRates.length > 0 && <ChangedRates view={view} actions={actions} />}
      <Group mt="md" gap="sm">
        <Button variant="default" onClick={() => enter(undefined)}>
          Add a cost
        </Button>
        {view.sheet !== undefined && (
          <Button variant="default" onClick={prove}>
            Facts about the firm
          </Button>
        )}
      </Group>
      {entered !== undefined && (
        <Suspense>
          <EnterItem view={view} actions={actions} itemId={entered.itemId} note={note} onClose={() => setEntered(undefined)} />
        </Suspense>
      )}
      {isProving && (
        <Suspense>
          <ProvedFactsDialog view={view} actions={actions} note={note} onClose={() => setProving(false)} />
        </Suspense>
      )}
    </ComputationSheet>
  );
}

/** Rates that were corrected after this claim took them: it keeps its own until an officer says otherwise. */
const ChangedRates = ({ view, actions }: Pick<ReviewBelowProps, "view" | "actions">) => (
  <Alert mt="md" color="orange" title="An exchange rate was corrected since this claim took it">
    <Stack gap="sm" align="flex-start">
      <ChangedRateLines changedRates={view.changedRates} />
      <BusyButton variant="default" isBusy={actions.isBusy} onClick={() => void actions.takeNewRates()}>
        Compute by the corrected rates
      </BusyButton>
    </Stack>
  </Alert>
);

/** Opens one cost, to be corrected. */
const CorrectItem = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <div>
    <Button variant="default" size="compact-sm" mt={4} aria-label={`Correct ${label}`} onClick={onOpen}>
      Correct
    </Button>
  </div>
);
