import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { DataList, queryStates, type Column } from "../../../components/data-list.tsx";
import { SaveNotice } from "../../../components/save-notice.tsx";
import { Section } from "../../../components/section.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { formatDate, formatDateTime } from "../../../shared/format.ts";
import { StatusTag } from "../../../shared/status-tag.tsx";
import { BalancesTable } from "./balances-table.tsx";
import type { Close } from "./ledger-views.ts";

const columns: readonly Column<Close>[] = [
  { key: "through", label: "Up to", show: ({ throughOn }) => formatDate(throughOn) },
  {
    key: "state",
    label: "State",
    show: ({ closedAt }) =>
      closedAt === null ? <StatusTag tone="orange">Waits for a second person</StatusTag> : <StatusTag tone="green">Closed</StatusTag>,
  },
  { key: "prepared", label: "Prepared", show: ({ preparedByName, preparedAt }) => `${preparedByName}, ${formatDateTime(preparedAt)}` },
  {
    key: "closed",
    label: "Closed",
    show: ({ closedByName, closedAt }) => (closedByName === null ? "–" : `${closedByName}, ${formatDateTime(closedAt)}`),
  },
];

/** What can be closed now, with its balances, and all closes. */
export function PeriodDesk() {
  const utils = trpc.useUtils();
  const query = trpc.payments.ledger.closes.list.useQuery();
  const [isAsked, setAsked] = useState(false);
  const onSuccess = async () => {
    setAsked(false);
    await utils.payments.ledger.invalidate();
  };
  const prepare = trpc.payments.ledger.closes.prepare.useMutation({ onSuccess });
  // What was refused may be because the figures are others now.
  const close = trpc.payments.ledger.closes.close.useMutation({ onSuccess, onError: () => utils.payments.ledger.closes.invalidate() });
  const { data } = query;
  const waiting = data?.closes.find(({ closedAt }) => closedAt === null);
  // Each action clears the result of the other: the page shows the message of the last one.
  const message = close.data?.message ?? prepare.data?.message;
  const prepareNext = (throughOn: string): void => {
    if (prepare.isPending) return;
    close.reset();
    prepare.mutate({ throughOn });
  };
  const closeWaiting = (closeId: string): void => {
    prepare.reset();
    close.mutate({ closeId, ...(data?.balances !== undefined && { fingerprint: data.balances.fingerprint }) });
  };
  const day = formatDate(waiting?.throughOn ?? data?.next ?? "");
  return (
    <Stack gap="lg">
      {message !== undefined && <SaveNotice tone="success" title={message} />}
      {prepare.error !== null && <SaveNotice tone="error" title={failureOf(prepare.error).message} attempt={prepare.failureCount} />}
      {data !== undefined && (
        <Section title={waiting === undefined ? "Close the next month" : `The close of ${day} waits for a second person`}>
          <Stack gap="md">
            {data.balances === undefined ? (
              <Text>{ledgerMessages.nothingToClose}</Text>
            ) : (
              <>
                <Text>
                  After the close nothing is booked on a day up to {day}. One user prepares it, another one closes it. Look at the balances first.
                </Text>
                <BalancesTable balances={data.balances} />
              </>
            )}
            <Group>
              {data.mayPrepare && data.next !== undefined && (
                <Button aria-disabled={prepare.isPending} onClick={() => prepareNext(data.next ?? "")}>
                  {prepare.isPending ? "Preparing..." : `Prepare the close of ${day}`}
                </Button>
              )}
              {waiting?.actions.includes("close") === true && <Button onClick={() => setAsked(true)}>Close the ledger up to {day}</Button>}
              {waiting !== undefined && !waiting.actions.includes("close") && (
                <Text>{waiting.preparedByName} prepared it. Another user with the right to close periods has to close it.</Text>
              )}
            </Group>
          </Stack>
        </Section>
      )}
      <DataList
        caption="Closes, the last month first"
        columns={columns}
        rows={data?.closes}
        rowKey={({ id }) => id}
        emptyTitle="No period is closed yet."
        {...queryStates(query)}
      />
      {waiting !== undefined && (
        <ConfirmDialog
          isOpen={isAsked}
          title={`Close the ledger up to ${day}?`}
          consequences={[
            `Nothing is booked on a day up to ${day} any more.`,
            "A close is not taken back: a wrong booking is reversed on a later day.",
          ]}
          confirmLabel={`Close up to ${day}`}
          isBusy={close.isPending}
          onConfirm={() => closeWaiting(waiting.id)}
          onCancel={() => setAsked(false)}
        >
          {close.error !== null && <Alert color="red" role="alert" title={failureOf(close.error).message} />}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
