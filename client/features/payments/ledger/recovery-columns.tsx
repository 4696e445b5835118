import { Anchor, Button, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { recoveryStates, type RecoveryState } from "#domain/payments/recovery-states.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { Column } from "../../../components/data-list.tsx";
import { Unbroken } from "../../../components/unbroken.tsx";
import { formatCount, formatDate, formatPaise } from "../../../shared/format.ts";
import { StatusTag, type Tone } from "../../../shared/status-tag.tsx";
import { PayeeName } from "../payee-name.tsx";
import { receivedPaise, type Receipt, type Recovery } from "./ledger-views.ts";

/** What a user does with a recovery, or with a receipt of it. */
export type RecoveryTask =
  | { readonly of: Recovery; readonly action: "confirm" | "decline" | "receive" | "askWithdrawal" | "confirmWithdrawal" | "declineWithdrawal" }
  | { readonly of: Recovery; readonly action: "reverse"; readonly receipt: Receipt };

const tones = { waiting: "orange", open: "blue", settled: "green", declined: "neutral", withdrawn: "neutral" } as const satisfies Record<
  RecoveryState,
  Tone
>;

/** The columns of the list of recoveries. */
export const recoveryColumns = (onBegin: (task: RecoveryTask) => void): readonly Column<Recovery>[] => [
  {
    key: "claim",
    label: "Claim no.",
    show: ({ scheme, reimbursementId }) => (
      <Anchor component={Link} to={reimbursementPath("council", scheme, reimbursementId)} inherit>
        <Unbroken>{reimbursementId}</Unbroken>
      </Anchor>
    ),
  },
  { key: "firm", label: "Firm and reason", show: (row) => <Firm row={row} onBegin={onBegin} /> },
  { key: "state", label: "State", show: ({ state }) => <StatusTag tone={tones[state]}>{recoveryStates[state]}</StatusTag> },
  { key: "asked", label: "Asked back", isFigure: true, show: ({ amountPaise }) => formatPaise(amountPaise) },
  { key: "owed", label: "Owed today", isFigure: true, show: (row) => <Owed row={row} /> },
  { key: "due", label: "Pay by", show: (row) => <PayBy row={row} /> },
];

function Firm({ row, onBegin }: { row: Recovery; onBegin: (task: RecoveryTask) => void }) {
  const {
    firmName,
    isFirmDeactivated,
    reason,
    demandedByName,
    demandedOn,
    receipts,
    interestPercent,
    ruleSource,
    withdrawalReason,
    withdrawalAskedByName,
  } = row;
  return (
    <>
      <PayeeName firmName={firmName} isFirmDeactivated={isFirmDeactivated} />
      <Text size="xs">{reason}</Text>
      <Text size="xs" c="dimmed">
        Asked by {demandedByName} on {formatDate(demandedOn)}.{" "}
        {ruleSource === "" ? ledgerMessages.noInterestRule : `Interest of ${interestPercent}% a year (${ruleSource}).`}
      </Text>
      {withdrawalReason !== null && (
        <Text size="xs">
          {withdrawalAskedByName} asked to withdraw it: {withdrawalReason}
        </Text>
      )}
      {receipts.map((receipt) => (
        <ReceiptText key={receipt.id} receipt={receipt} onReverse={() => onBegin({ of: row, action: "reverse", receipt })} />
      ))}
    </>
  );
}

function ReceiptText({ receipt, onReverse }: { receipt: Receipt; onReverse: () => void }) {
  const { receivedOn, principalPaise, interestPaise, reference, reversedAt, reversedByName, reversalReason, isReversible } = receipt;
  return (
    <Text size="xs">
      Received {formatDate(receivedOn)}, {reference}: {formatPaise(principalPaise)} and {formatPaise(interestPaise)} of interest
      {reversedAt !== null && (
        <>
          {" "}
          <StatusTag tone="orange">Reversed</StatusTag> by {reversedByName} on {formatDate(reversedAt)}: {reversalReason}
        </>
      )}
      {isReversible && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="red"
          aria-label={`Reverse the receipt ${reference}, ${formatPaise(receivedPaise(receipt))}`}
          onClick={onReverse}
        >
          Reverse
        </Button>
      )}
    </Text>
  );
}

function Owed({ row: { state, due } }: { row: Recovery }) {
  if (state !== "waiting" && state !== "open") return "–";
  return (
    <>
      {formatPaise(due.principalPaise + due.interestPaise)}
      {due.interestPaise > 0 && (
        <Text size="xs" c="dimmed">
          of it interest {formatPaise(due.interestPaise)}
        </Text>
      )}
    </>
  );
}

function PayBy({ row: { state, dueOn, overdueDays } }: { row: Recovery }) {
  if (state !== "open") return state === "waiting" ? "Not asked yet" : "–";
  return (
    <>
      {formatDate(dueOn)} {overdueDays > 0 && <StatusTag tone="orange">{formatCount(overdueDays, "day")} overdue</StatusTag>}
    </>
  );
}
