import { Alert, List } from "@mantine/core";
import { IconInfoCircle } from "../shared/icons.ts";

/** What to know before filling in: one line each. */
export function NotesBlock({ title = "Notes", notes }: { title?: string; notes: readonly string[] }) {
  return (
    <Alert component="section" role="note" aria-label={title} color="blue" title={title} icon={<IconInfoCircle aria-hidden="true" />}>
      <List size="sm" spacing={4}>
        {notes.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
