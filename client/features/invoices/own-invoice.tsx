import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { paths } from "#domain/council.ts";
import { proofStates } from "#domain/invoices/invoice-states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { paymentFilePath } from "../payments/stored-file.ts";
import { InTwoLanguages } from "./in-two-languages.tsx";
import { InvoiceFactsCard } from "./invoice-facts.tsx";
import { creditNotePdf, invoicePdf, receiptPdf, type OwnInvoiceView as Own } from "./invoice-views.ts";
import { OwnRepayments } from "./own-repayments.tsx";
import { payWords } from "./own-words.ts";
import { PaymentForm } from "./payment-form.tsx";

/** One invoice of the own firm, with its receipts and the way to send a proof. */
export function OwnInvoice({ invoiceId }: { readonly invoiceId: string }) {
  const { data, error, refetch } = trpc.invoices.ownOne.useQuery({ invoiceId });
  return (
    <>
      <PageHeading
        title={data === undefined ? "Invoice" : `Invoice ${data.invoice.number}`}
        back={{ to: paths.memberInvoices, label: "All invoices" }}
      />
      {data === undefined ? <NotRead query={{ error, refetch }} lines={8} /> : <Loaded own={data} />}
    </>
  );
}

function Loaded({ own: { invoice, payments, proofs, creditNotes, repayments, proofHindrance } }: { readonly own: Own }) {
  return (
    <Stack gap="lg">
      {invoice.isDemonstration && <Alert color="orange" title="An invoice of the demonstration: it claims no tax." />}
      <Section title="Invoice">
        <Stack gap="md">
          <InvoiceFactsCard invoice={invoice} />
          <Group gap="md">
            <Anchor href={invoicePdf(invoice.id)} download>
              Tax invoice (PDF)
            </Anchor>
          </Group>
          {creditNotes.map(({ id, number, totalPaise, reason }) => (
            <Text key={id}>
              <Anchor href={creditNotePdf(id)} download>
                Credit note {number} (PDF)
              </Anchor>{" "}
              over {formatPaise(totalPaise)}: {reason}
            </Text>
          ))}
        </Stack>
      </Section>
      <Section title="Payments">
        <DataList
          caption="List of payments"
          isCaptionUnseen
          columns={paymentColumns}
          rows={payments}
          rowKey={({ id }) => id}
          emptyTitle="No payment is recorded yet."
        />
      </Section>
      <OwnRepayments rows={repayments} />
      {proofs.length > 0 && (
        <Section title="Proofs that you sent">
          <DataList caption="List of proofs" isCaptionUnseen columns={proofColumns} rows={proofs} rowKey={({ id }) => id} emptyTitle="" />
        </Section>
      )}
      {invoice.duePaise > 0 && (
        <Section title="How to pay">
          <Stack gap="md">
            <InTwoLanguages words={payWords} />
            <SendProof invoiceId={invoice.id} duePaise={invoice.duePaise} hindrance={proofHindrance} />
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

const paymentColumns: readonly Column<Own["payments"][number]>[] = [
  {
    key: "receipt",
    label: "Receipt",
    show: ({ id, receiptNumber }) => (
      <Anchor href={receiptPdf(id)} download>
        <Unbroken>{receiptNumber}</Unbroken> (PDF)
      </Anchor>
    ),
  },
  { key: "day", label: "Paid on", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  { key: "reference", label: "UTR or reference", show: ({ reference }) => reference },
  {
    key: "amount",
    label: "Amount",
    isFigure: true,
    show: ({ amountPaise, appliedPaise }) => (
      <>
        <Unbroken>{formatPaise(amountPaise)}</Unbroken>
        {appliedPaise < amountPaise && <Text size="xs">of which {formatPaise(amountPaise - appliedPaise)} is your credit</Text>}
      </>
    ),
  },
];

const proofColumns: readonly Column<Own["proofs"][number]>[] = [
  { key: "file", label: "File", show: ({ file }) => <Anchor href={paymentFilePath(file.id)}>{file.name}</Anchor> },
  { key: "sent", label: "Sent", show: ({ givenAt }) => formatDateTime(givenAt) },
  { key: "reference", label: "UTR or reference", show: ({ reference }) => reference },
  { key: "state", label: "State", show: ({ state, remark }) => `${proofStates[state]}${remark === null ? "" : `: ${remark}`}` },
  { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken> },
];

type SendProofProps = { readonly invoiceId: string; readonly duePaise: number; readonly hindrance: string | undefined };

function SendProof({ invoiceId, duePaise, hindrance }: SendProofProps) {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const place = useSwapFocus(isOpen ? "proof" : undefined);
  const give = trpc.invoices.proofs.give.useMutation({
    onSuccess: async () => {
      setOpen(false);
      await utils.invoices.invalidate();
    },
    // The form says why. A proof whose answer was lost, or what refused it, is then on the page.
    onError: () => void utils.invoices.invalidate(),
  });
  return (
    <Stack gap="md" ref={place}>
      <LeaveGuard isDirty={isDirty} text="The proof of the payment is not sent yet." />
      {give.data !== undefined && !isOpen && <SaveNotice tone="success" title={give.data.message} />}
      {isOpen ? (
        <PaymentForm
          id="proof"
          first={{ amountPaise: duePaise }}
          proof={{ kind: "own_invoice_proof", field: "fileId" }}
          submitLabel="Send the proof"
          isBusy={give.isPending}
          onSend={(typed, fileId) => give.mutateAsync({ invoiceId, fileId, ...typed })}
          onCancel={() => setOpen(false)}
          onDirty={setDirty}
        />
      ) : hindrance !== undefined ? (
        <Text>{hindrance}</Text>
      ) : (
        <div>
          <Button data-opens="proof" onClick={() => setOpen(true)}>
            Send the proof of a payment
          </Button>
        </div>
      )}
    </Stack>
  );
}
