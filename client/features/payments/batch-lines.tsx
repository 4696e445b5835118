import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { earlierBatchText, lineOutcomeLabels } from "#domain/payments/batches.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import type { Column } from "../../components/data-list.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { choiceFilter, pageFilter, useListFilters } from "../../lib/list-filters.ts";
import { useTask } from "../../lib/use-task.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { outcomeTones, type Batch, type BatchLine } from "./batch-views.ts";
import { PayeeName } from "./payee-name.tsx";
import { SettleDialog } from "./settle-dialog.tsx";
import { paymentFilePath } from "./stored-file.ts";

const outcomeChoices = { open: "Without an answer", ...lineOutcomeLabels } as const;
const fields = { outcome: choiceFilter(["open", "paid", "returned", "removed"]), page: pageFilter } as const;

type Step = { readonly kind: "remove" | "settle"; readonly line: BatchLine };

const columns: readonly Column<BatchLine>[] = [
  { key: "reference", label: "Reference", show: ({ reference }) => reference },
  {
    key: "claim",
    label: "Claim",
    show: ({ reimbursementId, scheme, earlierBatch }) => (
      <>
        <Anchor component={Link} to={reimbursementPath("council", scheme, reimbursementId)}>
          <Unbroken>{reimbursementId}</Unbroken>
        </Anchor>
        {earlierBatch !== null && <Text size="sm">{earlierBatchText(earlierBatch)}</Text>}
      </>
    ),
  },
  { key: "firm", label: "Firm", show: PayeeName },
  { key: "account", label: "Account", show: ({ bankName, ifsc, lastFour }) => `${bankName}, ${ifsc}, ends in ${lastFour}` },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => formatPaise(amountPaise), isFigure: true },
  { key: "outcome", label: "Answer of the bank", show: (line) => <Outcome line={line} /> },
];

function Outcome({ line: { outcome, utr, settledOn, returnReason, proofFileId } }: { readonly line: BatchLine }) {
  if (outcome === null) return <Text size="sm">–</Text>;
  return (
    <Stack gap={2}>
      <span>
        <StatusTag tone={outcomeTones[outcome]}>{lineOutcomeLabels[outcome]}</StatusTag>
        {settledOn !== null && ` ${formatDate(settledOn)}`}
      </span>
      {utr !== null && <Text size="sm">UTR {utr}</Text>}
      {returnReason !== null && <Text size="sm">{returnReason}</Text>}
      {proofFileId !== null && (
        <Anchor size="sm" href={paymentFilePath(proofFileId)}>
          Proof
        </Anchor>
      )}
    </Stack>
  );
}

/** The lines of a batch in the order of the bank file. */
export function BatchLines({ batch, onDone }: { readonly batch: Batch; readonly onDone: (message: string) => void }) {
  const [filters, change] = useListFilters(fields);
  const { task, begin, end } = useTask<Step>();
  const query = trpc.payments.batches.lines.useQuery({ batchId: batch.id, ...filters, pageSize: 20 }, { placeholderData: keepPreviousData });
  const canRemove = batch.actions.includes("removeLine");
  const canSettle = batch.actions.includes("settle");
  const done = (message: string): void => {
    end();
    onDone(message);
  };
  const actionColumn: Column<BatchLine> = {
    key: "action",
    label: "Change",
    show: (line) => (
      <Group gap={4}>
        {canRemove && line.outcome === null && (
          <Button variant="subtle" size="compact-sm" aria-label={`Take ${line.reference} out`} onClick={() => begin({ kind: "remove", line })}>
            Take out
          </Button>
        )}
        {canSettle && (line.outcome === null || line.outcome === "paid" || line.isStillReturned) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Record the answer of the bank for ${line.reference}`}
            onClick={() => begin({ kind: "settle", line })}
          >
            Record by hand
          </Button>
        )}
      </Group>
    ),
  };
  return (
    <Stack gap="md" component="section" aria-label="Payments of the batch">
      <ListToolbar one="payment" count={query.data?.count}>
        <FilterSelect
          label="Answer of the bank"
          all="All payments"
          choices={outcomeChoices}
          value={filters.outcome}
          onChange={(outcome) => change({ outcome })}
        />
      </ListToolbar>
      <PagedList
        id="lines-of-batch"
        query={query}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption="Payments in the order of the bank file"
        columns={canRemove || canSettle ? [...columns, actionColumn] : columns}
        rowKey={({ lineId }) => lineId}
        emptyTitle="No payment of this batch is like that."
      />
      {task?.kind === "remove" && <RemoveDialog batch={batch} line={task.line} onDone={done} onClose={() => end()} />}
      {task?.kind === "settle" && <SettleDialog line={task.line} onDone={done} onClose={() => end()} />}
    </Stack>
  );
}

type RemoveDialogProps = {
  readonly batch: Batch;
  readonly line: BatchLine;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

function RemoveDialog({ batch: { id: batchId, version }, line, onDone, onClose }: RemoveDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.payments.batches.removeLine.useMutation({
    onSuccess: async ({ message }) => {
      onDone(message);
      await utils.payments.invalidate();
    },
    onError: () => utils.payments.invalidate(),
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Take ${line.reference} out?`}
      confirmLabel="Take it out"
      cancelLabel="Keep it"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ batchId, version, lineId: line.lineId })}
      onCancel={onClose}
    >
      {remove.error !== null && <Alert color="red" role="alert" mb="md" title={failureOf(remove.error).message} />}
      <Text>
        {line.reimbursementId} of {line.firmName}, {formatPaise(line.amountPaise)}. It is ready for another batch afterwards.
      </Text>
    </ConfirmDialog>
  );
}
