import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { PinnedPart } from "../../components/two-panes.tsx";
import { VerdictChoice, VerdictNote } from "../../components/verdict-group.tsx";
import { remarkInWords, sharedRemark } from "./remark-words.ts";
import { usePhrases, withPhraseInRemark } from "./use-phrases.ts";
import { shownVerdict, type VerdictEdit, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument, ReviewView } from "./views.ts";

type VerdictFormProps = {
  readonly view: ReviewView;
  readonly document: ReviewDocument;
  readonly edits: VerdictEdits;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  readonly onEdit: (edit: VerdictEdit) => void;
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** The council's word on one document; the note stays when the verdict flips. */
export function VerdictForm({ view, document, edits, isOpen, isAsked, onEdit, onDone, onLeave }: VerdictFormProps) {
  const shown = shownVerdict(document, edits);
  const { status, remark } = shown;
  const phrases = usePhrases(document.fieldName);
  const isSilent = isAsked && status === "DEFICIENT" && remark.trim() === "";
  return (
    <>
      <PinnedPart>
        <VerdictChoice
          label={`Document Status of ${document.label}`}
          value={status}
          disabled={!isOpen}
          onChange={(next) => onEdit({ ...shown, status: next })}
        />
      </PinnedPart>
      <VerdictNote
        value={status}
        note={sharedRemark(view, document, isOpen) ?? remark}
        phrases={phrases}
        onPhrase={(phrase) => onEdit(withPhraseInRemark(shown, phrase))}
        filledNote={remarkInWords(view, document, edits, isOpen)}
        disabled={!isOpen}
        error={isSilent ? reviewMessages.remarkNeeded(document.label) : undefined}
        onNoteChange={(next) => onEdit({ ...shown, remark: next })}
        onDone={onDone}
        onLeave={onLeave}
      />
    </>
  );
}
