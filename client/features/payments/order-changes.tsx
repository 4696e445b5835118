import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { otherPayerOf } from "#domain/payments/line-states.ts";
import { payerNames } from "#domain/payments/order-messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DataList, type Column } from "../../components/data-list.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import type { OrderChange, OrderView } from "./payment-views.ts";
import { paymentFilePath } from "./stored-file.ts";

const states = {
  waiting: { label: "Waits for a second person", tone: "orange" },
  confirmed: { label: "Confirmed", tone: "green" },
  declined: { label: "Declined", tone: "neutral" },
} as const satisfies Record<OrderChange["state"], { readonly label: string; readonly tone: Tone }>;

/** The corrections of an order, the last first, each with both versions; the one that waits can be confirmed or declined. */
export function OrderChanges({ order, onDone }: { readonly order: OrderView; readonly onDone: (message: string) => void }) {
  if (order.changes.length === 0) return <Text>This order was never corrected.</Text>;
  return (
    <Stack gap="xl">
      {order.changes.map((change) => (
        <OneChange key={change.id} order={order} change={change} onDone={onDone} />
      ))}
    </Stack>
  );
}

type OneChangeProps = { readonly order: OrderView; readonly change: OrderChange; readonly onDone: (message: string) => void };

function OneChange({ order, change, onDone }: OneChangeProps) {
  const { label, tone } = states[change.state];
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <StatusTag tone={tone}>{label}</StatusTag>
        <Text size="sm">
          Asked for by {change.requestedBy}, {formatDateTime(change.requestedAt)}
          {change.settledAt !== null && `; settled by ${change.settledBy ?? ""}, ${formatDateTime(change.settledAt)}`}
        </Text>
      </Group>
      <Text style={{ whiteSpace: "pre-wrap" }}>Reason: {change.reason}</Text>
      <DataList
        caption={change.state === "confirmed" ? "What was changed" : "What is to be changed"}
        columns={columns}
        rows={differences(order, change)}
        rowKey={({ label: name }) => name}
        emptyTitle="Nothing."
      />
      {change.state === "waiting" && <SettleChange order={order} change={change} onDone={onDone} />}
    </Stack>
  );
}

type Difference = { readonly label: string; readonly before: ReactNode; readonly after: ReactNode };
const columns: readonly Column<Difference>[] = [
  { key: "part", label: "Part", show: ({ label }) => label },
  { key: "before", label: "Before", show: ({ before }) => before },
  { key: "after", label: "After", show: ({ after }) => after },
];

/** Both versions, part by part. */
function differences({ lines, payer }: OrderView, { before, after }: OrderChange): readonly Difference[] {
  const claimOf = (lineId: string): string => lines.find(({ id }) => id === lineId)?.reimbursementId ?? "a payment";
  const pdf = (id: string | undefined): ReactNode => (id === undefined ? "" : <Anchor href={paymentFilePath(id)}>PDF</Anchor>);
  const paise = (amount: number | undefined): string => (amount === 0 ? "Cancelled" : formatPaise(amount));
  const given = ({ amountPaise, isOtherPayer }: { readonly amountPaise: number; readonly isOtherPayer?: boolean }): string =>
    `${paise(amountPaise)}${isOtherPayer === true ? `; by the rules ${payerNames[otherPayerOf(payer)]} pays it or a part of it` : ""}`;
  return [
    ...(after.number === undefined ? [] : [{ label: "Order number", before: before.number, after: after.number }]),
    ...(after.orderedOn === undefined
      ? []
      : [{ label: "Date of the order", before: formatDate(before.orderedOn), after: formatDate(after.orderedOn) }]),
    ...(after.budgetHead === undefined ? [] : [{ label: "Budget head", before: before.budgetHead, after: after.budgetHead }]),
    ...(after.fileId === undefined ? [] : [{ label: "PDF of the order", before: pdf(before.fileId), after: pdf(after.fileId) }]),
    ...(after.lines ?? []).map((line) => ({
      label: `Amount for ${claimOf(line.lineId)}`,
      before: paise(before.lines?.find(({ lineId }) => lineId === line.lineId)?.amountPaise),
      after: given(line),
    })),
    ...(after.claims ?? []).map((claim) => ({ label: `Payment for ${claim.reimbursementId}`, before: "None", after: given(claim) })),
  ];
}

/** Says what a confirmation changes, and which firms get an e-mail or a notice about it. */
function consequencesOf({ payer }: OrderView, { after }: OrderChange): string[] {
  const isRenamed = after.number !== undefined || after.orderedOn !== undefined;
  const newOrder = payer === "dgft_direct" ? "the notice of a new order, and no e-mail: DGFT pays it" : "the notice and the e-mail of a new order";
  return [
    "The order, its payments and the ledger change as shown; what lies in a closed month counts in the ledger today.",
    ...(after.lines === undefined ? [] : ["A firm whose amount changes gets an e-mail."]),
    ...(isRenamed ? ["A firm with another payment of the order that can still be corrected gets an e-mail about the number or the date."] : []),
    ...(after.claims === undefined ? [] : [`A firm with a new payment gets ${newOrder}.`]),
  ];
}

function SettleChange({ order, change, onDone }: OneChangeProps) {
  const utils = trpc.useUtils();
  const [asks, setAsks] = useState<"confirm" | "decline">();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => onDone(message),
    onSettled: async () => {
      setAsks(undefined);
      await utils.payments.invalidate();
    },
  };
  const confirm = trpc.payments.orders.confirmChange.useMutation(outcome);
  const decline = trpc.payments.orders.declineChange.useMutation(outcome);
  const failure = confirm.error ?? decline.error;
  const mayConfirm = order.actions.includes("confirm_change");
  if (!order.actions.includes("decline_change"))
    return <Text size="sm">A second person with the right to approve payments confirms or declines it here.</Text>;
  return (
    <>
      {failure !== null && <SaveNotice tone="error" title={failureOf(failure).message} />}
      <Group>
        {mayConfirm && <Button onClick={() => setAsks("confirm")}>Confirm the correction</Button>}
        <Button variant="default" onClick={() => setAsks("decline")}>
          Decline the correction
        </Button>
      </Group>
      {!mayConfirm && <Text size="sm">Somebody else has to confirm it: you asked for it, or you count as one person with who did.</Text>}
      <ConfirmDialog
        isOpen={asks === "confirm"}
        title={`Correct order ${order.number}?`}
        consequences={consequencesOf(order, change)}
        confirmLabel="Confirm the correction"
        isBusy={confirm.isPending}
        onConfirm={() => confirm.mutate({ changeId: change.id })}
        onCancel={() => setAsks(undefined)}
      />
      <ConfirmDialog
        isOpen={asks === "decline"}
        title={`Decline the correction of order ${order.number}?`}
        consequences={["The order stays as it is.", "The correction stays in its history as declined."]}
        confirmLabel="Decline the correction"
        isBusy={decline.isPending}
        onConfirm={() => decline.mutate({ changeId: change.id })}
        onCancel={() => setAsks(undefined)}
      />
    </>
  );
}
