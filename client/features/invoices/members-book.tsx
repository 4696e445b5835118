import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { invoiceAccountNames, invoiceAccounts, invoiceBookingKinds } from "#domain/invoices/invoice-ledger.ts";
import type { Column } from "../../components/data-list.tsx";
import { DateFilter } from "../../components/date-field.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRowsAbout } from "../../lib/keep-rows.ts";
import { choiceFilterFrom, dateFilter, pageFilter, useListFilters, writeFilters } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { invoicePath, type BookEntryView } from "./invoice-views.ts";

const filterFields = {
  account: choiceFilterFrom(invoiceAccountNames, "receivable"),
  from: dateFilter,
  to: dateFilter,
  page: pageFilter,
};

const figure = (paise: number | null) => (paise === null ? "–" : <Unbroken>{formatPaise(paise)}</Unbroken>);
/** A balance as an accountant writes it. */
const balanceText = (paise: number): string => (paise === 0 ? formatPaise(0) : `${formatPaise(Math.abs(paise))} ${paise > 0 ? "Dr" : "Cr"}`);

const columns: readonly Column<BookEntryView>[] = [
  { key: "date", label: "Date", show: ({ occurredOn }) => <Unbroken>{formatDate(occurredOn)}</Unbroken> },
  {
    key: "what",
    label: "What",
    show: ({ kind, isReversal, reference, note }) => (
      <>
        {invoiceBookingKinds[kind]}
        {isReversal && ", reversal"}
        <Text size="xs" c="dimmed">
          {reference}
        </Text>
        {note !== null && <Text size="xs">{note}</Text>}
      </>
    ),
  },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  {
    key: "invoice",
    label: "Invoice",
    show: ({ invoiceId, invoiceNumber }) => (
      <Anchor component={Link} to={invoicePath(invoiceId)} inherit>
        <Unbroken>{invoiceNumber}</Unbroken>
      </Anchor>
    ),
  },
  { key: "debit", label: "Debit", isFigure: true, show: ({ debitPaise }) => figure(debitPaise) },
  { key: "credit", label: "Credit", isFigure: true, show: ({ creditPaise }) => figure(creditPaise) },
  { key: "balance", label: "Balance", isFigure: true, show: ({ balancePaise }) => <Unbroken>{balanceText(balancePaise)}</Unbroken> },
];

/** One account of members' money: its entries with the running balance. The filters are in the address. */
export function MembersBook() {
  const [filters, change] = useListFilters(filterFields);
  const { page, ...asked } = filters;
  const query = trpc.invoices.book.useQuery({ ...asked, page, pageSize: 20 }, { placeholderData: keepRowsAbout(asked) });
  const { data } = query;
  const search = writeFilters(filterFields, asked).toString();
  return (
    <Stack gap="md">
      <ListToolbar
        one="entry"
        many="entries"
        count={data?.count}
        exportPath={`/exports/invoices/book.csv?${search}`}
        sheetPath={`/exports/invoices/book.xlsx?${search}`}
      >
        <FilterSelect
          label="Account"
          choices={invoiceAccounts}
          value={filters.account}
          onChange={(account) => change({ account: account ?? filterFields.account.first })}
        />
        <DateFilter id="book-from" label="From" isOptional value={filters.from ?? ""} onChange={(from) => change({ from })} />
        <DateFilter id="book-to" label="To" isOptional value={filters.to ?? ""} onChange={(to) => change({ to })} />
      </ListToolbar>
      <Text size="sm" mih="1.5rem">
        {data !== undefined && (
          <>
            Opening balance {balanceText(data.openingPaise)}, debits {formatPaise(data.debitPaise)}, credits {formatPaise(data.creditPaise)}, closing
            balance {balanceText(data.closingPaise)}.
          </>
        )}
      </Text>
      <PagedList
        id="book-of-members-money"
        query={query}
        page={page}
        onPage={(next) => change({ page: next })}
        caption={`${invoiceAccounts[filters.account]}, the earliest day first`}
        columns={columns}
        rowKey={({ id }) => String(id)}
        emptyTitle="Nothing is booked in this account on these days."
      />
    </Stack>
  );
}
