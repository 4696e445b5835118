import type { Column } from "../../components/data-list.tsx";
import { EditableList } from "../../components/editable-list.tsx";
import { trpc } from "../../lib/trpc.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { ChecklistForm, type Point } from "./checklist-form.tsx";
import { documentsText } from "./documents-field.tsx";

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
  const query = trpc.reviews.checklists.list.useQuery();
  const lastPosition = Math.max(0, ...(query.data ?? []).map(({ position }) => position));
  return (
    <EditableList
      one="point"
      columns={columns}
      query={query}
      rowKey={({ id }) => id}
      nameOf={({ wording }) => wording}
      form={({ row, ...ends }) => <ChecklistForm point={row} lastPosition={lastPosition} {...ends} />}
    />
  );
}
