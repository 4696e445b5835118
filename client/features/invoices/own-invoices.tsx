import { Stack, Text } from "@mantine/core";
import { duePaiseOf, isUnpaid } from "#domain/invoices/invoice-states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise, isPastDay } from "../../shared/format.ts";
import { InTwoLanguages } from "./in-two-languages.tsx";
import { InvoiceStateTag } from "./invoice-state-tag.tsx";
import { ownInvoicePath, type ListedInvoice } from "./invoice-views.ts";
import { OwnRepayments } from "./own-repayments.tsx";
import { membershipWords, payWords } from "./own-words.ts";

const columns: readonly Column<ListedInvoice>[] = [
  { key: "number", label: "Invoice", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "year", label: "Year", show: ({ financialYear }) => <Unbroken>{financialYear}</Unbroken> },
  { key: "issued", label: "Date", show: ({ issuedOn }) => <Unbroken>{formatDate(issuedOn)}</Unbroken> },
  { key: "due", label: "Due on", show: ({ dueOn }) => <Unbroken>{formatDate(dueOn)}</Unbroken> },
  { key: "state", label: "State", show: ({ state, dueOn }) => <InvoiceStateTag state={state} isOverdue={isUnpaid(state) && isPastDay(dueOn)} /> },
  { key: "total", label: "Total", show: ({ totalPaise }) => <Unbroken>{formatPaise(totalPaise)}</Unbroken>, isFigure: true },
  {
    key: "rest",
    label: "To be paid",
    show: (invoice) => <Unbroken>{formatPaise(duePaiseOf(invoice))}</Unbroken>,
    isFigure: true,
  },
];

/** The invoices of the own firm, the state of its membership, and how to pay. */
export function OwnInvoiceList() {
  const { data, error, refetch } = trpc.invoices.own.useQuery();
  if (data === undefined) return <NotRead query={{ error, refetch }} lines={8} />;
  return (
    <Stack gap="lg">
      <Section title="Your membership">
        <InTwoLanguages words={membershipWords(data)} />
        {data.creditPaise > 0 && (
          <Text mt="sm">
            Your firm has a credit of {formatPaise(data.creditPaise)}. Ask the office to pay an invoice with it, or to pay it back to you.
          </Text>
        )}
      </Section>
      <Section title="Invoices">
        <DataList
          caption="List of invoices"
          isCaptionUnseen
          columns={columns}
          rows={data.rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => ownInvoicePath(id)}
          emptyTitle="No invoice yet."
          emptyHint="The invoice for the next year comes in March."
        />
      </Section>
      <OwnRepayments rows={data.repayments} />
      {data.bankDetails !== null && (
        <Section title="How to pay">
          <InTwoLanguages words={payWords} />
          <Text mt="md" fw={600} style={{ whiteSpace: "pre-line" }}>
            {data.bankDetails}
          </Text>
        </Section>
      )}
    </Stack>
  );
}
