import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { DataList, type Column } from "../../components/data-list.tsx";
import { SelectField } from "../../components/fields.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { formatCount, formatDate, formatPaise } from "../../shared/format.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import type { CheckedReplyRow } from "./batch-views.ts";
import { StoredPaymentFile } from "./stored-file.ts";
import { CheckedSheet } from "./checked-sheet.tsx";

type Outcome = CheckedReplyRow["outcome"];

const outcomes = {
  refused: { label: "Has an error", tone: "red" },
  paid: { label: "Paid now", tone: "green" },
  returned: { label: "Returned now", tone: "orange" },
  returned_after_paid: { label: "Returned after it was paid", tone: "orange" },
  paid_after_return: { label: "Paid, though it was recorded as returned", tone: "green" },
  same: { label: "Recorded already", tone: "neutral" },
} as const satisfies Record<Outcome, { readonly label: string; readonly tone: Tone }>;
const outcomeNames = Object.keys(outcomes) as Outcome[]; // keys of a literal object

const columns: readonly Column<CheckedReplyRow>[] = [
  { key: "row", label: "Row", show: ({ rowNo }) => `Row ${rowNo}` },
  { key: "outcome", label: "Outcome", show: ({ outcome }) => <StatusTag tone={outcomes[outcome].tone}>{outcomes[outcome].label}</StatusTag> },
  { key: "reference", label: "Reference", show: ({ reference }) => (reference === "" ? "–" : reference), width: "short" },
  { key: "why", label: "What is wrong, or why it came back", show: ({ text }) => text ?? "–" },
  { key: "firm", label: "Firm", show: ({ firmName, reimbursementId }) => (firmName === null ? "–" : `${firmName}, ${reimbursementId ?? ""}`) },
  { key: "utr", label: "UTR", show: ({ utr }) => (utr === null ? "–" : <Unbroken>{utr}</Unbroken>) },
  { key: "day", label: "Day", show: ({ settledOn }) => (settledOn === null ? "–" : formatDate(settledOn)), width: "short" },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => (amountPaise === null ? "–" : formatPaise(amountPaise)), isFigure: true },
];

/** The answer of a bank: uploaded, checked row by row, then imported as a whole or not at all. */
export function ReplyImport() {
  const utils = trpc.useUtils();
  const batches = trpc.payments.batches.list.useQuery({ pageSize: 100, state: "sent" });
  const [file, setFile] = useState<StoredPaymentFile>();
  const [sent, setSent] = useState<StoredPaymentFile>();
  const [chosenBatch, setChosenBatch] = useState("");
  // A batch that is settled since is no choice any more.
  const batchId = batches.data?.rows.some(({ id }) => id === chosenBatch) === false ? "" : chosenBatch;
  /** What stands in the form now: another file may be chosen while one is recorded. */
  const latest = useLatest({ file, chosenBatch });
  const check = trpc.payments.batches.replies.check.useMutation();
  const run = trpc.payments.batches.replies.import.useMutation({
    onSuccess: async (_done, { fileId, batchId: batch }) => {
      const shown = latest.current.file;
      const isOfBatch = latest.current.chosenBatch === batch;
      if (isOfBatch) setChosenBatch("");
      if (shown?.id === fileId) {
        check.reset();
        setFile(undefined);
      } else if (shown !== undefined && isOfBatch) check.mutate(inputOf(shown.id, ""));
      await utils.payments.invalidate();
    },
    onError: (error, { fileId, batchId: batch }) => {
      if (failureOf(error).code === "reply_changed" && latest.current.file?.id === fileId) check.mutate(inputOf(fileId, batch ?? ""));
    },
  });
  const inputOf = (fileId: string, batch: string) => ({ fileId, ...(batch !== "" && { batchId: batch }) });
  const checkFile = (next: StoredPaymentFile): void => {
    setFile(next);
    check.mutate(inputOf(next.id, batchId));
  };
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/payments/bank_reply", StoredPaymentFile, checkFile);
  // Names the file, where another one is shown meanwhile, or none any more.
  const ofSent = (text: string): string => (sent === undefined || file?.id === sent.id ? text : `${sent.name}: ${text}`);
  const rows = check.data?.rows;
  const isRefused = rows?.some(({ outcome }) => outcome === "refused") === true;
  return (
    <Stack gap="md">
      <Box maw={400}>
        <SelectField
          id="reply-batch"
          label="Batch"
          isOptional
          hint="With a batch, rows of other batches are errors"
          value={batchId}
          onChange={(value) => {
            setChosenBatch(value);
            if (file !== undefined) check.mutate(inputOf(file.id, value));
          }}
          emptyLabel="Any batch"
          options={(batches.data?.rows ?? []).map(({ id, name, lines }) => ({ value: id, label: `${name}, ${formatCount(lines, "payment")}` }))}
        />
      </Box>
      <CheckedSheet
        id="reply-file"
        label="Answer of the bank"
        hint="A csv or xlsx with the columns Reference, Amount, UTR, Status, Date and Reason. Nothing is recorded before you have seen each row."
        file={file}
        progress={progress}
        failed={failed}
        problem={failure}
        onPick={(files) => {
          check.reset();
          if (!run.isPending) run.reset();
          sendFirst(files);
        }}
        busyText={check.isPending ? "Comparing each row with the batches..." : run.isPending ? "Recording the answer..." : undefined}
        doneText={run.data && (file === undefined ? run.data.message : ofSent(run.data.message))}
        refusals={[
          ...(check.error === null ? [] : [failureOf(check.error).message]),
          ...(run.error === null ? [] : [ofSent(failureOf(run.error).message)]),
        ]}
      />
      {rows !== undefined && file !== undefined && (
        <>
          <Findings rows={rows} />
          <Group>
            <Button
              variant="default"
              onClick={() => {
                check.reset();
                setFile(undefined);
              }}
            >
              Cancel
            </Button>
            {!isRefused && (
              <Button
                aria-disabled={run.isPending}
                onClick={() => {
                  if (run.isPending) return;
                  setSent(file);
                  run.mutate({ ...inputOf(file.id, batchId), fingerprint: check.data?.fingerprint });
                }}
              >
                {run.isPending ? "Recording..." : `Record ${formatCount(rows.length, "row")}`}
              </Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}

const rowsOnPage = 50;

/** What an import would do: the sums first, then each row. */
function Findings({ rows }: { readonly rows: readonly CheckedReplyRow[] }) {
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState<Outcome>();
  const countOf = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length;
  const refused = countOf("refused");
  const found = outcomeNames.filter((outcome) => countOf(outcome) > 0);
  const choices = choicesOf(found, (outcome) => `${outcomes[outcome].label} (${countOf(outcome)})`);
  // Rows with an error come first: they keep the file out.
  const ordered = outcomeNames.flatMap((outcome) =>
    wanted === undefined || wanted === outcome ? rows.filter((row) => row.outcome === outcome) : [],
  );
  const shown = ordered.slice((page - 1) * rowsOnPage, page * rowsOnPage);
  return (
    <Stack gap="md">
      <Text role="status" fw={600}>
        {refused > 0
          ? `${formatCount(refused, "row has an error", "rows have errors")}. Nothing of the file can be recorded: correct it and choose it again.`
          : `${formatCount(rows.length, "row")}, no errors: ${found.map((outcome) => `${countOf(outcome)} ${outcomes[outcome].label.toLowerCase()}`).join(", ")}.`}
      </Text>
      <Group>
        <FilterSelect
          label="Show"
          all="All rows"
          choices={choices}
          value={wanted}
          onChange={(outcome) => {
            setWanted(outcome);
            setPage(1);
          }}
        />
      </Group>
      <div id="rows-of-answer" tabIndex={-1}>
        <DataList caption="Rows of the answer" columns={columns} rows={shown} rowKey={({ rowNo }) => String(rowNo)} emptyTitle="No rows." />
      </div>
      <Pagination page={page} pageCount={Math.max(1, Math.ceil(ordered.length / rowsOnPage))} onPage={setPage} focusId="rows-of-answer" />
    </Stack>
  );
}
