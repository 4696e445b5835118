import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useContentUpload } from "../../lib/use-content-upload.ts";
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
  const check = trpc.invoices.bank.check.useMutation();
  const record = trpc.invoices.bank.import.useMutation({
    onSuccess: async () => {
      check.reset();
      setFile(undefined);
      await utils.invoices.invalidate();
    },
    onError: (error, { fileId }) => {
      if (failureOf(error).code === "bank_changed") check.mutate({ fileId });
    },
  });
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/payments/bank_statement", StoredPaymentFile, (next) => {
    record.reset();
    setFile(next);
    check.mutate({ fileId: next.id });
  });
  const refusal = check.error ?? record.error;
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
            sendFirst(files);
          }}
          busyText={check.isPending ? "Looking for the invoice of each line..." : record.isPending ? "Recording the payments..." : undefined}
          doneText={record.data?.message}
          refusal={refusal}
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
                  onClick={() => !record.isPending && record.mutate({ fileId: file.id, expected: count, fingerprint: found.fingerprint })}
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
