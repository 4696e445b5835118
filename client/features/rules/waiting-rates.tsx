import { Button, Stack, Text } from "@mantine/core";
import { formatIndianDate } from "#domain/dates.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";
import type { WantedRate } from "./checked-rate.ts";

type WaitingRatesProps = { readonly onChoose: (rate: WantedRate) => void };

const nameOf = ({ currency, onDate }: WantedRate): string => `${currency} on ${formatIndianDate(onDate)}`;

const columnsFor = (onChoose: WaitingRatesProps["onChoose"]): readonly Column<WantedRate>[] => [
  { key: "currency", label: "Currency", show: ({ currency }) => currency },
  { key: "day", label: "Day", show: ({ onDate }) => formatIndianDate(onDate) },
  { key: "claims", label: "Claims that wait", show: ({ claims }) => formatCount(claims, "claim"), isFigure: true },
  {
    key: "enter",
    label: "Enter it",
    show: (rate) => (
      <Button size="compact-sm" variant="default" aria-label={`Enter the rate of ${nameOf(rate)}`} onClick={() => onChoose(rate)}>
        Enter
      </Button>
    ),
  },
];

/** The rates without which submitted claims have no amount; one click fills the form. */
export function WaitingRates({ onChoose }: WaitingRatesProps) {
  const { data, error, refetch } = trpc.rules.exchangeRates.waiting.useQuery();
  return (
    <Section title="Rates that claims wait for">
      <Stack gap="sm">
        <DataList
          caption="Rates that claims wait for"
          isCaptionUnseen
          columns={columnsFor(onChoose)}
          rows={data?.rates}
          rowKey={nameOf}
          {...queryStates({ error, refetch })}
          emptyTitle="No claim waits for a rate."
        />
        {data?.isCountOpen === true && <Text size="sm">More than 1,000 claims wait. Those with the lowest numbers are counted here.</Text>}
      </Stack>
    </Section>
  );
}
