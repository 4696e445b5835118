import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { deliveryStates, shownDeliveries } from "#domain/webhooks/webhook.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { background, trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import type { Delivery, Webhook } from "./use-webhooks.ts";

const tones = { waiting: "orange", sent: "green", failed: "red" } as const satisfies Record<Delivery["state"], Tone>;

const [firstTryMs, laterTryMs] = [3_000, 60_000];

/** When to look again at deliveries that are sent in the background: soon for one that was never tried. */
function nextLook(rows: readonly Delivery[] = []): number | false {
  const waiting = rows.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return false;
  return waiting.some(({ attempts }) => attempts === 0) ? firstTryMs : laterTryMs;
}

type DeliveryListProps = { readonly webhook: Webhook; readonly onResend: (deliveryId: string) => void };

/**
 * The deliveries of a webhook, the newest first, 50 at once; those that do not wait have a button that sends them again. Another page takes the
 * focus to the list.
 */
export function DeliveryList({ webhook, onResend }: DeliveryListProps) {
  const [state, setState] = useState<Delivery["state"]>();
  const [before, setBefore] = useState<string>();
  const query = trpc.webhooks.deliveries.useQuery(
    { webhookId: webhook.id, state, before },
    { refetchInterval: ({ state: { data } }) => nextLook(data), trpc: { context: background } },
  );
  const columns: readonly Column<Delivery>[] = [
    { key: "event", label: "Event", show: ({ event }) => event },
    { key: "createdAt", label: "Time", show: ({ createdAt }) => formatDateTime(createdAt) },
    { key: "state", label: "State", show: (row) => <StatusTag tone={tones[row.state]}>{deliveryStates[row.state]}</StatusTag> },
    { key: "attempts", label: "Tries", show: ({ attempts }) => attempts, isFigure: true },
    { key: "status", label: "Last answer", show: lastAnswer },
    {
      key: "again",
      label: "Action",
      show: ({ id, event, createdAt, ...row }) =>
        row.state === "waiting" ? (
          "–"
        ) : (
          <Button
            variant="subtle"
            size="sm"
            px={0}
            onClick={() => onResend(id)}
            aria-label={`Send again ${event} of ${formatDateTime(createdAt)}`}
            disabled={!webhook.isOn}
          >
            Send again
          </Button>
        ),
    },
  ];
  const last = query.data?.length === shownDeliveries ? query.data.at(-1) : undefined;
  const choose = (chosen: Delivery["state"] | undefined): void => {
    setState(chosen);
    setBefore(undefined);
  };
  const listId = `deliveries-${webhook.id}`;
  const turnTo = (id: string | undefined): void => {
    setBefore(id);
    document.getElementById(listId)?.focus();
  };
  return (
    <Stack gap="sm">
      <FilterSelect label={`Deliveries of ${webhook.name} to show`} all="All" choices={deliveryStates} value={state} onChange={choose} />
      <div id={listId} tabIndex={-1}>
        <DataList
          caption={`Deliveries of ${webhook.name}`}
          columns={columns}
          rows={query.data}
          rowKey={({ id }) => id}
          {...queryStates(query)}
          emptyTitle={state === undefined && before === undefined ? "Nothing was sent yet." : "There are no such deliveries."}
        />
      </div>
      <Group gap="sm">
        {last !== undefined && (
          <Button variant="default" onClick={() => turnTo(last.id)}>
            Show earlier ones
          </Button>
        )}
        {before !== undefined && (
          <Button variant="default" onClick={() => turnTo(undefined)}>
            Show the newest
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function lastAnswer({ lastStatus, lastError, lastTriedAt }: Delivery): string {
  const answer = lastError ?? (lastStatus === null ? "None yet" : String(lastStatus));
  return lastTriedAt === null ? answer : `${answer}, ${formatDateTime(lastTriedAt)}`;
}
