import { Stack } from "@mantine/core";
import { council, paths } from "#domain/council.ts";
import { changedAccountWaitHours } from "#domain/payments/bank-account.ts";
import type { Column } from "../../components/data-list.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, textFilter, useListFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import type { WaitingDocument } from "./document-views.ts";

const listId = "waiting-documents";
const kinds = { account: "Bank accounts", pre_receipt: "Pre-receipts" } as const;
const filterFields = { page: pageFilter, search: textFilter(200), kind: choiceFilter(["account", "pre_receipt"] as const) };

export const documentPaths = {
  list: `${paths.payments}/documents`,
  account: (id: string) => `${paths.payments}/documents/accounts/${id}`,
  preReceipt: (id: string) => `${paths.payments}/documents/pre-receipts/${id}`,
  branches: `${paths.payments}/documents/branches`,
} as const;

function awaitedOf({ state, needsSecond }: WaitingDocument): string {
  if (state === "confirmed") return `Its ${changedAccountWaitHours} hours`;
  if (state === "checked") return "A second person";
  return needsSecond ? "A first person" : council.shortName;
}

const columns: readonly Column<WaitingDocument>[] = [
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  {
    key: "what",
    label: "What",
    show: ({ kind, needsSecond }) => (kind === "pre_receipt" ? "Pre-receipt" : needsSecond ? "Change of a bank account" : "Bank account"),
  },
  {
    key: "claim",
    label: "Reimbursement",
    show: ({ reimbursementId }) => (reimbursementId === null ? "–" : <Unbroken>{reimbursementId}</Unbroken>),
  },
  {
    key: "amount",
    label: "Amount",
    isFigure: true,
    show: ({ amountPaise }) => (amountPaise === null ? "–" : <Unbroken>{formatPaise(amountPaise)}</Unbroken>),
  },
  { key: "since", label: "Waits since", show: ({ givenAt }) => <Unbroken>{formatDate(givenAt)}</Unbroken>, width: "short" },
  {
    key: "state",
    label: "Waits for",
    show: (row) => <StatusTag tone={row.state === "confirmed" ? "blue" : "orange"}>{awaitedOf(row)}</StatusTag>,
  },
];

/** The bank accounts and pre-receipts that wait for the council, and the changed accounts to which no money is sent yet; the longest first. */
export function WaitingDocuments() {
  const [filters, change] = useListFilters(filterFields);
  const { page, search, kind } = filters;
  const query = trpc.payments.documents.list.useQuery(
    { page, pageSize: 20, search, ...(kind !== undefined && { kind }) },
    { placeholderData: keepRows },
  );
  return (
    <Stack gap="md">
      <ListToolbar
        search={{
          label: "Search",
          description: "By firm or number of the reimbursement",
          words: search,
          onSearch: (words) => change({ search: words }),
        }}
        one="document"
        count={query.data?.count}
      >
        <FilterSelect label="What" all="All" choices={kinds} value={kind} onChange={(chosen) => change({ kind: chosen })} />
      </ListToolbar>
      <PagedList
        id={listId}
        caption="Documents that wait"
        isCaptionUnseen
        columns={columns}
        query={query}
        page={page}
        onPage={(next) => change({ page: next })}
        rowKey={({ id }) => id}
        rowLink={({ kind: of, id }) => (of === "account" ? documentPaths.account(id) : documentPaths.preReceipt(id))}
        emptyTitle={search === "" && kind === undefined ? "Nothing waits for a check." : "Nothing that waits matches."}
      />
    </Stack>
  );
}
