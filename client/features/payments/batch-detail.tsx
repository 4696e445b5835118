import { Alert, Anchor, Loader, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { batchStateLabels } from "#domain/payments/batches.ts";
import { Section } from "../../components/section.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { SummaryCard, type SummaryRow } from "../../components/summary-card.tsx";
import { background, failureOf, trpc } from "../../lib/trpc.ts";
import { formatBytes, formatCount, formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { BatchActions } from "./batch-actions.tsx";
import { BatchLayout } from "./batch-layout.tsx";
import { BatchLines } from "./batch-lines.tsx";
import { batchTones, type Batch } from "./batch-views.ts";
import { paymentFilePath } from "./stored-file.ts";

const pollMs = 1_000;

const waitsForFile = (batch: Batch | undefined): boolean => batch?.state === "approved" && batch.file === null && batch.fileProblem === null;

/** A batch; while its bank file is made, it is read again each second. */
export const useBatch = (batchId: string) =>
  trpc.payments.batches.get.useQuery(
    { batchId },
    { refetchInterval: ({ state }) => (waitsForFile(state.data) ? pollMs : false), trpc: { context: background } },
  );

type BatchDetailProps = { readonly query: ReturnType<typeof useBatch>; readonly message: string | undefined };

/** A batch: what it holds, what can be done with it, its bank file and its lines. */
export function BatchDetail({ query, message: first }: BatchDetailProps) {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState(first);
  const { data: batch } = query;
  const version = batch?.version;
  // The lines change with the batch.
  useEffect(() => {
    if (version !== undefined) void utils.payments.batches.lines.invalidate();
  }, [version, utils]);
  if (batch === undefined && query.error !== null)
    return <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />;
  if (batch === undefined) return <LoadingState lines={8} />;
  return (
    <Stack gap="lg">
      <div role="status">{message !== undefined && <Alert color="green" title={message} />}</div>
      <Section title="What it holds">
        <Stack gap="md">
          <SummaryCard rows={factsOf(batch)} />
          <BatchNotes batch={batch} />
          <BatchActions batch={batch} onDone={setMessage} />
        </Stack>
      </Section>
      {batch.state !== "prepared" && <BankFileSection batch={batch} />}
      <BatchLines batch={batch} onDone={setMessage} />
      <Section title="Layout of the bank file">
        <BatchLayout layout={batch.layout} />
      </Section>
    </Stack>
  );
}

function factsOf(batch: Batch): SummaryRow[] {
  const { state, lines, amountPaise, amountInWords, totals, layoutName, preparedByName, preparedAt } = batch;
  const part = ({ lines: count, amountPaise: paise }: Batch["totals"]["paid"]): string => `${formatCount(count, "payment")}, ${formatPaise(paise)}`;
  return [
    { label: "State", value: <StatusTag tone={batchTones[state]}>{batchStateLabels[state]}</StatusTag> },
    { label: "Payments", value: formatCount(lines, "payment") },
    { label: "Amount", value: <strong className="portal-figures">{formatPaise(amountPaise)}</strong> },
    { label: "In words", value: amountInWords },
    { label: "Layout", value: layoutName },
    { label: "Prepared", value: `${formatDateTime(preparedAt)} by ${preparedByName}` },
    ...(batch.approvedAt === null ? [] : [{ label: "Approved", value: `${formatDateTime(batch.approvedAt)} by ${batch.approvedByName ?? ""}` }]),
    ...(batch.sentOn === null ? [] : [{ label: "Sent to bank", value: `${formatDate(batch.sentOn)}, marked by ${batch.sentByName ?? ""}` }]),
    ...(state === "sent" || state === "settled"
      ? [
          { label: "Paid", value: part(totals.paid) },
          { label: "Returned", value: part(totals.returned) },
          { label: "Without an answer", value: part(totals.open) },
        ]
      : []),
    ...(batch.cancelReason === null ? [] : [{ label: "Why it was cancelled", value: batch.cancelReason }]),
  ];
}

const changedAdvice = ({ state, file }: Batch): string => {
  if (state === "prepared") return "Take their payments out, or cancel the batch and prepare it again.";
  if (file === null) return "Cancel the batch and prepare it again.";
  return "If the bank does not have the file, cancel the batch and prepare it again. If the bank has it, mark the batch as sent.";
};

function BatchNotes({ batch }: { readonly batch: Batch }) {
  const { changedAccounts, approvalNote, cancelNote, state } = batch;
  return (
    <>
      {changedAccounts.length > 0 && (
        <Alert
          color="red"
          title={
            state === "prepared"
              ? "The bank account has changed, or a change of it waits"
              : "The bank account has changed since the batch was prepared"
          }
        >
          {changedAccounts.join(", ")}. {changedAdvice(batch)}
        </Alert>
      )}
      {approvalNote !== null && <Alert color="blue" title={approvalNote} />}
      {cancelNote !== null && <Alert color="blue" title={cancelNote} />}
    </>
  );
}

function BankFileSection({ batch }: { readonly batch: Batch }) {
  const { file, fileProblem, downloadedAt, downloadNote, state } = batch;
  if (file === null && fileProblem === null && state === "cancelled") return null;
  return (
    <Section title="Bank file">
      <div role="status">
        {waitsForFile(batch) && (
          <Group gap="sm">
            <Loader size="sm" aria-hidden="true" />
            <Text>The bank file is being made...</Text>
          </Group>
        )}
      </div>
      {fileProblem !== null && <Alert color="red" role="alert" title={fileProblem} />}
      {file !== null && (
        <Stack gap="xs">
          <SummaryCard
            isStacked
            rows={[
              { label: "File", value: `${file.name} (${formatBytes(file.sizeBytes)})` },
              { label: "First downloaded", value: downloadedAt === null ? "Not yet" : formatDateTime(downloadedAt) },
              { label: "SHA-256", value: <code style={{ overflowWrap: "anywhere" }}>{file.sha256}</code> },
            ]}
          />
          {downloadNote === null ? (
            <>
              <Anchor href={paymentFilePath(file.id)} download>
                Download {file.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                It has whole account numbers. Each download stands in the audit trail.
              </Text>
            </>
          ) : (
            <Text size="sm">{downloadNote}</Text>
          )}
        </Stack>
      )}
    </Section>
  );
}
