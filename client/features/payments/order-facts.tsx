import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { OrderFileLink } from "./order-file-field.tsx";
import { payerLabels, type SanctionView } from "./payment-views.ts";

/** What an order says. */
export const OrderFacts = ({ order }: { readonly order: SanctionView }) => (
  <SummaryCard
    rows={[
      { label: "Order number", value: order.number },
      { label: "Date of the order", value: formatDate(order.orderedOn) },
      { label: "Budget head", value: order.budgetHead },
      { label: "Paid by", value: payerLabels[order.payer] },
      { label: "Amount", value: formatPaise(order.amountPaise) },
      { label: "PDF", value: <OrderFileLink file={order.file} /> },
      { label: "Recorded", value: `${formatDateTime(order.recordedAt)} by ${order.recordedBy}` },
    ]}
  />
);
