import { Anchor, Group, Stack, Text } from "@mantine/core";
import { gstStateName, stateCodes } from "#domain/members/gst-states.ts";
import { lineStateLabels, lineStates, payers } from "#domain/payments/line-states.ts";
import { maxPaymentSearchLength } from "#domain/payments/order-messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, textFilter, useListFilters, writeFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { LineStateTag } from "./line-state.tsx";
import { linePath, orderYearFilter, orderYears, payerLabels, type ListedLine } from "./payment-views.ts";

const pageSize = 20;
const fields = {
  page: pageFilter,
  search: textFilter(maxPaymentSearchLength),
  state: choiceFilter(lineStates),
  scheme: choiceFilter(schemeKinds),
  payer: choiceFilter(payers),
  year: orderYearFilter,
  firmState: choiceFilter(stateCodes),
};

const columns: readonly Column<ListedLine>[] = [
  { key: "claim", label: "Claim", show: ({ reimbursementId }) => <Unbroken>{reimbursementId}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  {
    key: "order",
    label: "Order",
    show: ({ orderNumber, orderedOn, payer }) => (
      <>
        {orderNumber} of <Unbroken>{formatDate(orderedOn)}</Unbroken>
        {payer === "dgft_direct" && <Text size="xs">Paid by DGFT</Text>}
      </>
    ),
  },
  { key: "state", label: "State", show: ({ state }) => <LineStateTag state={state} /> },
  { key: "since", label: "Since", show: ({ stateSince }) => <Unbroken>{formatDate(stateSince)}</Unbroken> },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** All payments of sanction orders, the latest recorded first, with their number and sum. */
export function LineList() {
  const [filters, change] = useListFilters(fields);
  const { page, ...asked } = filters;
  const query = trpc.payments.orders.lines.useQuery({ ...filters, pageSize }, { placeholderData: keepRows });
  // "0 payments" says nothing of other filters, as in `keepRows`.
  const totals = trpc.payments.orders.lineTotals.useQuery(asked, { placeholderData: (before) => (before?.count === 0 ? undefined : before) }).data;
  const isNarrowed = Object.values(asked).some((value) => value !== undefined && value !== "");
  const total = totals === undefined ? undefined : `${formatPaise(totals.paise)} together`;
  // Until the number of payments is known, the page of the address is the last that is known of.
  const totalPages = totals === undefined ? page : Math.max(1, Math.ceil(totals.count / pageSize));
  return (
    <Stack gap="md">
      <ListToolbar
        search={{
          label: "Search payments",
          description: "A part of the firm's name, or the whole number of a claim or order",
          words: filters.search,
          onSearch: (search) => change({ search }),
        }}
      >
        <FilterSelect
          label="State"
          all="All but cancelled"
          choices={choicesOf(lineStates, (state) => lineStateLabels[state])}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <FilterSelect
          label="Scheme"
          all="All"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(scheme) => change({ scheme })}
        />
        <FilterSelect label="Paid by" all="All" choices={payerLabels} value={filters.payer} onChange={(payer) => change({ payer })} />
        <FilterSelect
          label="Year of the order"
          all="All"
          choices={choicesOf(orderYears(), (year) => year)}
          value={filters.year}
          onChange={(year) => change({ year })}
        />
        <FilterSelect
          label="State of the firm"
          all="All"
          choices={choicesOf(stateCodes, gstStateName)}
          value={filters.firmState}
          onChange={(firmState) => change({ firmState })}
        />
      </ListToolbar>
      <Group justify="space-between" mih="1.5rem">
        <Text size="sm" role="status">
          {totals !== undefined && `${totals.count === 1 ? "1 payment" : `${totals.count.toLocaleString("en-IN")} payments`}, ${total ?? ""}`}
        </Text>
        {totals !== undefined && totals.count > 0 && (
          <Anchor size="sm" href={`/exports/payments.csv?${writeFilters(fields, { ...asked }).toString()}`} download>
            Download what is listed (csv)
          </Anchor>
        )}
      </Group>
      <PagedList
        id="list-of-payments"
        query={{ ...query, data: query.data && { rows: query.data.rows, currentPage: page, totalPages } }}
        page={page}
        onPage={(next) => change({ page: next })}
        caption="Payments"
        isCaptionUnseen
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => linePath(id)}
        emptyTitle={isNarrowed ? "No payment fits these filters." : "No payments yet. They come with the first sanction order."}
        emptyHint={
          isNarrowed && (
            <TextButton
              onClick={() => change({ search: "", state: undefined, scheme: undefined, payer: undefined, year: undefined, firmState: undefined })}
            >
              Show all payments
            </TextButton>
          )
        }
      />
    </Stack>
  );
}
