import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { paymentSources } from "#domain/invoices/invoice-states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { paymentFilePath } from "../payments/stored-file.ts";
import { receiptPdf, type InvoicePayment, type InvoiceView } from "./invoice-views.ts";
import type { InvoiceActions } from "./use-invoice-actions.ts";

const columnsFor = (onTakeBack: (payment: InvoicePayment) => void): readonly Column<InvoicePayment>[] => [
  {
    key: "receipt",
    label: "Receipt",
    show: ({ id, receiptNumber, reversedAt }) =>
      reversedAt === null ? (
        <Anchor href={receiptPdf(id)} download>
          <Unbroken>{receiptNumber}</Unbroken> (PDF)
        </Anchor>
      ) : (
        <Unbroken>{receiptNumber}</Unbroken>
      ),
  },
  { key: "day", label: "Paid on", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  {
    key: "reference",
    label: "UTR or reference",
    show: ({ reference, source, proof }) => (
      <>
        {reference}
        <Text size="xs">
          {paymentSources[source]}
          {proof !== null && (
            <>
              {", "}
              <Anchor href={paymentFilePath(proof.id)}>{proof.name}</Anchor>
            </>
          )}
        </Text>
      </>
    ),
  },
  { key: "by", label: "Recorded by", show: ({ recordedByName }) => recordedByName },
  {
    key: "amount",
    label: "Amount",
    isFigure: true,
    show: ({ amountPaise, appliedPaise }) => (
      <>
        <Unbroken>{formatPaise(amountPaise)}</Unbroken>
        {appliedPaise < amountPaise && <Text size="xs">of which {formatPaise(amountPaise - appliedPaise)} is credit</Text>}
      </>
    ),
  },
  {
    key: "state",
    label: "State",
    show: (payment) =>
      payment.reversedAt !== null ? (
        <Text size="sm">Taken back: {payment.reversalReason}</Text>
      ) : payment.canTakeBack ? (
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => onTakeBack(payment)}>
          Take back<span className="portal-unseen"> {payment.receiptNumber}</span>
        </Button>
      ) : (
        "Counts"
      ),
  },
];

/** What taking a payment back changes. Credit that paid the invoice is credit again by itself. */
function whatFollows({ source, amountPaise, owedAgainPaise }: InvoicePayment): string {
  const creditPaise = source === "credit" ? 0 : amountPaise - owedAgainPaise;
  return [
    ...(owedAgainPaise > 0 ? [`${formatPaise(owedAgainPaise)} is owed again.`] : []),
    ...(creditPaise > 0 ? [`${formatPaise(creditPaise)} is no longer credit of the firm.`] : []),
    ...(owedAgainPaise > 0 ? ["A membership that the payment renewed ends as before."] : []),
    "The firm gets a notice and an e-mail.",
  ].join(" ");
}

/** The payments of an invoice; a second person takes a wrong one back. */
export function PaymentsPart({ view: { payments }, actions: { takeBack } }: { readonly view: InvoiceView; readonly actions: InvoiceActions }) {
  const [wrong, setWrong] = useState<InvoicePayment>();
  return (
    <Section title="Payments">
      <Stack gap="md">
        <DataList
          caption="List of payments"
          isCaptionUnseen
          columns={columnsFor((payment) => {
            // A dialog does not show the refusal of an earlier one.
            takeBack.reset();
            setWrong(payment);
          })}
          rows={payments}
          rowKey={({ id }) => id}
          emptyTitle="Nothing is paid yet."
        />
      </Stack>
      {wrong !== undefined && (
        <ReasonDialog
          title={`Take back the payment ${wrong.receiptNumber}?`}
          problemOf={neededReason("Enter the reason")}
          maxLength={500}
          failure={takeBack.error === null ? undefined : failureOf(takeBack.error).message}
          isBusy={takeBack.isPending}
          confirmLabel="Take the payment back"
          isDestructive
          onConfirm={(reason) => takeBack.mutate({ paymentId: wrong.id, reason }, { onSuccess: () => setWrong(undefined) })}
          onClose={() => setWrong(undefined)}
        >
          <Text>{whatFollows(wrong)}</Text>
        </ReasonDialog>
      )}
    </Section>
  );
}
