import { Group, Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { useIsPending } from "../reimbursements/flush-on-unmount.ts";
import { NoteBody } from "./note-body.tsx";
import { NoteForm } from "./note-form.tsx";
import classes from "./notes-panel.module.css";

type Note = inferRouterOutputs<AppRouter>["notes"]["list"]["notes"][number];
/** A document or cost that a note can be about. */
export type Subject = { readonly fieldName: string; readonly label: string };

type NotesPanelProps = {
  readonly reimbursementId: string;
  readonly audience: NoteAudience;
  /** All documents and costs, to name what a note is about. */
  readonly subjects: readonly Subject[];
  /** The open one. */
  readonly selected: string | undefined;
  readonly label: string;
  readonly hint: string;
  readonly none: string;
  /** Said instead of the form while DGFT does not have the reimbursement. */
  readonly notYet?: string;
};

/** The notes of one audience on a reimbursement, the oldest first, with a form for a new one. */
export function NotesPanel({ reimbursementId, audience, subjects, selected, label, hint, none, notYet }: NotesPanelProps) {
  // Never from an earlier visit: what was typed then may have been written on since.
  const isKept = useIsPending(reimbursementId);
  const query = trpc.notes.list.useQuery({ reimbursementId }, { gcTime: 0, enabled: isKept });
  const [outcome, setOutcome] = useState<string>();
  if (query.data === undefined) return <NotRead query={query} lines={3} />;
  const { notes, people, hasThread, drafts } = query.data;
  const own = notes.filter((note) => note.audience === audience);
  return (
    <Stack gap="md">
      {own.length === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <ol className={classes.list}>
          {own.map((note) => (
            <NoteEntry key={note.id} note={note} about={subjects.find(({ fieldName }) => fieldName === note.fieldName)} onDeleted={setOutcome} />
          ))}
        </ol>
      )}
      <OutcomeMessage message={outcome} onDismiss={() => setOutcome(undefined)} />
      {audience === "council" || hasThread ? (
        <NoteForm
          reimbursementId={reimbursementId}
          audience={audience}
          people={people}
          subject={subjects.find(({ fieldName }) => fieldName === selected)}
          label={label}
          hint={hint}
          draft={drafts.find((draft) => draft.audience === audience)}
          onWritten={setOutcome}
        />
      ) : (
        <Text size="sm">{notYet}</Text>
      )}
    </Stack>
  );
}

type NoteEntryProps = { readonly note: Note; readonly about: Subject | undefined; readonly onDeleted: (message: string) => void };

function NoteEntry({ note, about, onDeleted }: NoteEntryProps) {
  const utils = trpc.useUtils();
  const remove = trpc.notes.remove.useMutation({
    onSuccess: async ({ message }) => {
      await utils.notes.invalidate();
      onDeleted(message);
    },
  });
  return (
    <li className={classes.note}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed">
          <Text span inherit fw={600}>
            {note.by}
          </Text>
          {note.party === "dgft" && " (DGFT)"}, {formatDateTime(note.at)}
          {about !== undefined && ` · ${about.label}`}
        </Text>
        {note.isDeletable && (
          <BusyButton
            size="compact-xs"
            variant="subtle"
            isBusy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() => remove.mutate({ id: note.id })}
          >
            Delete<span className="portal-unseen"> your note of {formatDateTime(note.at)}</span>
          </BusyButton>
        )}
      </Group>
      {note.deletedAt === undefined ? (
        <NoteBody body={note.body} mentions={note.mentions} />
      ) : (
        <Text size="sm" c="dimmed" fs="italic">
          Deleted by its writer, {formatDateTime(note.deletedAt)}
        </Text>
      )}
      {remove.error !== null && (
        <Text size="sm" c="red" role="alert">
          {failureOf(remove.error).message}
        </Text>
      )}
    </li>
  );
}
