import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { Section } from "../../components/section.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { creditNotePdf, type InvoiceView } from "./invoice-views.ts";
import type { InvoiceActions } from "./use-invoice-actions.ts";

type CreditNotePartProps = { readonly view: InvoiceView; readonly actions: InvoiceActions };

/** The credit notes of an invoice: one user prepares one, another issues or declines it. */
export function CreditNoteParts({ view, actions }: CreditNotePartProps) {
  return view.creditNotes.map((note) => <CreditNotePart key={note.id} note={note} view={view} actions={actions} />);
}

type OnePartProps = {
  readonly note: InvoiceView["creditNotes"][number];
  readonly view: InvoiceView;
  readonly actions: InvoiceActions;
};

function CreditNotePart({ note, view: { invoice, actions: may }, actions }: OnePartProps) {
  const input = { creditNoteId: note.id };
  const seen = { ...input, version: invoice.version };
  const isWaiting = note.state === "prepared";
  return (
    <Section title={note.number === null ? "Credit note, waits for a second person" : `Credit note ${note.number}`}>
      <Stack gap="md">
        <SummaryCard
          rows={[
            { label: "Takes off", value: formatPaise(note.totalPaise) },
            { label: "Reason", value: note.reason },
            { label: "Prepared by", value: `${note.preparedByName}, ${formatDateTime(note.preparedAt)}` },
            ...(note.issuedOn === null
              ? []
              : [
                  { label: "Date", value: formatDate(note.issuedOn) },
                  { label: "Became credit of the firm", value: formatPaise(note.creditPaise) },
                ]),
          ]}
        />
        {note.number !== null && (
          <Anchor href={creditNotePdf(note.id)} download>
            Credit note (PDF)
          </Anchor>
        )}
        {isWaiting && note.totalPaise === invoice.totalPaise - invoice.creditedPaise && <Text size="sm">{invoiceMessages.noteWhole}</Text>}
        {note.hindrance !== null && <Text size="sm">{invoiceMessages.noteOnePerson}</Text>}
        <Group>
          {isWaiting && may.includes("issueNote") && (
            <Button color="red" aria-disabled={actions.isBusy} onClick={() => !actions.isBusy && actions.issueNote.mutate(seen)}>
              Issue the credit note
            </Button>
          )}
          {isWaiting && may.includes("declineNote") && (
            <Button variant="default" aria-disabled={actions.isBusy} onClick={() => !actions.isBusy && actions.declineNote.mutate(input)}>
              Decline it
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}
