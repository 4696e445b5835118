import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { formatCount, formatDate, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { StoredPaymentFile } from "../payments/stored-file.ts";
import { CheckedSheet } from "../payments/checked-sheet.tsx";
import { bankOutcomes, bankSummary, hasNewLines } from "./bank-outcomes.ts";
import type { JudgedBankLine } from "./invoice-views.ts";

const lineColumns: readonly Column<JudgedBankLine>[] = [
  { key: "row", label: "Row", show: ({ rowNo }) => `Row ${rowNo}` },
  { key: "outcome", label: "Outcome", show: ({ outcome }) => <StatusTag tone={bankOutcomes[outcome].tone}>{bankOutcomes[outcome].label}</StatusTag> },
  { key: "invoice", label: "Invoice", show: ({ number, firmName }) => (number === null ? "–" : `${number}, ${firmName ?? ""}`) },
  { key: "text", label: "Remark", show: ({ text }) => text ?? "–" },
  { key: "day", label: "Day", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  { key: "reference", label: "Reference", show: ({ reference }) => reference },
  { key: "narration", label: "Text of the bank", show: ({ narration }) => narration },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** A statement of the council's bank: uploaded, checked line by line, then recorded as a whole. */
export function BankImport() {
  const utils = trpc.useUtils();
  const [file, setFile] = useState<StoredPaymentFile>();
  const [sent, setSent] = useState<StoredPaymentFile>();
  /** Another file may be chosen while one is recorded. */
  const latest = useLatest(file);
  const check = trpc.invoices.bank.check.useMutation();
  const record = trpc.invoices.bank.import.useMutation({
    onSuccess: async (_done, { fileId }) => {
      const shown = latest.current;
      if (shown?.id === fileId) {
        check.reset();
        setFile(undefined);
        // What was recorded can change what happens with the lines of the next file.
      } else if (shown !== undefined) check.mutate({ fileId: shown.id });
      await utils.invoices.invalidate();
    },
    onError: (error, { fileId }) => {
      if (failureOf(error).code === "bank_changed" && latest.current?.id === fileId) check.mutate({ fileId });
    },
  });
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/payments/bank_statement", StoredPaymentFile, (next) => {
    setFile(next);
    check.mutate({ fileId: next.id });
  });
  // Names the file, where another one is shown meanwhile.
  const ofSent = (text: string): string => (file !== undefined && sent !== undefined && file.id !== sent.id ? `${sent.name}: ${text}` : text);
  const found = check.data;
  const count = found?.lines.filter(({ outcome }) => outcome === "record").length ?? 0;
  return (
    <Section title="Record payments from a file of the bank">
      <Stack gap="md">
        <CheckedSheet
          id="bank-statement"
          label="Statement of the council's bank"
          hint="A csv or xlsx with a line of headings: date, amount or credit, reference and narration. Nothing is recorded before you have seen each line."
          file={file}
          progress={progress}
          failed={failed}
          problem={failure}
          onPick={(files) => {
            check.reset();
            if (!record.isPending) record.reset();
            sendFirst(files);
          }}
          busyText={check.isPending ? "Looking for the invoice of each line..." : record.isPending ? "Recording the payments..." : undefined}
          doneText={record.data && ofSent(record.data.message)}
          refusals={[
            ...(check.error === null ? [] : [failureOf(check.error).message]),
            ...(record.error === null ? [] : [ofSent(failureOf(record.error).message)]),
          ]}
        />
        {found !== undefined && file !== undefined && (
          <>
            {found.problems.map(({ rowNo, text }) => (
              <Alert key={rowNo} color="orange" role="alert" title={`Row ${rowNo}: ${text}`} />
            ))}
            <Text role="status" fw={600}>
              {bankSummary(found.lines)}
            </Text>
            <Group>
              {hasNewLines(found.lines) && (
                <Button
                  aria-disabled={record.isPending}
                  onClick={() => {
                    if (record.isPending) return;
                    setSent(file);
                    record.mutate({ fileId: file.id, expected: count, fingerprint: found.fingerprint });
                  }}
                >
                  {count === 0 ? "Keep the unmatched lines" : `Record ${formatCount(count, "payment")}`}
                </Button>
              )}
              <Button
                variant="default"
                onClick={() => {
                  check.reset();
                  setFile(undefined);
                }}
              >
                Cancel
              </Button>
            </Group>
            <DataList
              caption="Lines of the file"
              columns={lineColumns}
              rows={found.lines}
              rowKey={({ rowNo }) => String(rowNo)}
              emptyTitle="No line."
            />
          </>
        )}
      </Stack>
    </Section>
  );
}
