import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import { invoicePath, type WaitingApproval } from "./invoice-views.ts";

const columns: readonly Column<WaitingApproval>[] = [
  { key: "number", label: "Invoice", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "what", label: "What", show: ({ kind }) => (kind === "credit_note" ? "Credit note" : "Credit paid back") },
  { key: "prepared", label: "Prepared", show: ({ preparedByName, preparedAt }) => `${preparedByName}, ${formatDateTime(preparedAt)}` },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** Credit notes and repayments that a second person has to settle; draws nothing without one. */
export function WaitingApprovals() {
  const { data } = trpc.invoices.approvals.useQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="Waits for a second person">
      <DataList
        caption="List of what waits for a second person"
        isCaptionUnseen
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ invoiceId }) => invoicePath(invoiceId)}
        emptyTitle=""
      />
    </Section>
  );
}
