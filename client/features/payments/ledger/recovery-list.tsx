import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { gstStateName, stateCodes } from "#domain/members/gst-states.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { recoveryStateNames, recoveryStates, type RecoveryState } from "#domain/payments/recovery-states.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../../components/filter-select.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { ListToolbar } from "../../../components/list-toolbar.tsx";
import { OutcomeMessage } from "../../../components/outcome-message.tsx";
import { PagedList } from "../../../components/paged-list.tsx";
import { Section } from "../../../components/section.tsx";
import { Unbroken } from "../../../components/unbroken.tsx";
import { keepRows } from "../../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, useListFilters, writeFilters } from "../../../lib/list-filters.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useTask } from "../../../lib/use-task.ts";
import { useUnsent } from "../../../lib/use-unsent.ts";
import { formatCount, formatDate, formatPaise } from "../../../shared/format.ts";
import { StatusTag, type Tone } from "../../../shared/status-tag.tsx";
import { PayeeName } from "../payee-name.tsx";
import { orderYearFilter, orderYears } from "../payment-views.ts";
import { receivedPaise, type Receipt, type Recovery } from "./ledger-views.ts";
import { DemandForm } from "./demand-form.tsx";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import { ReverseReceiptDialog } from "./reverse-receipt-dialog.tsx";
import { SettleRecoveryDialog } from "./settle-recovery-dialog.tsx";
import { AskWithdrawalDialog, SettleWithdrawalDialog } from "./withdrawal-dialogs.tsx";

const filterFields = {
  state: choiceFilter(recoveryStateNames),
  scheme: choiceFilter(schemeKinds),
  year: orderYearFilter,
  firmState: choiceFilter(stateCodes),
  page: pageFilter,
};
type Task =
  | { readonly of: Recovery; readonly action: "confirm" | "decline" | "receive" | "askWithdrawal" | "confirmWithdrawal" | "declineWithdrawal" }
  | { readonly of: Recovery; readonly action: "reverse"; readonly receipt: Receipt };

const tones = { waiting: "orange", open: "blue", settled: "green", declined: "neutral", withdrawn: "neutral" } as const satisfies Record<
  RecoveryState,
  Tone
>;

const columnsWith = (onBegin: (task: Task) => void): readonly Column<Recovery>[] => [
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

function Firm({ row, onBegin }: { row: Recovery; onBegin: (task: Task) => void }) {
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

/** What is asked back of firms, with what each user may do with it. */
export function RecoveryList() {
  const [filters, change] = useListFilters(filterFields);
  const { page: _, ...asked } = filters;
  const { task, outcome, begin, end, dismiss } = useTask<Task>();
  const query = trpc.payments.ledger.recoveries.list.useQuery({ ...filters, pageSize: 20 }, { placeholderData: keepRows });
  // What is typed below stays when a later read fails, such as after the end of the session.
  const [mayDemand, setMayDemand] = useState(false);
  if (query.data !== undefined && query.data.mayDemand !== mayDemand) setMayDemand(query.data.mayDemand);
  const unsent = useUnsent();
  const isNarrowed = Object.values(asked).some((value) => value !== undefined);
  const hasActions = query.data?.rows.some(({ actions }) => actions.length > 0) ?? false;
  const columns = columnsWith(begin);
  const actions: Column<Recovery> = { key: "actions", label: "Actions", show: (row) => <Actions row={row} onBegin={begin} /> };
  return (
    <Stack gap="md">
      <LeaveGuard isDirty={unsent.text !== ""} text={unsent.text} />
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <ListToolbar
        one="recovery"
        many="recoveries"
        count={query.data?.count}
        exportPath={`/exports/payments/recoveries.csv?${writeFilters(filterFields, asked).toString()}`}
      >
        <FilterSelect label="State" all="All states" choices={recoveryStates} value={filters.state} onChange={(state) => change({ state })} />
        <FilterSelect
          label="Scheme"
          all="All schemes"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(scheme) => change({ scheme })}
        />
        <FilterSelect
          label="Year of the demand"
          all="All years"
          choices={choicesOf(orderYears(), (year) => year)}
          value={filters.year}
          onChange={(year) => change({ year })}
        />
        <FilterSelect
          label="State of the firm"
          all="All states"
          choices={choicesOf(stateCodes, gstStateName)}
          value={filters.firmState}
          onChange={(firmState) => change({ firmState })}
        />
      </ListToolbar>
      <PagedList
        id="ledger-recoveries"
        query={query}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption="Recoveries, first those that wait or are open, the earliest last day first"
        columns={hasActions ? [...columns, actions] : columns}
        rowKey={({ id }) => id}
        emptyTitle={isNarrowed ? "No recovery fits these filters." : "Nothing is asked back."}
      />
      {mayDemand && (
        <Section title="Ask a payment back">
          <DemandForm unsent={unsent} />
        </Section>
      )}
      {task?.action === "receive" && <ReceiptDialog row={task.of} onUnsent={unsent.note} onDone={end} onClose={() => end()} />}
      {task?.action === "reverse" && <ReverseReceiptDialog row={task.of} receipt={task.receipt} onDone={end} onClose={() => end()} />}
      {task?.action === "askWithdrawal" && <AskWithdrawalDialog row={task.of} onDone={end} onClose={() => end()} />}
      {(task?.action === "confirmWithdrawal" || task?.action === "declineWithdrawal") && (
        <SettleWithdrawalDialog
          row={task.of}
          decision={task.action === "confirmWithdrawal" ? "confirm" : "decline"}
          onDone={end}
          onClose={() => end()}
        />
      )}
      {(task?.action === "confirm" || task?.action === "decline") && (
        <SettleRecoveryDialog row={task.of} decision={task.action} onDone={end} onClose={() => end()} />
      )}
    </Stack>
  );
}

function Actions({ row, onBegin }: { row: Recovery; onBegin: (task: Task) => void }) {
  const of = `${row.reimbursementId}, ${formatPaise(row.amountPaise)}`;
  return (
    <Group gap={4}>
      {row.actions.includes("settle") && (
        <>
          <Button size="compact-sm" aria-label={`Confirm the recovery of ${of}`} onClick={() => onBegin({ of: row, action: "confirm" })}>
            Confirm
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Decline the recovery of ${of}`}
            onClick={() => onBegin({ of: row, action: "decline" })}
          >
            Decline
          </Button>
        </>
      )}
      {row.actions.includes("receive") && (
        <Button size="compact-sm" variant="default" aria-label={`Record a receipt for ${of}`} onClick={() => onBegin({ of: row, action: "receive" })}>
          Record a receipt
        </Button>
      )}
      {row.actions.includes("askWithdrawal") && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`Withdraw the recovery of ${of}`}
          onClick={() => onBegin({ of: row, action: "askWithdrawal" })}
        >
          Withdraw
        </Button>
      )}
      {row.actions.includes("settleWithdrawal") && (
        <>
          <Button size="compact-sm" aria-label={`Confirm the withdrawal of ${of}`} onClick={() => onBegin({ of: row, action: "confirmWithdrawal" })}>
            Confirm the withdrawal
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`Keep the recovery of ${of}`}
            onClick={() => onBegin({ of: row, action: "declineWithdrawal" })}
          >
            Keep it
          </Button>
        </>
      )}
    </Group>
  );
}
