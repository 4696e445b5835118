import { bandTitle } from "#domain/invoices/invoice-band.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { SummaryCard, type SummaryRow } from "../../components/summary-card.tsx";
import { InvoiceStateTag } from "./invoice-state-tag.tsx";
import type { InvoiceFacts as Facts } from "./invoice-views.ts";

type Shown = Omit<Facts, "bandReason"> & { readonly bandReason?: string };

/** The contents of an invoice, and what is still to be paid. */
export function InvoiceFactsCard({ invoice }: { readonly invoice: Shown }) {
  const { cgstPaise, sgstPaise, igstPaise, gstPercent } = invoice;
  const taxes: readonly SummaryRow[] =
    igstPaise > 0
      ? [{ label: `IGST ${gstPercent}%`, value: formatPaise(igstPaise) }]
      : [
          { label: `CGST ${gstPercent / 2}%`, value: formatPaise(cgstPaise) },
          { label: `SGST ${gstPercent / 2}%`, value: formatPaise(sgstPaise) },
        ];
  return (
    <SummaryCard
      rows={[
        { label: "State", value: <InvoiceStateTag state={invoice.state} isOverdue={invoice.isOverdue} /> },
        { label: "To be paid", value: dueWords(invoice) },
        { label: "Firm", value: invoice.firmName },
        { label: "GST number of the firm", value: invoice.firmGstin ?? "Not registered" },
        { label: "Place of supply", value: `${invoice.stateName} (${invoice.stateCode})` },
        { label: "For the year", value: invoice.financialYear },
        { label: bandTitle(invoice.bandLabel), value: invoice.bandLabel },
        ...(invoice.bandReason === undefined ? [] : [{ label: "Why this band", value: invoice.bandReason }]),
        { label: "Date", value: formatDate(invoice.issuedOn) },
        { label: "Subscription", value: formatPaise(invoice.taxablePaise) },
        ...taxes,
        { label: "Total", value: `${formatPaise(invoice.totalPaise)}. ${invoice.totalInWords}` },
        ...(invoice.creditedPaise === 0 ? [] : [{ label: "Taken off by credit notes", value: formatPaise(invoice.creditedPaise) }]),
        { label: "Bank account", value: invoice.bankDetails },
      ]}
    />
  );
}

/** What is to be paid, and by when. */
function dueWords({ duePaise, dueOn, isOverdue }: Shown): string {
  const amount = formatPaise(duePaise);
  if (duePaise === 0) return amount;
  return isOverdue ? `${amount}; it was due on ${formatDate(dueOn)}` : `${amount} by ${formatDate(dueOn)}`;
}
