import { Text } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, formatPaise } from "../../shared/format.ts";
import type { OwnInvoices } from "./invoice-views.ts";

type Repayment = OwnInvoices["repayments"][number];

const columns: readonly Column<Repayment>[] = [
  { key: "day", label: "Transferred on", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  {
    key: "reference",
    label: "UTR or reference",
    show: ({ state, reference, reversalReason }) => (
      <>
        {reference}
        {state === "prepared" && <Text size="xs">The office is confirming this transfer. Its amount is no longer credit of your firm.</Text>}
        {reversalReason !== null && <Text size="xs">Does not count any more: {reversalReason}. The amount is credit of your firm again.</Text>}
      </>
    ),
  },
  { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken> },
];

/** Credit that the council transfers back to the own firm; draws nothing without one. */
export function OwnRepayments({ rows }: { readonly rows: readonly Repayment[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="Credit paid back to your firm">
      <DataList caption="List of credit paid back" isCaptionUnseen columns={columns} rows={rows} rowKey={({ id }) => id} emptyTitle="" />
    </Section>
  );
}
