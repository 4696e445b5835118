import { Box, Button, Paper, Text, Textarea, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { dgftMessages, reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { useCutNotice } from "../../components/fields.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { TwoVersions, type VersionDifference } from "../../components/two-versions.tsx";
import { subjectsOf } from "../reviews/verdict-edits.ts";
import type { ReviewView } from "../reviews/views.ts";
import { noteLabel, partInWords } from "./note-content.ts";
import type { Note } from "./use-note.ts";

type DecisionTextProps = {
  readonly view: ReviewView;
  readonly note: Note;
  /** What the last save was refused for, when nothing else says it. */
  readonly movedOn: string | undefined;
  readonly onReload: () => void;
};

const maxTextLength = 4000;
/** The field of the officer's text. */
export const noteFieldId = "dgft-note";

/** The officer's text, which keeps itself, and what was asked before. */
export function DecisionText({ view, note, movedOn, onReload }: DecisionTextProps) {
  const { error: cut, onPaste } = useCutNotice(note.text, maxTextLength);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="decision">
      <Title order={2} size="h4" id="decision">
        Decision
      </Title>
      {view.dgftQuery !== undefined && (
        <Text mt="xs" style={{ whiteSpace: "pre-wrap" }}>
          Deficiencies shared with {council.shortName} before: {view.dgftQuery}
        </Text>
      )}
      {view.hasActedBefore && <Text mt="xs">{dgftMessages.actedBefore}</Text>}
      {view.hasDecidedBefore && (
        <Text mt="xs">
          {undoMessages.decidedBefore}
          {view.actions.includes("dgft_share") && ` ${undoMessages.mayStillAsk}`}
        </Text>
      )}
      {note.choice !== undefined && (
        <Box mt="sm">
          <NoteChoice view={view} choice={note.choice} onSettle={note.choose} />
        </Box>
      )}
      {view.actions.includes("dgft_draft") && (
        <>
          {/* Needed for one of the actions and not for the others: neither starred nor called optional. */}
          <Textarea
            id={noteFieldId}
            mt="xs"
            label="Deficiencies"
            description={`Needed to share deficiencies. Only DGFT sees this text until it is shared with ${council.shortName}. It is saved while you write.`}
            autosize
            minRows={3}
            maxRows={16}
            maxLength={maxTextLength}
            value={note.text}
            error={cut}
            onPaste={onPaste}
            onChange={(event) => note.write(event.currentTarget.value)}
          />
          <SaveStatus state={note.state} savedAt={note.savedAt} />
        </>
      )}
      {/* Also when the claim has left the desk: it leads to what this officer typed. */}
      {movedOn !== undefined && <MovedOn text={movedOn} onReload={onReload} />}
    </Paper>
  );
}

/** The message that the bar shows on a wide screen, for a narrow one. */
function MovedOn({ text, onReload }: { readonly text: string; readonly onReload: () => void }) {
  return (
    <Box hiddenFrom="md">
      <Text role="alert" c="var(--portal-error)">
        {text}
      </Text>
      <Button mt="xs" variant="default" onClick={onReload}>
        Reload
      </Button>
    </Box>
  );
}

type NoteChoiceProps = {
  readonly view: ReviewView;
  readonly choice: NonNullable<Note["choice"]>;
  readonly onSettle: Note["choose"];
};

/** The officer's text and marks next to those that a colleague has saved. */
function NoteChoice({ view, choice: { attempt, mine, theirs, disputed, canTakeMine }, onSettle }: NoteChoiceProps) {
  const labels = new Map(subjectsOf(view).map(({ fieldName, label }) => [fieldName, label]));
  const differences = disputed.map((part): VersionDifference => ({
    key: part,
    label: noteLabel(part, labels),
    mine: partInWords(mine, part),
    theirs: partInWords(theirs, part),
    ...(!canTakeMine && { notes: [claimTakesNoNote], atFirst: "theirs", canTakeMine }),
  }));
  return <TwoVersions title={reimbursementMessages.stale} attempt={attempt} differences={differences} onSettle={onSettle} />;
}

const claimTakesNoNote = "This claim can no longer be decided here, so your words cannot be saved. Copy them if you need them.";
