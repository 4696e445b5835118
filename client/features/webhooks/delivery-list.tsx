import { Button } from "@mantine/core";
import { deliveryStates } from "#domain/webhooks/webhook.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { background, failureOf, trpc } from "../../lib/trpc.ts";
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

/** The newest deliveries of a webhook; those that do not wait have a button that sends them again. */
export function DeliveryList({ webhook, onResend }: DeliveryListProps) {
  const query = trpc.webhooks.deliveries.useQuery(
    { webhookId: webhook.id },
    { refetchInterval: ({ state }) => nextLook(state.data), trpc: { context: background } },
  );
  const columns: readonly Column<Delivery>[] = [
    { key: "event", label: "Event", show: ({ event }) => event },
    { key: "createdAt", label: "Time", show: ({ createdAt }) => formatDateTime(createdAt) },
    { key: "state", label: "State", show: ({ state }) => <StatusTag tone={tones[state]}>{deliveryStates[state]}</StatusTag> },
    { key: "attempts", label: "Tries", show: ({ attempts }) => attempts, isFigure: true },
    { key: "status", label: "Last answer", show: lastAnswer },
    {
      key: "again",
      label: "Action",
      show: ({ id, event, createdAt, state }) =>
        state === "waiting" ? (
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
  return (
    <DataList
      caption={`Deliveries of ${webhook.name}`}
      columns={columns}
      rows={query.data}
      rowKey={({ id }) => id}
      error={query.error === null ? undefined : failureOf(query.error).message}
      onRetry={() => void query.refetch()}
      emptyTitle="Nothing was sent yet."
    />
  );
}

function lastAnswer({ lastStatus, lastError, lastTriedAt }: Delivery): string {
  const answer = lastError ?? (lastStatus === null ? "None yet" : String(lastStatus));
  return lastTriedAt === null ? answer : `${answer}, ${formatDateTime(lastTriedAt)}`;
}
