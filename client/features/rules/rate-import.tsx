import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { decodeCsv } from "#domain/csv-text.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { PickButton } from "../../components/pick-button.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { formatCount } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { rateOutcomes, type CheckedRate } from "./checked-rate.ts";

const columns: readonly Column<CheckedRate>[] = [
  { key: "row", label: "Row", show: ({ rowNo }) => `Row ${rowNo}` },
  {
    key: "outcome",
    label: "Outcome",
    show: ({ outcome }) => <StatusTag tone={rateOutcomes[outcome].tone}>{rateOutcomes[outcome].label}</StatusTag>,
  },
  {
    key: "rate",
    label: "Rate",
    show: (row) =>
      row.outcome === "refused"
        ? Object.values(row.problems).flat().join(". ")
        : `${row.rate.currency} ${row.rate.rate} on ${formatIndianDate(row.rate.onDate)}`,
  },
  { key: "source", label: "Source", show: (row) => (row.outcome === "refused" ? "–" : row.rate.source) },
  { key: "before", label: "Rate until now", show: (row) => (row.outcome === "changed" ? row.before : "–") },
];

/** Imports a list of rates: chosen, checked row by row, then imported as a whole or not at all. */
export function RateImport() {
  const utils = trpc.useUtils();
  const [{ name, list }, setChosen] = useState({ name: "", list: "" });
  const [sent, setSent] = useState({ name: "", list: "" });
  /** What is shown now: another list may be chosen while one is imported. */
  const latest = useLatest(list);
  const check = trpc.rules.exchangeRates.check.useMutation();
  const run = trpc.rules.exchangeRates.import.useMutation({
    onSuccess: async (_done, input) => {
      if (latest.current === input.list) check.reset();
      await utils.rules.invalidate();
    },
    onError: (error, input) => {
      if (failureOf(error).code === "rates_changed" && latest.current === input.list) check.mutate({ list: input.list });
    },
  });
  const rows = check.data?.rows;
  const refused = rows?.filter(({ outcome }) => outcome === "refused").length ?? 0;
  // Names the list, where another one is shown meanwhile.
  const ofSent = (text: string): string => (sent.list === list ? text : `${sent.name}: ${text}`);

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (!run.isPending) run.reset();
    const text = decodeCsv(new Uint8Array(await file.arrayBuffer())).text;
    setChosen({ name: file.name, list: text });
    check.mutate({ list: text });
  }
  return (
    <Stack gap="md">
      <Group>
        <PickButton
          text="Choose a list"
          name="csv with exchange rates"
          accept=".csv,text/csv,text/plain"
          onPick={(files) => void choose(files?.[0])}
        />
        <Text size="sm">A csv with the columns currency, date, rate and source. Nothing is imported before you have seen each row.</Text>
      </Group>
      <div role="status">
        {check.isPending && "Checking the list..."}
        {run.data !== undefined && <Alert color="green" title={ofSent(run.data.message)} />}
      </div>
      {check.error !== null && <Alert color="red" role="alert" title={failureOf(check.error).message} />}
      {run.error !== null && <Alert color="red" role="alert" title={ofSent(failureOf(run.error).message)} />}
      {rows !== undefined && (
        <>
          <Text role="status">
            {refused > 0
              ? `${formatCount(refused, "row has an error", "rows have errors")}. Correct them in the list and choose it again.`
              : `${formatCount(rows.length, "row")}, no errors.`}
          </Text>
          <DataList caption="Rows of the list" columns={columns} rows={rows} rowKey={({ rowNo }) => String(rowNo)} emptyTitle="No rows." />
          <Group>
            <Button variant="default" onClick={() => check.reset()}>
              Cancel
            </Button>
            {refused === 0 && (
              <Button
                aria-disabled={run.isPending}
                onClick={() => {
                  if (run.isPending) return;
                  setSent({ name, list });
                  run.mutate({ list, fingerprint: check.data?.fingerprint });
                }}
              >
                {run.isPending ? "Importing..." : `Import ${formatCount(rows.length, "rate")}`}
              </Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}
