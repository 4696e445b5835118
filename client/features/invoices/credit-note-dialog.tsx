import { Button, Group, Stack, Text } from "@mantine/core";
import type { SubmitEvent } from "react";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { readRupees, rupeesOf } from "#domain/rules/amounts.ts";
import { Dialog } from "../../components/dialog.tsx";
import { AmountField, TextAreaField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { formatPaise } from "../../shared/format.ts";
import { useTypedForm } from "../payments/ledger/use-typed-form.ts";
import type { InvoiceView } from "./invoice-views.ts";
import type { InvoiceActions } from "./use-invoice-actions.ts";

type CreditNoteDialogProps = {
  readonly invoice: InvoiceView["invoice"];
  readonly actions: InvoiceActions;
  readonly onUnsent: NoteUnsent;
  readonly onClose: () => void;
};

const unsavedNote = "The credit note is not prepared yet.";

/** Prepares a credit note: how much of the invoice it takes off, at first all that is left, and why. */
export function CreditNoteDialog({ invoice, actions: { prepareNote }, onUnsent, onClose }: CreditNoteDialogProps) {
  const restPaise = invoice.totalPaise - invoice.creditedPaise;
  const form = useTypedForm("note", { amount: rupeesOf(restPaise), reason: "" });
  useNoteUnsent(onUnsent, { form: "note", isUnsent: form.isDirty, sentence: unsavedNote });
  const { afterAsking, question } = useLeaveFirst(form.isDirty, unsavedNote);
  const close = (): void => afterAsking(onClose);
  const amountPaise = readRupees(form.values.amount) ?? Number.NaN;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.clear();
    if (prepareNote.isPending) return;
    prepareNote.mutate({ invoiceId: invoice.id, amountPaise, reason: form.values.reason }, { onSuccess: onClose, onError: form.refuse });
  }
  return (
    <>
      <Dialog onClose={close} title={`Credit note for the invoice ${invoice.number}`} size="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
            <Text size="sm">
              {amountPaise === restPaise ? invoiceMessages.noteWhole : "The taxes are taken off in proportion."} Nothing changes until another user
              issues it. What was paid of the amount becomes credit of the firm.
            </Text>
            <AmountField {...form.field("amount", "amountPaise")} label="Amount, tax included" hint={`At most ${formatPaise(restPaise)}`} />
            <TextAreaField {...form.field("reason")} label="Reason" hint="It is printed on the credit note" maxLength={500} />
          </Stack>
          <Group mt="lg" justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" color="red" aria-disabled={prepareNote.isPending}>
              {prepareNote.isPending ? "Saving..." : "Prepare the credit note"}
            </Button>
          </Group>
        </form>
      </Dialog>
      {question}
    </>
  );
}
