import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { phrases } from "#domain/reviews/phrases.ts";
import { PinnedPart } from "../../components/two-panes.tsx";
import { VerdictChoice, VerdictNote } from "../../components/verdict-group.tsx";
import { shownVerdict, type VerdictEdit, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

type VerdictFormProps = {
  readonly document: ReviewDocument;
  readonly edits: VerdictEdits;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  readonly onEdit: (edit: VerdictEdit) => void;
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** The council's word on one document; the note stays when the verdict flips. */
export function VerdictForm({ document, edits, isOpen, isAsked, onEdit, onDone, onLeave }: VerdictFormProps) {
  const { status, remark } = shownVerdict(document, edits);
  const isSilent = isAsked && status === "DEFICIENT" && remark.trim() === "";
  return (
    <>
      <PinnedPart>
        <VerdictChoice
          label={`Document Status of ${document.label}`}
          value={status}
          disabled={!isOpen}
          onChange={(next) => onEdit({ status: next, remark })}
        />
      </PinnedPart>
      <VerdictNote
        value={status}
        note={remark}
        phrases={phrases}
        disabled={!isOpen}
        error={isSilent ? reviewMessages.remarkNeeded(document.label) : undefined}
        onNoteChange={(next) => onEdit({ status, remark: next })}
        onDone={onDone}
        onLeave={onLeave}
      />
    </>
  );
}
