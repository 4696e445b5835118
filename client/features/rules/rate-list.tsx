import { Alert, Button, Group, Stack } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { formatIndianDate } from "#domain/dates.ts";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect, withChosen } from "../../components/filter-select.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { keepRows } from "../../lib/keep-rows.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import type { SavedRate } from "./checked-rate.ts";
import { RemoveRate } from "./remove-rate.tsx";

const columnsFor = (onRemove: (rate: SavedRate) => void): readonly Column<SavedRate>[] => [
  { key: "currency", label: "Currency", show: ({ currency }) => currency },
  { key: "day", label: "Day", show: ({ onDate }) => formatIndianDate(onDate) },
  { key: "rate", label: "Rupees for one unit", show: ({ rate }) => rate, isFigure: true },
  { key: "source", label: "Source", show: ({ source }) => source },
  {
    key: "entered",
    label: "Entered",
    show: ({ enteredAt, enteredByName }) =>
      enteredByName === null ? "Came with the demonstration" : `${formatDateTime(enteredAt)} by ${enteredByName}`,
  },
  {
    key: "remove",
    label: "Remove",
    show: (rate) => (
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Remove the rate of ${rate.currency} for ${formatIndianDate(rate.onDate)}`}
        onClick={() => onRemove(rate)}
      >
        Remove
      </Button>
    ),
  },
];

/** The exchange rates, the latest day first, of all currencies or of one. */
export function RateList() {
  const [parameters, setParameters] = useSearchParams();
  const currency = (parameters.get("currency") ?? "").slice(0, 3) || undefined;
  const [page, turnTo] = usePageParameter("page");
  const [removing, setRemoving] = useState<SavedRate>();
  const [message, setMessage] = useState<string>();
  const query = trpc.rules.exchangeRates.list.useQuery(
    { page, pageSize: 20, ...(currency !== undefined && { currency }) },
    { placeholderData: keepPreviousData },
  );
  // The currencies stay for the filter while other rows are read.
  const shown = query.isPlaceholderData ? keepRows(query.data) : query.data;
  const choose = (next: string | undefined): void => setParameters(next === undefined ? {} : { currency: next });
  return (
    <Stack gap="md">
      <Group>
        <FilterSelect
          label="Show the currency"
          all="All currencies"
          choices={choicesOf(withChosen(query.data?.currencies ?? [], currency), (one) => one)}
          value={currency}
          onChange={choose}
        />
      </Group>
      <div role="status">{message !== undefined && <Alert color="green" title={message} />}</div>
      <PagedList
        id="list-of-exchange-rates"
        query={{ ...query, data: shown }}
        page={page}
        onPage={turnTo}
        caption="Exchange rates"
        columns={columnsFor(setRemoving)}
        rowKey={(rate) => `${rate.currency} ${rate.onDate}`}
        emptyTitle={currency === undefined ? "No exchange rates yet. Enter one or import a list." : `No rate of ${currency}.`}
        {...(currency !== undefined && { emptyHint: <TextButton onClick={() => choose(undefined)}>Show all currencies</TextButton> })}
      />
      {removing !== undefined && (
        <RemoveRate
          rate={removing}
          onRemoved={(text) => {
            setRemoving(undefined);
            setMessage(text);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Stack>
  );
}
