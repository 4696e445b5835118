import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { gstStateName, stateCodes } from "#domain/members/gst-states.ts";
import { recoveryStateNames, recoveryStates } from "#domain/payments/recovery-states.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../../components/filter-select.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { ListToolbar } from "../../../components/list-toolbar.tsx";
import { OutcomeMessage } from "../../../components/outcome-message.tsx";
import { PagedList } from "../../../components/paged-list.tsx";
import { Section } from "../../../components/section.tsx";
import { keepRows } from "../../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, useListFilters, writeFilters } from "../../../lib/list-filters.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useTask } from "../../../lib/use-task.ts";
import { useUnsent } from "../../../lib/use-unsent.ts";
import { formatPaise } from "../../../shared/format.ts";
import { orderYearFilter, orderYears } from "../payment-views.ts";
import type { Recovery } from "./ledger-views.ts";
import { DemandForm } from "./demand-form.tsx";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import { recoveryColumns, type RecoveryTask } from "./recovery-columns.tsx";
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

/** What is asked back of firms, with what each user may do with it. */
export function RecoveryList() {
  const [filters, change] = useListFilters(filterFields);
  const { page: _, ...asked } = filters;
  const { task, outcome, begin, end, dismiss } = useTask<RecoveryTask>();
  const query = trpc.payments.ledger.recoveries.list.useQuery({ ...filters, pageSize: 20 }, { placeholderData: keepRows });
  // What is typed below stays when a later read fails, such as after the end of the session.
  const [mayDemand, setMayDemand] = useState(false);
  if (query.data !== undefined && query.data.mayDemand !== mayDemand) setMayDemand(query.data.mayDemand);
  const unsent = useUnsent();
  const isNarrowed = Object.values(asked).some((value) => value !== undefined);
  const hasActions = query.data?.rows.some(({ actions }) => actions.length > 0) ?? false;
  const columns = recoveryColumns(begin);
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

function Actions({ row, onBegin }: { row: Recovery; onBegin: (task: RecoveryTask) => void }) {
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
