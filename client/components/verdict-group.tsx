import { Group, Radio, Stack, Textarea } from "@mantine/core";
import { useId } from "react";
import { verdictLabel, verdictValues, type Verdict } from "#domain/reimbursements/verdicts.ts";

type VerdictGroupProps = {
  /** Names the group, with the document in it. */
  readonly label: string;
  readonly value: Verdict;
  readonly note: string;
  readonly disabled?: boolean;
  /** Why the note cannot stay as it is. */
  readonly error?: string | undefined;
  readonly onChange: (value: Verdict) => void;
  readonly onNoteChange: (note: string) => void;
};

const maxNoteLength = 4000;

/** The verdict on one document. Deficient asks for a note; the note stays, and stays in sight, when the verdict flips. */
export function VerdictGroup({ label, value, note, disabled = false, error, onChange, onNoteChange }: VerdictGroupProps) {
  const noteId = useId();
  const hasNote = value === "DEFICIENT" || note !== "";
  return (
    <Stack gap="sm">
      <Radio.Group label={label} value={value} onChange={(next) => onChange(verdictValues.find((verdict) => verdict === next) ?? "")}>
        <Group gap="lg" mt={6}>
          {verdictValues.map((verdict) => (
            <Radio key={verdict} value={verdict} label={verdictLabel[verdict]} disabled={disabled} />
          ))}
        </Group>
      </Radio.Group>
      {hasNote && (
        <Textarea
          id={noteId}
          label="Add deficiency"
          description={noteHints[value]}
          withAsterisk={value === "DEFICIENT"}
          aria-required={value === "DEFICIENT"}
          error={error}
          value={note}
          onChange={(event) => onNoteChange(event.currentTarget.value)}
          readOnly={disabled}
          maxLength={maxNoteLength}
          autosize
          minRows={2}
          maxRows={10}
        />
      )}
    </Stack>
  );
}

const noteHints = {
  "": "A note without a verdict counts as Deficient.",
  SUFFICIENT: "Kept here, but not shared while the document is Sufficient.",
  DEFICIENT: "The member reads these words.",
} as const satisfies Record<Verdict, string>;
