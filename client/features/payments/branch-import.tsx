import { Alert, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { PickButton } from "../../components/pick-button.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { rightLabels } from "#domain/accounts/rights.ts";
import { NotRead } from "../../components/not-read.tsx";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import type { BranchCounts, CheckedBranch } from "./document-views.ts";
import { useBranchImport } from "./use-branch-import.ts";

const columns: readonly Column<CheckedBranch>[] = [
  { key: "row", label: "Row", show: ({ rowNo }) => `Row ${rowNo}` },
  {
    key: "outcome",
    label: "Outcome",
    show: ({ outcome }) => <StatusTag tone={outcome === "refused" ? "red" : "blue"}>{outcome === "refused" ? "Left out" : "Changed"}</StatusTag>,
  },
  {
    key: "branch",
    label: "Branch",
    show: (row) =>
      row.outcome === "refused" ? Object.values(row.problems).flat().join(". ") : `${row.branch.ifsc}: ${row.branch.bank}, ${row.branch.branch}`,
  },
  { key: "before", label: "Until now", show: (row) => (row.outcome === "changed" ? `${row.before.bank}, ${row.before.branch}` : "–") },
];

/** Imports the list of bank branches: checked row by row, then imported without the rows that have an error. */
export function BranchImport() {
  const count = trpc.payments.documents.branchCount.useQuery();
  if (count.data === undefined) return <NotRead query={count} lines={2} />;
  return (
    <Stack gap="md">
      <Text>The portal knows {formatCount(count.data.count, "bank branch", "bank branches")}.</Text>
      {count.data.canImport ? <ListImport /> : <Text>Users with the right "{rightLabels["payments.prepare"]}" import the list.</Text>}
    </Stack>
  );
}

function ListImport() {
  const { progress, isImporting, checked, imported, failure, choose, importAll, cancel } = useBranchImport();
  return (
    <Stack gap="md">
      <Group>
        <PickButton
          text="Choose a list"
          name="csv with bank branches"
          accept=".csv,text/csv,text/plain"
          isBusy={isImporting}
          onPick={(files) => choose(files?.[0])}
        />
        <Text size="sm">
          A csv with the columns IFSC, Bank and Branch, such as the list of the Reserve Bank; other columns are left out. Nothing is imported before
          you have seen what happens.
        </Text>
      </Group>
      <div role="status">
        {progress !== undefined && (
          <>
            <Text size="sm">
              {progress.work} {formatCount(progress.done, "row")} of {formatCount(progress.total, "row")}...
            </Text>
            <Progress value={progress.total === 0 ? 0 : (progress.done / progress.total) * 100} aria-label={`${progress.work} the list`} mt={4} />
          </>
        )}
      </div>
      {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
      {imported !== undefined && <SaveNotice tone="success" title={documentMessages.ifscImported(imported.new + imported.changed)} />}
      {checked !== undefined && progress === undefined && (
        <>
          <Counts counts={checked.counts} />
          {checked.rows.length > 0 && (
            <DataList
              caption="Rows that change something or are left out (the first of them)"
              columns={columns}
              rows={checked.rows}
              rowKey={({ rowNo }) => String(rowNo)}
              emptyTitle=""
            />
          )}
          <Group>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
            {checked.counts.new + checked.counts.changed > 0 && (
              <Button onClick={importAll}>Import {formatCount(checked.counts.new + checked.counts.changed, "branch", "branches")}</Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}

function Counts({ counts }: { readonly counts: BranchCounts }) {
  return (
    <SummaryCard
      rows={[
        { label: "New", value: formatCount(counts.new, "branch", "branches") },
        { label: "Changed", value: formatCount(counts.changed, "branch", "branches") },
        { label: "The same", value: formatCount(counts.same, "branch", "branches") },
        { label: "Left out, with an error", value: formatCount(counts.refused, "row") },
      ]}
    />
  );
}
