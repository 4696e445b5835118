import { Text } from "@mantine/core";
import { maxListedProofs } from "#domain/invoices/invoice-states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import { invoicePath } from "./invoice-views.ts";

type Waiting = {
  readonly id: string;
  readonly invoiceId: string;
  readonly number: string;
  readonly firmName: string;
  readonly amountPaise: number;
  readonly givenAt: Date;
};

const columns: readonly Column<Waiting>[] = [
  { key: "number", label: "Invoice", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "given", label: "Sent", show: ({ givenAt }) => formatDateTime(givenAt) },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** The proofs of payment that are not checked yet; draws nothing without one. */
export function WaitingProofs() {
  const { data } = trpc.invoices.proofs.waiting.useQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="Proofs of payment to check">
      <DataList
        caption="List of proofs"
        isCaptionUnseen
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ invoiceId }) => invoicePath(invoiceId)}
        emptyTitle=""
      />
      {data.length >= maxListedProofs && <Text size="sm">The oldest {maxListedProofs} are shown. The others follow as these are checked.</Text>}
    </Section>
  );
}
