import { Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTask } from "../lib/use-task.ts";
import { IconPlus } from "../shared/icons.ts";
import { DataList, queryStates, type Column } from "./data-list.tsx";
import { OutcomeMessage } from "./outcome-message.tsx";

/** What the form of a row needs: the row, undefined for a new one, and how the form ends. */
type RowForm<Row> = { readonly row: Row | undefined; readonly onSaved: (message: string) => void; readonly onCancel: () => void };

type EditableListProps<Row> = {
  /** One row in a word, such as "reason"; its plural is the name of the list. */
  readonly one: string;
  readonly columns: readonly Column<Row>[];
  readonly query: {
    readonly data: readonly Row[] | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly rowKey: (row: Row) => string;
  /** The row in the name of its button "Change". */
  readonly nameOf: (row: Row) => string;
  readonly form: (form: RowForm<Row>) => ReactNode;
};

/** A table that the office edits: every row, with the ways to add and change one. */
export function EditableList<Row>({ one, columns, query, rowKey, nameOf, form }: EditableListProps<Row>) {
  const { task, outcome, begin, end, dismiss } = useTask<{ readonly row: Row | undefined }>();
  const actions: Column<Row> = {
    key: "actions",
    label: "Actions",
    show: (row) => (
      <Button variant="subtle" size="compact-sm" aria-label={`Change ${nameOf(row)}`} onClick={() => begin({ row })}>
        Change
      </Button>
    ),
  };
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ row: undefined })}>
          Add a {one}
        </Button>
      </Group>
      <DataList
        caption={`${one.charAt(0).toUpperCase()}${one.slice(1)}s`}
        isCaptionUnseen
        columns={[...columns, actions]}
        rows={query.data}
        rowKey={rowKey}
        emptyTitle={`No ${one}s yet. Add one.`}
        {...queryStates(query)}
      />
      {task !== undefined && form({ row: task.row, onSaved: end, onCancel: () => end() })}
    </Stack>
  );
}
