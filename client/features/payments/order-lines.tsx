import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { LineStateTag } from "./line-state.tsx";
import type { OrderLine } from "./payment-views.ts";

const columns: readonly Column<OrderLine>[] = [
  { key: "claim", label: "Claim", show: ({ reimbursementId }) => <Unbroken>{reimbursementId}</Unbroken> },
  { key: "firm", label: "Firm", show: ({ firmName }) => firmName },
  { key: "scheme", label: "Scheme", show: ({ scheme }) => schemeOf(scheme).typeLabel },
  { key: "state", label: "State", show: ({ state }) => <LineStateTag state={state} /> },
  { key: "since", label: "Since", show: ({ stateSince }) => <Unbroken>{formatDate(stateSince)}</Unbroken> },
  { key: "reference", label: "Reference", show: ({ reference, paidOn }) => (reference === null ? "–" : `${reference}, ${formatDate(paidOn)}`) },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

/** The payments of an order. */
export function OrderLines({ lines, pathOf }: { readonly lines: readonly OrderLine[]; readonly pathOf?: (line: OrderLine) => string }) {
  return (
    <DataList
      caption="Payments of this order"
      isCaptionUnseen
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      emptyTitle="This order has no payments."
      {...(pathOf !== undefined && { rowLink: pathOf })}
    />
  );
}
