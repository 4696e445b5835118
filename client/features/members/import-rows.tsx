import { List, SegmentedControl, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { importOutcomeNames, importOutcomes, type ImportOutcome } from "#domain/members/import-verdicts.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { groupIndian, notProvided } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import type { ImportRowView, ImportView } from "./use-import.ts";

const listId = "rows-of-import";
const pageSize = 20;

type ImportRowsProps = { readonly view: ImportView; readonly tense: "before" | "after" };

/** What becomes or became of each row, in the order of the file: all, those of one kind, or new firms whose GST number looks wrong. */
export function ImportRows({ view, tense }: ImportRowsProps) {
  const [shown, setShown] = useState<ImportOutcome | "all" | "warned">(view.counts.refused > 0 ? "refused" : "all");
  const [page, setPage] = useState(1);
  const query = trpc.members.listImportRows.useQuery(
    { importId: view.id, page, pageSize, outcome: importOutcomeNames.find((name) => name === shown), isWarned: shown === "warned" },
    { placeholderData: keepPreviousData, refetchOnMount: "always" },
  );
  const choices = importOutcomeNames.filter((name) => view.counts[name] > 0);
  return (
    <Stack component="section" gap="sm" aria-labelledby={listId}>
      <Text component="h2" size="lg" fw={600} id={listId} tabIndex={-1}>
        Row by row
      </Text>
      <div style={{ overflowX: "auto" }}>
        <SegmentedControl
          aria-label="Which rows"
          value={shown}
          onChange={(value) => {
            setShown(value === "warned" ? value : (choices.find((name) => name === value) ?? "all"));
            setPage(1);
          }}
          data={[
            { value: "all", label: `All ${groupIndian(String(view.totalRows))}` },
            ...choices.map((name) => ({ value: name, label: `${importOutcomes[name][tense]} ${groupIndian(String(view.counts[name]))}` })),
            ...(view.warned > 0 ? [{ value: "warned", label: `With a warning ${groupIndian(String(view.warned))}` }] : []),
          ]}
        />
      </div>
      <DataList
        caption="Rows of the file"
        isCaptionUnseen
        columns={columnsFor(tense)}
        rows={query.data?.rows}
        rowKey={(row) => String(row.rowNo)}
        {...queryStates(query)}
        emptyTitle="No such rows."
      />
      {query.data !== undefined && (
        <Pagination page={page} pageCount={query.data.totalPages} onPage={setPage} focusId={listId} label="Pages of rows" />
      )}
    </Stack>
  );
}

const columnsFor = (tense: "before" | "after"): readonly Column<ImportRowView>[] => [
  { key: "row", label: "Row", show: (row) => `Row ${groupIndian(String(row.rowNo))}` },
  { key: "name", label: "Firm name", show: (row) => row.firmName || notProvided },
  { key: "gst", label: "GST number", show: (row) => <GstNo>{row.gstNo}</GstNo> },
  {
    key: "outcome",
    label: "Outcome",
    show: ({ outcome }) => <StatusTag tone={importOutcomes[outcome].tone}>{importOutcomes[outcome][tense]}</StatusTag>,
  },
  { key: "why", label: "What and why", show: (row) => <Remarks row={row} /> },
];

const shortEnough = 20;

/** The value of the file; a number does not wrap, a sentence may. */
function GstNo({ children }: { readonly children: string }) {
  if (children === "") return notProvided;
  return children.length > shortEnough ? children : <Unbroken>{children}</Unbroken>;
}

function Remarks({ row: { reasons, changes, warning } }: { readonly row: ImportRowView }) {
  const lines = [
    ...reasons.map(({ column, text }) => `${column}: ${text}`),
    ...changes.map(({ label, from, to }) => `${label}: ${from} becomes ${to}`),
    ...(warning === undefined ? [] : [warning]),
  ];
  if (lines.length === 0) return null;
  return (
    <List size="sm">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
