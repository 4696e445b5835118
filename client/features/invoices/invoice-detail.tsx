import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { paths } from "#domain/council.ts";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { useNoteUnsent, useUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { CreditNoteDialog } from "./credit-note-dialog.tsx";
import { CreditNoteParts } from "./credit-note-part.tsx";
import { InvoiceFactsCard } from "./invoice-facts.tsx";
import { InvoicesFrame } from "./invoices-frame.tsx";
import { invoicePdf, type InvoiceView } from "./invoice-views.ts";
import { PaymentForm, unsavedPayment } from "./payment-form.tsx";
import { PaymentsPart } from "./payments-part.tsx";
import { ProofsPart } from "./proofs-part.tsx";
import { RepaymentsPart } from "./repayments-part.tsx";
import { useInvoiceActions, type InvoiceActions } from "./use-invoice-actions.ts";

/** One invoice with its payments, for the office. */
export function InvoiceDetail({ invoiceId }: { readonly invoiceId: string }) {
  const query = trpc.invoices.get.useQuery({ invoiceId });
  const actions = useInvoiceActions();
  const { data } = query;
  return (
    <InvoicesFrame title={data === undefined ? "Invoice" : `Invoice ${data.invoice.number}`} back={{ to: paths.invoices, label: "All invoices" }}>
      {data === undefined ? <NotRead query={query} lines={10} /> : <Loaded view={data} actions={actions} />}
    </InvoicesFrame>
  );
}

function Loaded({ view, actions }: { readonly view: InvoiceView; readonly actions: InvoiceActions }) {
  const { invoice, reminders } = view;
  const { message } = actions;
  const unsent = useUnsent();
  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={unsent.text !== ""} text={unsent.text} />
      {message !== undefined && <SaveNotice tone={message.isRefusal ? "error" : "success"} title={message.text} attempt={message.attempt} />}
      {invoice.isDemonstration && <Alert color="orange" title="An invoice of the demonstration: it claims no tax." />}
      <Section title="Invoice">
        <Stack gap="md">
          <InvoiceFactsCard invoice={invoice} />
          <Group gap="md">
            <Anchor href={invoicePdf(invoice.id)} download>
              Tax invoice (PDF)
            </Anchor>
          </Group>
          {reminders.length > 0 && <Text size="sm">Reminded on {reminders.map(formatDate).join(", ")}.</Text>}
          <InvoiceButtons view={view} actions={actions} onUnsent={unsent.note} />
        </Stack>
      </Section>
      <PaymentsPart view={view} actions={actions} />
      <ProofsPart view={view} actions={actions} onUnsent={unsent.note} />
      <CreditNoteParts view={view} actions={actions} />
      <RepaymentsPart view={view} actions={actions} />
    </Stack>
  );
}

/** What can be done with the invoice itself. */
function InvoiceButtons({
  view: { invoice, actions: may, firmCreditPaise },
  actions,
  onUnsent,
}: {
  readonly view: InvoiceView;
  readonly actions: InvoiceActions;
  readonly onUnsent: NoteUnsent;
}) {
  const [open, setOpen] = useState<"pay" | "payBack" | "note">();
  const [isDirty, setDirty] = useState(false);
  useNoteUnsent(onUnsent, { form: "payment", isUnsent: isDirty, sentence: unsavedPayment });
  const { afterAsking, question } = useLeaveFirst(isDirty, unsavedPayment);
  const place = useSwapFocus(open);
  const close = (): void => setOpen(undefined);
  const invoiceId = invoice.id;
  const isOtherMoney = may.includes("payOther");
  return (
    <Stack gap="md" ref={place}>
      {firmCreditPaise > 0 && <Text size="sm">The firm has a credit of {formatPaise(firmCreditPaise)}.</Text>}
      <Group gap="sm">
        {may.includes("pay") && open !== "pay" && (
          <Button data-opens="pay" onClick={() => afterAsking(() => setOpen("pay"))}>
            Record a payment
          </Button>
        )}
        {isOtherMoney && open !== "pay" && (
          <Button data-opens="pay" variant="default" onClick={() => afterAsking(() => setOpen("pay"))}>
            Record other money as credit
          </Button>
        )}
        {may.includes("useCredit") && (
          <Button variant="default" aria-disabled={actions.isBusy} onClick={() => !actions.isBusy && actions.useCredit.mutate({ invoiceId })}>
            Pay with the credit of the firm
          </Button>
        )}
        {may.includes("payBack") && open !== "payBack" && (
          <Button data-opens="payBack" variant="default" onClick={() => afterAsking(() => setOpen("payBack"))}>
            Record credit paid back
          </Button>
        )}
        {may.includes("remind") && (
          <Button variant="default" aria-disabled={actions.isBusy} onClick={() => !actions.isBusy && actions.remind.mutate({ invoiceId })}>
            Remind the firm
          </Button>
        )}
        {may.includes("prepareNote") && (
          <Button data-opens="note" variant="subtle" color="red" onClick={() => afterAsking(() => setOpen("note"))}>
            Prepare a credit note
          </Button>
        )}
      </Group>
      {open === "pay" && (
        <PaymentForm
          id="payment"
          first={{ amountPaise: invoice.duePaise }}
          proof={{ kind: "invoice_proof", field: "proofFileId" }}
          submitLabel={isOtherMoney ? "Record as credit" : "Record the payment"}
          isBusy={actions.pay.isPending}
          onSend={(typed, proofFileId) => actions.pay.mutateAsync({ invoiceId, proofFileId, isOtherMoney, ...typed }).then(close)}
          onCancel={close}
          onDirty={setDirty}
        />
      )}
      {open === "payBack" && (
        <Stack gap="xs">
          <Text size="sm">Transfer the money to the firm first. Then record the transfer here; another user of the office confirms it.</Text>
          <PaymentForm
            id="repayment"
            first={{ amountPaise: firmCreditPaise }}
            proof={{ kind: "invoice_proof", field: "proofFileId" }}
            submitLabel="Record the transfer"
            isBusy={actions.prepareRepayment.isPending}
            onSend={(typed, proofFileId) => actions.prepareRepayment.mutateAsync({ invoiceId, proofFileId, ...typed }).then(close)}
            onCancel={close}
            onDirty={setDirty}
          />
        </Stack>
      )}
      {question}
      {open === "note" && <CreditNoteDialog invoice={invoice} actions={actions} onUnsent={onUnsent} onClose={close} />}
    </Stack>
  );
}
