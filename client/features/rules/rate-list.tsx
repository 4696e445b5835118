import { NativeSelect, Stack } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { formatIndianDate } from "#domain/dates.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import type { SavedRate } from "./checked-rate.ts";

const columns: readonly Column<SavedRate>[] = [
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
];

/** The exchange rates, the latest day first, of all currencies or of one. */
export function RateList() {
  const [parameters, setParameters] = useSearchParams();
  const currency = parameters.get("currency") ?? "";
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.rules.exchangeRates.list.useQuery(
    { page, pageSize: 20, ...(currency !== "" && { currency: currency.slice(0, 3) }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap="md">
      <NativeSelect
        label="Show the currency"
        maw={240}
        value={currency}
        onChange={(event) => setParameters(event.currentTarget.value === "" ? {} : { currency: event.currentTarget.value })}
        data={[{ value: "", label: "All currencies" }, ...(query.data?.currencies ?? [])]}
      />
      <PagedList
        id="list-of-exchange-rates"
        query={query}
        page={page}
        onPage={turnTo}
        caption="Exchange rates"
        columns={columns}
        rowKey={(rate) => `${rate.currency} ${rate.onDate}`}
        emptyTitle="No exchange rates yet. Enter one or import a list."
      />
    </Stack>
  );
}
