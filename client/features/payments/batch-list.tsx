import { Button, Stack } from "@mantine/core";
import { Link } from "react-router-dom";
import { batchStateLabels, batchStates } from "#domain/payments/batches.ts";
import type { Column } from "../../components/data-list.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, useListFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { batchesPath, batchPath, batchTones, layoutsPath, repliesPath, type BatchRow } from "./batch-views.ts";

const fields = { state: choiceFilter(batchStates), page: pageFilter } as const;

const columns: readonly Column<BatchRow>[] = [
  { key: "batch", label: "Batch", show: ({ name }) => name },
  { key: "state", label: "State", show: ({ state }) => <StatusTag tone={batchTones[state]}>{batchStateLabels[state]}</StatusTag> },
  { key: "lines", label: "Payments", show: ({ lines }) => lines, isFigure: true },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => formatPaise(amountPaise), isFigure: true },
  { key: "paid", label: "Paid", show: ({ paid }) => paid, isFigure: true },
  { key: "returned", label: "Returned", show: ({ returned }) => returned, isFigure: true },
  { key: "prepared", label: "Prepared", show: ({ preparedAt, preparedByName }) => `${formatDate(preparedAt)} by ${preparedByName}` },
  { key: "sent", label: "Sent to bank", show: ({ sentOn }) => (sentOn === null ? "–" : formatDate(sentOn)), width: "short" },
];

/** The batches, the newest first. */
export function BatchList() {
  const [filters, change] = useListFilters(fields);
  const query = trpc.payments.batches.list.useQuery({ ...filters, pageSize: 20 }, { placeholderData: keepRows });
  const filter = filters.state === undefined ? "" : `?state=${filters.state}`;
  return (
    <Stack gap="md">
      <ListToolbar
        one="batch"
        many="batches"
        count={query.data?.count}
        exportPath={`/exports/payments/batches.csv${filter}`}
        sheetPath={`/exports/payments/batches.xlsx${filter}`}
      >
        <FilterSelect label="State" all="All states" choices={batchStateLabels} value={filters.state} onChange={(state) => change({ state })} />
      </ListToolbar>
      <PagedList
        id="list-of-batches"
        query={query}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption="Batches"
        isCaptionUnseen
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => batchPath(id)}
        emptyTitle={filters.state === undefined ? "No batch yet." : "No batch in this state."}
        emptyHint="A batch takes payments whose papers are complete to the bank in one file."
      />
    </Stack>
  );
}

/** The ways from the list of batches; what this user may not do is not shown. */
export function BatchListActions() {
  const { data } = trpc.payments.batches.list.useQuery({ pageSize: 1 });
  return (
    <>
      <Button component={Link} to={layoutsPath} variant="default">
        Layouts of bank files
      </Button>
      <Button component={Link} to={repliesPath} variant="default">
        Answers of the bank
      </Button>
      {data?.canPrepare === true && (
        <Button component={Link} to={`${batchesPath}/new`}>
          Prepare a batch
        </Button>
      )}
    </>
  );
}
