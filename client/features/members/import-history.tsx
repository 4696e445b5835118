import { Stack, Title } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import type { ImportState } from "#domain/members/import-verdicts.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import { formatDateTime, groupIndian } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { hasStopped } from "./import-counts.tsx";
import { importPath } from "./import-paths.ts";

type ListedImport = inferRouterOutputs<AppRouter>["members"]["listImports"][number];

const states: Record<ImportState, { readonly label: string; readonly tone: Tone }> = {
  reading: { label: "Reading", tone: "blue" },
  read: { label: "Waits for its columns", tone: "orange" },
  checking: { label: "Checking", tone: "blue" },
  checked: { label: "Waits for your go", tone: "orange" },
  running: { label: "Importing", tone: "blue" },
  done: { label: "Done", tone: "green" },
  failed: { label: "Failed", tone: "red" },
  discarded: { label: "Discarded", tone: "neutral" },
};

const figure = (count: number): string => groupIndian(String(count));
const isCounted = (row: ListedImport): boolean => row.state === "running" || row.state === "done" || hasStopped(row);
const counted = (row: ListedImport, count: number): string => (isCounted(row) ? figure(count) : "–");

const columns: readonly Column<ListedImport>[] = [
  { key: "file", label: "File", show: (row) => row.fileName },
  { key: "when", label: "Begun", show: (row) => formatDateTime(row.createdAt) },
  { key: "who", label: "By", show: (row) => row.startedByName },
  { key: "state", label: "State", show: (row) => <StatusTag tone={states[row.state].tone}>{states[row.state].label}</StatusTag> },
  { key: "rows", label: "Rows", isFigure: true, show: (row) => (row.totalRows === 0 ? "–" : figure(row.totalRows)) },
  { key: "created", label: "Created", isFigure: true, show: (row) => counted(row, row.counts.created) },
  { key: "updated", label: "Updated", isFigure: true, show: (row) => counted(row, row.counts.updated) },
  { key: "refused", label: "Refused", isFigure: true, show: (row) => counted(row, row.counts.refused) },
];

/** The council's newest imports; each opens at its current step. */
export function ImportHistory() {
  const query = trpc.members.listImports.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Stack component="section" gap="sm" aria-labelledby="earlier-imports">
      <Title order={2} size="h3" id="earlier-imports">
        Earlier imports
      </Title>
      <DataList
        caption="Earlier imports"
        isCaptionUnseen
        columns={columns}
        rows={query.data}
        rowKey={(row) => row.id}
        rowLink={(row) => importPath(row.id)}
        {...queryStates(query)}
        emptyTitle="No imports in the last 30 days."
        emptyHint="Their rows and error files are kept for 30 days; the firms stay."
      />
    </Stack>
  );
}
