import { useParams } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { InvoiceVerification } from "../../features/invoices/invoice-verification.tsx";
import { PublicFrame } from "../public-frame.tsx";

/** /verify/invoice/<id>: whether an invoice is genuine, for everybody. */
export function VerifyInvoicePage() {
  const { id = "" } = useParams();
  return (
    <PublicFrame>
      <PageHeading title="Is this invoice genuine?" />
      <InvoiceVerification id={id} />
    </PublicFrame>
  );
}
