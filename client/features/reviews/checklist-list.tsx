import { Button, Group, Stack } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useTask } from "../../lib/use-task.ts";
import { IconPlus } from "../../shared/icons.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { ChecklistForm, type Point } from "./checklist-form.tsx";
import { documentsText } from "./documents-field.tsx";

/** The point to change; undefined for a new one. */
type Task = { readonly point: Point | undefined };

const columns: readonly Column<Point>[] = [
  { key: "wording", label: "Point", show: ({ wording }) => wording },
  { key: "documents", label: "Documents", show: ({ documents }) => documentsText(documents) },
  {
    key: "offered",
    label: "In use",
    show: ({ isWithdrawn }) => <StatusTag tone={isWithdrawn ? "neutral" : "green"}>{isWithdrawn ? "Withdrawn" : "In use"}</StatusTag>,
    width: "short",
  },
];

/** All points of the checklists, with the ways to add and change one. */
export function ChecklistList() {
  const { task, outcome, begin, end, dismiss } = useTask<Task>();
  const query = trpc.reviews.checklists.list.useQuery();
  const actions: Column<Point> = {
    key: "actions",
    label: "Actions",
    show: (point) => (
      <Button variant="subtle" size="compact-sm" aria-label={`Change: ${point.wording}`} onClick={() => begin({ point })}>
        Change
      </Button>
    ),
  };
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ point: undefined })}>
          Add a point
        </Button>
      </Group>
      <DataList
        caption="Points"
        isCaptionUnseen
        columns={[...columns, actions]}
        rows={query.data}
        rowKey={({ id }) => id}
        emptyTitle="No points yet. Add one."
        onRetry={() => void query.refetch()}
        {...(query.error !== null && { error: failureOf(query.error).message })}
      />
      {task !== undefined && (
        <ChecklistForm
          point={task.point}
          lastPosition={Math.max(0, ...(query.data ?? []).map(({ position }) => position))}
          onSaved={end}
          onCancel={() => end()}
        />
      )}
    </Stack>
  );
}
