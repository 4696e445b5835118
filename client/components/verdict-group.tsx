import { Radio, Stack, Text, Textarea } from "@mantine/core";
import { useId, type KeyboardEvent } from "react";
import { verdictLabel, verdictValues, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { Phrase } from "#domain/reviews/phrases.ts";
import { useCutNotice } from "./fields.tsx";
import { PhraseList, pressPhrase } from "./phrase-list.tsx";
import classes from "./verdict-group.module.css";

const maxNoteLength = 4000;

const isVerdict = (value: string): value is Verdict => verdictValues.some((verdict) => verdict === value);

type VerdictChoiceProps = {
  /** Names the group, with the document: "Document Status of RCMC certificate". */
  readonly label: string;
  readonly value: Verdict;
  readonly disabled?: boolean;
  readonly onChange: (verdict: Verdict) => void;
};

/** Unchecked, Sufficient or Deficient. @source specification 2 "Review detail" */
export const VerdictChoice = ({ label, value, disabled = false, onChange }: VerdictChoiceProps) => (
  <Radio.Group label={label} value={value} onChange={(next) => isVerdict(next) && onChange(next)}>
    <div className={classes.options}>
      {verdictValues.map((verdict) => (
        <Radio key={verdict} value={verdict} label={verdictLabel[verdict]} disabled={disabled} />
      ))}
    </div>
  </Radio.Group>
);

type VerdictNoteProps = {
  readonly value: Verdict;
  readonly note: string;
  readonly disabled?: boolean;
  /** Common remarks that can be put into the note. */
  readonly phrases?: readonly Phrase[];
  readonly onPhrase?: (phrase: Phrase) => void;
  /** The note as the member reads it, where that is not word for word. */
  readonly filledNote?: string | undefined;
  /** What is wrong with the note. */
  readonly error?: string | undefined;
  readonly onNoteChange: (note: string) => void;
  /** Ctrl and Enter: the note is written. */
  readonly onDone?: () => void;
  /** Escape: away from the note. */
  readonly onLeave?: () => void;
};

/** The note that Deficient asks for; it is kept when the verdict flips. Draws nothing when none is asked for and there is none. */
export function VerdictNote({
  value,
  note,
  disabled = false,
  phrases = [],
  onPhrase,
  filledNote,
  error,
  onNoteChange,
  onDone,
  onLeave,
}: VerdictNoteProps) {
  const noteId = useId();
  const { error: cut, onPaste } = useCutNotice(note, maxNoteLength);
  const hasNote = note.trim() !== "";
  // A note alone counts as Deficient, so it must stay in sight until it is deleted.
  const isAsking = value === "DEFICIENT" || (value === "" && hasNote);
  if (value === "SUFFICIENT" && hasNote)
    return (
      <Text size="sm" c="dimmed" className={classes.kept}>
        Your note is kept and not shared: {note}
      </Text>
    );
  if (!isAsking) return null;

  function insert(phrase: Phrase): void {
    onPhrase?.(phrase);
    document.getElementById(noteId)?.focus();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const act = event.key === "Escape" ? onLeave : event.key === "Enter" && (event.ctrlKey || event.metaKey) ? onDone : undefined;
    const digit = event.altKey && !event.ctrlKey ? /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] : undefined;
    if (act === undefined && digit === undefined) return;
    // Escape also closes what is around the note, such as a dialog.
    if (event.key !== "Escape") event.preventDefault();
    act?.();
    if (digit !== undefined) pressPhrase(event.currentTarget.closest("[data-note]"), digit);
  }
  return (
    <Stack gap="sm" data-note>
      <Textarea
        id={noteId}
        label="Add deficiency"
        description={
          value === ""
            ? "A deficiency in writing makes the document Deficient."
            : "What is missing and what to send instead. The member reads it word for word once you share it."
        }
        required
        autosize
        minRows={3}
        maxLength={maxNoteLength}
        readOnly={disabled}
        value={note}
        error={error ?? cut}
        onPaste={onPaste}
        onChange={(event) => onNoteChange(event.currentTarget.value)}
        onKeyDown={press}
      />
      {!disabled && onPhrase !== undefined && phrases.length > 0 && <PhraseList phrases={phrases} onInsert={insert} />}
      {filledNote !== undefined && filledNote !== note && (
        <Text size="sm" className={classes.kept}>
          The member will read: {filledNote}
        </Text>
      )}
    </Stack>
  );
}
