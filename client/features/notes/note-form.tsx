import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import { mentionsIn, openMention } from "#domain/notes/mentions.ts";
import { maxNoteLength } from "#domain/notes/note-rules.ts";
import { CheckboxField, TextAreaField } from "../../components/fields.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Subject } from "./notes-panel.tsx";
import { useNoteDraft, type NoteDraft } from "./use-note-draft.ts";

type NoteFormProps = {
  readonly reimbursementId: string;
  readonly audience: NoteAudience;
  readonly people: readonly { readonly name: string; readonly party: "council" | "dgft" }[];
  /** The open document. */
  readonly subject: Subject | undefined;
  readonly label: string;
  readonly hint: string;
  /** What was typed before and not sent. */
  readonly draft: NoteDraft | undefined;
  readonly onWritten: (message: string) => void;
};

const mostSuggested = 5;

/** A new note; names are offered after @. What is typed is kept on the server until it is sent. */
export function NoteForm({ reimbursementId, audience, people, subject, label, hint, draft, onWritten }: NoteFormProps) {
  const utils = trpc.useUtils();
  const id = `note-${audience}`;
  const { body, setBody, ...autosave } = useNoteDraft(reimbursementId, audience, draft);
  /** What the note is about stays while another document is opened. */
  const [about, setAbout] = useState<Subject>();
  const offered = about ?? subject;
  const [problem, setProblem] = useState<string>();
  const readers = people.filter(({ party }) => audience === "council_and_dgft" || party === "council").map((one) => ({ ...one, id: one.name }));
  const named = [...new Set(mentionsIn(body, readers).map(({ name }) => name))];
  const write = trpc.notes.write.useMutation();

  function refuse(text: string | undefined): void {
    setProblem(text);
    document.getElementById(id)?.focus();
  }
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (autosave.isSending) return;
    setProblem(undefined);
    try {
      const target = about === undefined ? {} : { fieldName: about.fieldName };
      const { message } = await autosave.send(() => write.mutateAsync({ reimbursementId, audience, body, ...target }));
      setAbout(undefined);
      await utils.notes.invalidate();
      onWritten(message);
      document.getElementById(id)?.focus();
    } catch (error) {
      refuse(failureOf(error).fields["body"]?.join(" "));
    }
  }
  function insert(name: string): void {
    setBody(`${body.slice(0, body.lastIndexOf("@"))}@${name} `);
    document.getElementById(id)?.focus();
  }

  const failure = write.error === null || problem !== undefined ? undefined : failureOf(write.error).message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="xs">
        {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
        <TextAreaField
          id={id}
          label={label}
          hint={hint}
          rows={3}
          maxLength={maxNoteLength}
          value={body}
          onChange={setBody}
          {...(problem !== undefined && { error: problem })}
        />
        <Suggestions body={body} names={[...new Set(readers.map(({ name }) => name))]} named={named} onChoose={insert} />
        {named.length > 0 && (
          <Text size="sm" c="dimmed">
            Gets a notice: {named.join(", ")}
          </Text>
        )}
        {offered !== undefined && (
          <CheckboxField
            id={`${id}-subject`}
            label={`About ${offered.label}`}
            isChecked={about !== undefined}
            onChange={(isOn) => setAbout(isOn ? subject : undefined)}
          />
        )}
        <Group justify="space-between" wrap="nowrap">
          <SaveStatus
            what={audience === "council" ? "Draft of the note" : "Draft of the message"}
            state={autosave.state}
            savedAt={autosave.savedAt}
          />
          <Button type="submit" variant="default" aria-disabled={autosave.isSending}>
            {autosave.isSending ? "Saving..." : audience === "council" ? "Save the note" : "Send the message"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type SuggestionsProps = {
  readonly body: string;
  readonly names: readonly string[];
  readonly named: readonly string[];
  readonly onChoose: (name: string) => void;
};

/** Names that go on from what stands behind the last @. */
function Suggestions({ body, names, named, onChoose }: SuggestionsProps) {
  const typed = openMention(body)?.toLowerCase();
  if (typed === undefined) return null;
  const fitting = names.filter((name) => name.toLowerCase().includes(typed) && !named.includes(name));
  return (
    <Group gap="xs" role="group" aria-label="Colleagues">
      {fitting.slice(0, mostSuggested).map((name) => (
        <Button key={name} size="compact-sm" variant="light" onClick={() => onChoose(name)}>
          @{name}
        </Button>
      ))}
    </Group>
  );
}
