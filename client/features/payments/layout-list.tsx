import { Alert, Button, Stack } from "@mantine/core";
import { Link } from "react-router-dom";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { layoutPath, layoutsPath, type Layout } from "./batch-views.ts";

const columns: readonly Column<Layout>[] = [
  { key: "name", label: "Name", show: ({ name }) => name },
  { key: "format", label: "Format", show: ({ layout: { format } }) => (format === "csv" ? "csv" : "Fixed width") },
  { key: "columns", label: "Columns", show: ({ layout }) => layout.columns.length, isFigure: true },
  {
    key: "state",
    label: "State",
    show: ({ isRetired }) => <StatusTag tone={isRetired ? "neutral" : "green"}>{isRetired ? "No longer offered" : "Offered"}</StatusTag>,
  },
  {
    key: "saved",
    label: "Saved",
    show: ({ updatedAt, updatedByName }) => (updatedByName === null ? "Came with the portal" : `${formatDate(updatedAt)} by ${updatedByName}`),
  },
];

/** The layouts of bank files. */
export function LayoutList({ message }: { readonly message: string | undefined }) {
  const query = trpc.payments.batches.layouts.list.useQuery();
  return (
    <Stack gap="md">
      <div role="status">{message !== undefined && <Alert color="green" title={message} />}</div>
      {query.data?.canChange === true && (
        <div>
          <Button component={Link} to={`${layoutsPath}/new`}>
            New layout
          </Button>
        </div>
      )}
      <DataList
        caption="Layouts of bank files"
        isCaptionUnseen
        columns={columns}
        rows={query.data?.layouts}
        rowKey={({ id }) => id}
        rowLink={({ id }) => layoutPath(id)}
        emptyTitle="No layout yet."
        {...queryStates(query)}
      />
    </Stack>
  );
}
