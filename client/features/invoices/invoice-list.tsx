import { Anchor, Group, Stack, Text } from "@mantine/core";
import { duePaiseOf, invoiceStateNames, invoiceStates, isUnpaid } from "#domain/invoices/invoice-states.ts";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, textFilter, useListFilters, writeFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatCount, formatDate, formatPaise, isPastDay } from "../../shared/format.ts";
import { InvoiceStateTag } from "./invoice-state-tag.tsx";
import { invoicePath, invoiceYearFilter, invoiceYears, type ListedInvoice } from "./invoice-views.ts";

const pageSize = 20;
const fields = {
  page: pageFilter,
  search: textFilter(200),
  state: choiceFilter(invoiceStateNames),
  year: invoiceYearFilter,
  arrears: choiceFilter(["yes"] as const),
};

const columns: readonly Column<ListedInvoice>[] = [
  { key: "number", label: "Invoice", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "year", label: "Year", show: ({ financialYear }) => <Unbroken>{financialYear}</Unbroken> },
  { key: "issued", label: "Date", show: ({ issuedOn }) => <Unbroken>{formatDate(issuedOn)}</Unbroken> },
  {
    key: "due",
    label: "Due on",
    show: ({ dueOn, remindedOn }) => (
      <>
        <Unbroken>{formatDate(dueOn)}</Unbroken>
        {remindedOn !== null && (
          <Text size="xs">
            Reminded <Unbroken>{formatDate(remindedOn)}</Unbroken>
          </Text>
        )}
      </>
    ),
  },
  { key: "state", label: "State", show: ({ state, dueOn }) => <InvoiceStateTag state={state} isOverdue={isUnpaid(state) && isPastDay(dueOn)} /> },
  { key: "total", label: "Total", show: ({ totalPaise }) => <Unbroken>{formatPaise(totalPaise)}</Unbroken>, isFigure: true },
  {
    key: "rest",
    label: "To be paid",
    show: (invoice) => <Unbroken>{formatPaise(duePaiseOf(invoice))}</Unbroken>,
    isFigure: true,
  },
];

/** All invoices, the newest first, with what they amount to. */
export function InvoiceList() {
  const [filters, change] = useListFilters(fields);
  const { page: _page, ...asked } = filters;
  const query = trpc.invoices.list.useQuery({ ...filters, pageSize }, { placeholderData: keepRows });
  // Not the sums of other filters, while those of these are read.
  const sums = query.isPlaceholderData ? undefined : query.data;
  const isNarrowed = Object.values(asked).some((value) => value !== undefined && value !== "");
  return (
    <Stack gap="md">
      <ListToolbar
        search={{
          label: "Search invoices",
          description: "A part of the firm's name or of the number",
          words: filters.search,
          onSearch: (search) => change({ search }),
        }}
      >
        <FilterSelect
          label="State"
          all="All"
          choices={choicesOf(invoiceStateNames, (state) => invoiceStates[state].label)}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <FilterSelect
          label="Year"
          all="All"
          choices={choicesOf(invoiceYears(), (year) => year)}
          value={filters.year}
          onChange={(year) => change({ year })}
        />
        <FilterSelect
          label="Arrears"
          all="All invoices"
          choices={{ yes: "Only overdue" }}
          value={filters.arrears}
          onChange={(arrears) => change({ arrears })}
        />
      </ListToolbar>
      <Group justify="space-between" mih="1.5rem">
        <Text size="sm" role="status">
          {sums !== undefined && (
            <>
              {formatCount(sums.count, "invoice")}, <Unbroken>{formatPaise(sums.totalPaise)}</Unbroken> together, of which{" "}
              <Unbroken>{formatPaise(sums.duePaise)}</Unbroken> is to be paid
            </>
          )}
        </Text>
        {sums !== undefined && sums.count > 0 && (
          <Anchor size="sm" href={`/exports/invoices.csv?${writeFilters(fields, { ...asked }).toString()}`} download>
            Download for the accountant (csv)
          </Anchor>
        )}
      </Group>
      <PagedList
        id="list-of-invoices"
        query={query}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption="Invoices"
        isCaptionUnseen
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => invoicePath(id)}
        emptyTitle={isNarrowed ? "No invoice fits these filters." : "No invoices yet. They come with the yearly run and with new members."}
        emptyHint={
          isNarrowed && (
            <TextButton onClick={() => change({ search: "", state: undefined, year: undefined, arrears: undefined })}>Show all invoices</TextButton>
          )
        }
      />
    </Stack>
  );
}
