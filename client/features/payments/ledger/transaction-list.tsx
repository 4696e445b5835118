import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ledgerAccounts, ledgerKindLabels, ledgerKinds, ledgerViewLabels, ledgerViews } from "#domain/payments/ledger.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../../components/data-list.tsx";
import { DateFilter } from "../../../components/date-field.tsx";
import { choicesOf, FilterSelect } from "../../../components/filter-select.tsx";
import { ListToolbar } from "../../../components/list-toolbar.tsx";
import { OutcomeMessage } from "../../../components/outcome-message.tsx";
import { PagedList } from "../../../components/paged-list.tsx";
import { Unbroken } from "../../../components/unbroken.tsx";
import { choiceFilter, dateFilter, pageFilter, textFilter, useListFilters, writeFilters } from "../../../lib/list-filters.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useTask } from "../../../lib/use-task.ts";
import { formatDate, formatDateTime, formatPaise } from "../../../shared/format.ts";
import { StatusTag } from "../../../shared/status-tag.tsx";
import type { Transaction } from "./ledger-views.ts";
import { ReverseDialog } from "./reverse-dialog.tsx";
import { paymentFilePath } from "../stored-file.ts";

const filterFields = {
  scheme: choiceFilter(schemeKinds),
  view: choiceFilter(ledgerViews),
  kind: choiceFilter(ledgerKinds),
  from: dateFilter,
  to: dateFilter,
  about: textFilter(200),
  page: pageFilter,
  // Of the balances above the list; it stays when the list is narrowed.
  day: dateFilter,
};

const listId = "ledger-transactions";

const columns: readonly Column<Transaction>[] = [
  { key: "day", label: "Day", show: ({ occurredOn }) => <Unbroken>{formatDate(occurredOn)}</Unbroken> },
  { key: "what", label: "What", show: (row) => <What row={row} /> },
  { key: "accounts", label: "From and to", show: ({ fromAccount, toAccount }) => `${ledgerAccounts[fromAccount]} to ${ledgerAccounts[toAccount]}` },
  { key: "about", label: "About", show: (row) => <About row={row} /> },
  { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => formatPaise(amountPaise) },
  {
    key: "booked",
    label: "Booked",
    show: ({ postedByName, postedAt }) => `${postedByName ?? "By the portal"}, ${formatDateTime(postedAt)}`,
  },
];

function What({ row }: { row: Transaction }) {
  return (
    <>
      {ledgerKindLabels[row.kind]}
      <Text size="xs" c="dimmed">
        {schemeOf(row.scheme).typeLabel}
      </Text>
      {row.reverses !== null && <StatusTag tone="orange">Reversal</StatusTag>}
      {row.isReversed && <StatusTag tone="neutral">Reversed</StatusTag>}
      {row.note !== null && <Text size="xs">{row.note}</Text>}
    </>
  );
}

function About({ row: { scheme, reimbursementId, firmName, orderNumber, reference, referenceOn, fileId } }: { row: Transaction }) {
  return (
    <>
      {reimbursementId !== null && (
        <div>
          <Anchor component={Link} to={reimbursementPath("council", scheme, reimbursementId)} inherit>
            <Unbroken>{reimbursementId}</Unbroken>
          </Anchor>
          {firmName !== null && `, ${firmName}`}
        </div>
      )}
      {orderNumber !== null && <div>Order {orderNumber}</div>}
      {reference !== null && (
        <div>
          {reference}
          {referenceOn !== null && ` of ${formatDate(referenceOn)}`}
        </div>
      )}
      {fileId !== null && (
        <Anchor href={paymentFilePath(fileId)} inherit download>
          Proof
        </Anchor>
      )}
    </>
  );
}

/** The transactions of the ledger with their filters, which are in the address. */
export function TransactionList() {
  const [filters, change] = useListFilters(filterFields);
  const { page, day: _, ...asked } = filters;
  const { task, outcome, begin, end, dismiss } = useTask<Transaction>();
  const query = trpc.payments.ledger.list.useQuery({ ...asked, page, pageSize: 20 }, { placeholderData: keepPreviousData });
  const actions: Column<Transaction> = {
    key: "actions",
    label: "Actions",
    show: (row) =>
      row.actions.includes("reverse") ? (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Reverse ${ledgerKindLabels[row.kind]}, ${formatPaise(row.amountPaise)}, of ${formatDate(row.occurredOn)}`}
          onClick={() => begin(row)}
        >
          Reverse
        </Button>
      ) : (
        "–"
      ),
  };
  const hasActions = query.data?.rows.some((row) => row.actions.length > 0) ?? false;
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <ListToolbar
        search={{
          label: "Claim no., order or reference",
          description: "The whole number",
          words: filters.about,
          onSearch: (about) => change({ about }),
        }}
        one="transaction"
        count={query.data?.count}
        exportPath={`/exports/payments/ledger.csv?${writeFilters(filterFields, asked).toString()}`}
      >
        <FilterSelect
          label="Scheme"
          all="All schemes"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(scheme) => change({ scheme })}
        />
        <FilterSelect label="Account" all="All accounts" choices={ledgerViewLabels} value={filters.view} onChange={(view) => change({ view })} />
        <FilterSelect label="Kind" all="All kinds" choices={ledgerKindLabels} value={filters.kind} onChange={(kind) => change({ kind })} />
        <DateFilter id="ledger-from" label="From" isOptional value={filters.from ?? ""} onChange={(from) => change({ from })} />
        <DateFilter id="ledger-to" label="To" isOptional value={filters.to ?? ""} onChange={(to) => change({ to })} />
      </ListToolbar>
      {filters.view !== undefined && (
        <Group role="status" mih="1.5rem">
          {/* Not the sum of other filters, while that of these is read. */}
          {!query.isPlaceholderData && query.data?.sumPaise !== undefined && query.data.sumPaise !== null && (
            <Text>
              Sum of these entries in {ledgerViewLabels[filters.view]}: <strong>{formatPaise(query.data.sumPaise)}</strong>
            </Text>
          )}
        </Group>
      )}
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={(next) => change({ page: next })}
        caption="Transactions, the latest day first"
        columns={hasActions ? [...columns, actions] : columns}
        rowKey={({ id }) => id}
        emptyTitle="No transaction matches."
      />
      {task !== undefined && <ReverseDialog row={task} onDone={end} onClose={() => end()} />}
    </Stack>
  );
}
