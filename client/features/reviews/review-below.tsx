import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { CouncilNotes } from "../notes/officer-notes.tsx";
import { DuplicatePanel } from "../radar/duplicate-panel.tsx";
import { ComputationSheet } from "../reimbursements/computation-sheet.tsx";
import { Decisions } from "../reimbursements/decisions.tsx";
import { AnswersAndHistory } from "./answers-and-history.tsx";
import type { ReviewActions } from "./use-review-actions.ts";
import { subjectsOf } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

/** Its form has the libraries of calendars and lists, which the review does without. */
const EnterItem = lazy(async () => ({ default: (await import("./enter-item.tsx")).EnterItem }));

type ReviewBelowProps = {
  readonly view: ReviewView;
  readonly actions: ReviewActions;
  /** The open document. */
  readonly selected: string | undefined;
};

/** What stands below the documents: decisions, amounts, notes, answers, history. */
export const ReviewBelow = ({ view, actions, selected }: ReviewBelowProps) => (
  <>
    <Decisions view={view} />
    <ReviewSheet view={view} actions={actions} />
    <DuplicatePanel reimbursementId={view.id} reader="council" />
    <CouncilNotes reimbursementId={view.id} subjects={subjectsOf(view)} selected={selected} />
    <AnswersAndHistory view={view} />
  </>
);

/** The computation sheet, of which the council corrects and completes the costs. */
function ReviewSheet({ view, actions }: { view: ReviewView; actions: ReviewActions }) {
  const [entered, setEntered] = useState<{ readonly itemId: string | undefined }>();
  if (!view.actions.includes("council_draft")) return <ComputationSheet view={view} />;
  return (
    <ComputationSheet view={view} actionOf={({ itemId, label }) => <CorrectItem label={label} onOpen={() => setEntered({ itemId })} />}>
      <Button mt="md" variant="default" onClick={() => setEntered({ itemId: undefined })}>
        Add a cost
      </Button>
      {entered !== undefined && (
        <Suspense>
          <EnterItem view={view} actions={actions} itemId={entered.itemId} onClose={() => setEntered(undefined)} />
        </Suspense>
      )}
    </ComputationSheet>
  );
}

/** Opens one cost, to be corrected. */
const CorrectItem = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <div>
    <Button variant="default" size="compact-sm" mt={4} aria-label={`Correct ${label}`} onClick={onOpen}>
      Correct
    </Button>
  </div>
);
