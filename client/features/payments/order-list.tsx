import { Anchor, Stack, Text } from "@mantine/core";
import { gstStateName, stateCodes } from "#domain/members/gst-states.ts";
import { payers } from "#domain/payments/line-states.ts";
import { maxPaymentSearchLength, orderFigureLabel } from "#domain/payments/order-messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, textFilter, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatCount, formatDate, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { orderPath, orderYearFilter, orderYears, payerLabels, sanctionPath, type ListedOrder, type ListedSanction } from "./payment-views.ts";

const pageSize = 20;
const sanctionFields = {
  page: pageFilter,
  search: textFilter(maxPaymentSearchLength),
  scheme: choiceFilter(schemeKinds),
  payer: choiceFilter(payers),
  year: orderYearFilter,
  firmState: choiceFilter(stateCodes),
};
const fields = { ...sanctionFields, change: choiceFilter(["waiting"]) };
type OrderFilters = FiltersOf<typeof sanctionFields> & { readonly change?: "waiting" | undefined };

const columns: readonly Column<ListedSanction>[] = [
  { key: "number", label: "Order", show: ({ number }) => number },
  { key: "date", label: "Date", show: ({ orderedOn }) => <Unbroken>{formatDate(orderedOn)}</Unbroken> },
  { key: "head", label: "Budget head", show: ({ budgetHead }) => budgetHead },
  { key: "payer", label: "Paid by", show: ({ payer }) => payerLabels[payer] },
  {
    key: "paid",
    label: "Paid",
    show: ({ lines, paidLines }) => (lines === 0 ? "Nothing to pay" : `${paidLines} of ${formatCount(lines, "payment")}`),
  },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];
const figureColumns = ["paid", "amount"];
const changeColumn: Column<ListedOrder> = {
  key: "change",
  label: "Correction",
  show: ({ hasChange }) => (hasChange ? <StatusTag tone="orange">Waits</StatusTag> : "–"),
};

/** The orders as the council lists them. */
export function OrderList() {
  const [filters, change] = useListFilters(fields);
  const { page: _, ...asked } = filters;
  const query = trpc.payments.orders.list.useQuery({ ...filters, pageSize }, { placeholderData: keepRows });
  return (
    <Orders
      filters={filters}
      onChange={change}
      query={query}
      columns={[...columns, changeColumn]}
      pathOf={orderPath}
      hasChanges
      exportPath={`/exports/payments/orders.csv?${writeFilters(fields, asked).toString()}`}
      emptyTitle="No sanction orders yet. Record the first one."
    />
  );
}

/** The orders as DGFT lists them. */
export function SanctionList() {
  const [filters, change] = useListFilters(sanctionFields);
  const query = trpc.payments.orders.sanctions.useQuery({ ...filters, pageSize }, { placeholderData: keepRows });
  const { search: orderSearch, scheme, payer, year, firmState } = filters;
  const shown = Object.entries({ orderSearch, scheme, payer, year, firmState }).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value]],
  );
  return (
    <Stack gap="md">
      <Orders
        filters={filters}
        onChange={change}
        query={query}
        columns={columns}
        pathOf={sanctionPath}
        emptyTitle="No sanction orders are recorded yet."
      />
      {(query.data?.count ?? 0) > 0 && (
        <div>
          <Anchor size="sm" href={`/exports/sanctions.csv?${new URLSearchParams(shown).toString()}`} download>
            Download the payments of these orders{(scheme ?? firmState) !== undefined && " that fit the filters"} (csv)
          </Anchor>
        </div>
      )}
    </Stack>
  );
}

type OrdersProps<Row> = {
  readonly filters: OrderFilters;
  readonly onChange: (part: Partial<OrderFilters>) => void;
  readonly query: {
    readonly data: { readonly rows: readonly Row[]; readonly count: number; readonly currentPage: number; readonly totalPages: number } | undefined;
    readonly error: unknown;
    refetch(): unknown;
  };
  readonly columns: readonly Column<Row>[];
  readonly pathOf: (id: string) => string;
  readonly emptyTitle: string;
  /** The reader sees corrections. */
  readonly hasChanges?: boolean;
  /** The address of these orders as a csv. */
  readonly exportPath?: string;
};

function Orders<Row extends ListedSanction>(props: OrdersProps<Row>) {
  const { filters, onChange, query, columns: all, pathOf, emptyTitle, hasChanges = false, exportPath } = props;
  const { page: _, ...narrowing } = filters;
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined && value !== "");
  const shown = all.map((column) => (figureColumns.includes(column.key) ? { ...column, label: orderFigureLabel(column.label, filters) } : column));
  return (
    <Stack gap="md">
      <ListToolbar
        search={{ label: "Search orders", description: "A part of the number", words: filters.search, onSearch: (search) => onChange({ search }) }}
        one="order"
        count={query.data?.count}
        {...(exportPath !== undefined && { exportPath })}
      >
        <FilterSelect
          label="Scheme"
          all="All"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(scheme) => onChange({ scheme })}
        />
        <FilterSelect label="Paid by" all="All" choices={payerLabels} value={filters.payer} onChange={(payer) => onChange({ payer })} />
        <FilterSelect
          label="Year of the order"
          all="All"
          choices={choicesOf(orderYears(), (year) => year)}
          value={filters.year}
          onChange={(year) => onChange({ year })}
        />
        <FilterSelect
          label="State of the firm"
          all="All"
          choices={choicesOf(stateCodes, gstStateName)}
          value={filters.firmState}
          onChange={(firmState) => onChange({ firmState })}
        />
        {hasChanges && (
          <FilterSelect
            label="Corrections"
            all="All"
            choices={{ waiting: "With one to confirm" }}
            value={filters.change}
            onChange={(next) => onChange({ change: next })}
          />
        )}
      </ListToolbar>
      <PagedList
        id="list-of-orders"
        query={query}
        page={filters.page}
        onPage={(page) => onChange({ page })}
        caption="Sanction orders"
        isCaptionUnseen
        columns={shown}
        rowKey={({ id }) => id}
        rowLink={({ id }) => pathOf(id)}
        emptyTitle={isNarrowed ? "No order fits these filters." : emptyTitle}
        emptyHint={isNarrowed && <Text size="sm">Clear the search or choose All in a filter.</Text>}
      />
    </Stack>
  );
}
