import { Stack, Text } from "@mantine/core";
import { formatIndianDate } from "#domain/dates.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { KeptRate } from "./checked-rate.ts";

const columns: readonly Column<KeptRate>[] = [
  { key: "claim", label: "Claim", show: ({ reimbursementId }) => reimbursementId },
  { key: "rate", label: "Rate of", show: ({ currency, onDate }) => `${currency} on ${formatIndianDate(onDate)}` },
  { key: "kept", label: "The claim keeps", show: ({ kept }) => kept, isFigure: true },
  { key: "now", label: "Rate now", show: ({ now }) => now, isFigure: true },
];

/** The claims that keep a rate from before its correction; absent when there are none. */
export function KeptRates() {
  const { data, error, refetch } = trpc.rules.exchangeRates.kept.useQuery();
  if (error === null && (data === undefined || data.rates.length === 0)) return null;
  return (
    <Section title="Claims that keep an earlier rate">
      <Stack gap="sm">
        <Text size="sm">An officer takes the corrected rate on the page of the claim, in its computation, before it is forwarded.</Text>
        <DataList
          caption="Claims that keep an earlier rate"
          isCaptionUnseen
          columns={columns}
          rows={data?.rates}
          rowKey={({ reimbursementId, currency, onDate }) => `${reimbursementId} ${currency} ${onDate}`}
          rowLink={({ scheme, reimbursementId }) => reimbursementPath("council", scheme, reimbursementId)}
          {...queryStates({ error, refetch })}
          emptyTitle="No claim keeps an earlier rate."
        />
        {data?.hasMore === true && <Text size="sm">There are more. Those with the lowest numbers are listed here.</Text>}
      </Stack>
    </Section>
  );
}
