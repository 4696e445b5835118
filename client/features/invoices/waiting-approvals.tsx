import type { Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import type { WaitingApproval } from "./invoice-views.ts";
import { WaitingList } from "./waiting-list.tsx";

const columns: readonly Column<WaitingApproval>[] = [
  { key: "number", label: "Invoice", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "what", label: "What", show: ({ kind }) => (kind === "credit_note" ? "Credit note" : "Credit paid back") },
  { key: "prepared", label: "Prepared", show: ({ preparedByName, preparedAt }) => `${preparedByName}, ${formatDateTime(preparedAt)}` },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** Credit notes and repayments that a second person has to settle. */
export function WaitingApprovals() {
  const query = trpc.invoices.approvals.useQuery();
  return <WaitingList title="Waits for a second person" query={query} columns={columns} />;
}
