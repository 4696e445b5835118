import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { lineStateLabels } from "#domain/payments/line-states.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { Timeline } from "../../components/timeline.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { PayeeName } from "./payee-name.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { LineStateTag } from "./line-state.tsx";
import { orderPath, payerLabels, type LineView } from "./payment-views.ts";
import { PaymentsFrame } from "./payments-frame.tsx";

const actionLabels = {
  withhold: "Withhold",
  release: "Release",
  open_again: "Open again",
  record_elsewhere: "Record the payment of DGFT",
  reverse_elsewhere: "Undo the record of the payment by DGFT",
} as const satisfies Record<LineView["actions"][number], string>;

/** One payment for the council: where it is, what happened to it, and what can be done with it now. */
export function LineDetail({ lineId }: { readonly lineId: string }) {
  const { data, error, refetch } = trpc.payments.orders.line.useQuery({ lineId });
  return (
    <PaymentsFrame title={data === undefined ? "Payment" : `Payment for ${data.reimbursementId}`} back={{ to: paths.payments, label: "Payments" }}>
      {data !== undefined && <Line line={data} />}
      {data === undefined && <NotRead query={{ error, refetch }} lines={8} />}
    </PaymentsFrame>
  );
}

function Line({ line }: { readonly line: LineView }) {
  const [task, setTask] = useState<LineView["actions"][number]>();
  const [message, setMessage] = useState<string>();
  return (
    <Stack gap="lg">
      {message !== undefined && <SaveNotice tone="success" title={message} />}
      <Section title="The payment">
        <Stack gap="md">
          {line.money !== undefined && <Text>{line.money}</Text>}
          <SummaryCard rows={factsOf(line)} />
          {line.actions.length > 0 && (
            <Group>
              {line.actions.map((action) => (
                <Button
                  key={action}
                  variant="default"
                  onClick={() => {
                    setMessage(undefined);
                    setTask(action);
                  }}
                >
                  {actionLabels[action]}
                </Button>
              ))}
            </Group>
          )}
        </Stack>
      </Section>
      <Section title="History">
        <Timeline entries={line.history.map(eventOf)} />
      </Section>
      {task !== undefined && (
        <LineDialog
          action={task}
          line={line}
          onClose={() => setTask(undefined)}
          onDone={(text) => {
            setTask(undefined);
            setMessage(text);
          }}
        />
      )}
    </Stack>
  );
}

const factsOf = (line: LineView) => [
  { label: "State", value: <LineStateTag state={line.state} /> },
  { label: "Amount", value: formatPaise(line.amountPaise) },
  { label: "Firm", value: <PayeeName firmName={line.firmName} isFirmDeactivated={line.isFirmDeactivated} /> },
  {
    label: "Claim",
    value: (
      <Anchor component={Link} to={reimbursementPath("council", line.scheme, line.reimbursementId)}>
        {line.reimbursementId}
      </Anchor>
    ),
  },
  { label: "Scheme", value: `${schemeOf(line.scheme).typeLabel}, instalment ${line.instalment}` },
  {
    label: "Order",
    value: (
      <Anchor component={Link} to={orderPath(line.orderId)}>
        {line.orderNumber} of {formatDate(line.orderedOn)}
      </Anchor>
    ),
  },
  { label: "Paid by", value: payerLabels[line.payer] },
  ...(line.reason === null ? [] : [{ label: "Reason", value: line.reason }]),
  ...(line.reference === null ? [] : [{ label: "Reference", value: `${line.reference}, ${formatDate(line.paidOn)}` }]),
];

/** Entries that are not named by the state to which they lead. */
const entryTitles: Partial<Record<LineView["history"][number]["action"], string>> = {
  record: "Recorded with its order",
  correct: "Amount corrected",
  decline_withdrawal: "Withdrawal of a recovery declined",
};

const eventOf = ({ id, action, toState, at, by, detail }: LineView["history"][number]) => ({
  key: String(id),
  at,
  by: by ?? "the portal",
  title: entryTitles[action] ?? lineStateLabels[toState],
  details: detail === null ? [] : [action === "decline_withdrawal" ? `Reason of the request: ${detail}` : detail],
});
