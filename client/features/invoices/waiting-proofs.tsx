import type { Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import type { WaitingProof } from "./invoice-views.ts";
import { WaitingList } from "./waiting-list.tsx";

const columns: readonly Column<WaitingProof>[] = [
  { key: "number", label: "Invoice", show: ({ number }) => <Unbroken>{number}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "given", label: "Sent", show: ({ givenAt }) => formatDateTime(givenAt) },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** The proofs of payment that are not checked yet. */
export function WaitingProofs() {
  const query = trpc.invoices.proofs.waiting.useQuery();
  return <WaitingList title="Proofs of payment to check" query={query} columns={columns} />;
}
