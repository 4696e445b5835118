import { useParams } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { OwnInvoice } from "../../features/invoices/own-invoice.tsx";
import { OwnInvoiceList } from "../../features/invoices/own-invoices.tsx";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { MemberShell } from "./member-shell.tsx";

/** The invoices of the own firm. */
export function MemberInvoicesPage() {
  return (
    <MemberShell>
      <PageHeading title="Invoices" lead="The subscription of your firm, its receipts, and how to pay." />
      <OwnInvoiceList />
    </MemberShell>
  );
}

/** One invoice of the own firm. */
export function MemberInvoicePage() {
  const { id = "" } = useParams();
  useReadNotices({ about: "invoiceId", id });
  return (
    <MemberShell>
      <OwnInvoice key={id} invoiceId={id} />
    </MemberShell>
  );
}
