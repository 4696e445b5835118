import { Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { queryStates } from "../../../components/data-list.tsx";
import { DateFilter } from "../../../components/date-field.tsx";
import { dateFilter } from "../../../lib/list-filters.ts";
import { trpc } from "../../../lib/trpc.ts";
import { formatDate } from "../../../shared/format.ts";
import { BalancesTable } from "./balances-table.tsx";

/** The balances at a day, which is in the address. */
export function LedgerBalances() {
  const [parameters, setParameters] = useSearchParams();
  const day = dateFilter.read(parameters.get("day") ?? "") ?? "";
  const query = trpc.payments.ledger.balances.useQuery({ throughOn: day }, { placeholderData: keepPreviousData });
  function choose(next: string): void {
    const changed = new URLSearchParams(parameters);
    if (next === "") changed.delete("day");
    else changed.set("day", next);
    setParameters(changed);
  }
  return (
    <Stack gap="sm">
      <DateFilter id="ledger-day" label="Balances at the end of" isOptional hint="Empty: today" value={day} onChange={choose} />
      {query.data !== undefined && (
        <Text size="sm">
          {query.data.closedOn === undefined
            ? "No period is closed yet."
            : `The ledger is closed up to ${formatDate(query.data.closedOn)}: nothing more is booked on a day up to it.`}
        </Text>
      )}
      <BalancesTable balances={query.data} {...queryStates(query)} />
    </Stack>
  );
}
