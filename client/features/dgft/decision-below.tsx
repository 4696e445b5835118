import { DgftThread } from "../notes/officer-notes.tsx";
import { DuplicatePanel } from "../radar/duplicate-panel.tsx";
import { ComputationSheet } from "../reimbursements/computation-sheet.tsx";
import { AnswersAndHistory } from "../reviews/answers-and-history.tsx";
import { subjectsOf } from "../reviews/verdict-edits.ts";
import type { ReviewView } from "../reviews/views.ts";
import { AskAboutItem, ItemMarks } from "./item-marks.tsx";
import type { Note } from "./use-note.ts";

type DecisionBelowProps = {
  readonly view: ReviewView;
  readonly note: Note;
  /** Whether the officer may ask about a cost. */
  readonly canAsk: boolean;
  readonly isAsked: boolean;
  /** The open document. */
  readonly selected: string | undefined;
};

/** What stands below the documents: amounts, the thread with the council, answers, history. */
export const DecisionBelow = ({ view, note, canAsk, isAsked, selected }: DecisionBelowProps) => (
  <>
    <ComputationSheet view={view} {...(canAsk && { actionOf: ({ itemId, label }) => <AskAboutItem itemId={itemId} label={label} note={note} /> })}>
      {canAsk && <ItemMarks view={view} note={note} isAsked={isAsked} />}
    </ComputationSheet>
    <DuplicatePanel reimbursementId={view.id} reader="dgft" />
    <DgftThread reimbursementId={view.id} subjects={subjectsOf(view)} selected={selected} />
    <AnswersAndHistory view={view} />
  </>
);
