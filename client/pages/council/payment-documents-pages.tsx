import { Anchor } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { Section } from "../../components/section.tsx";
import { AccountCheck } from "../../features/payments/account-check.tsx";
import { BranchImport } from "../../features/payments/branch-import.tsx";
import { documentPaths, WaitingDocuments } from "../../features/payments/waiting-documents.tsx";
import { PaymentsFrame } from "../../features/payments/payments-frame.tsx";
import { PreReceiptCheck } from "../../features/payments/pre-receipt-check.tsx";
import { CouncilShell } from "./council-shell.tsx";

const back = { to: documentPaths.list, label: "Papers and accounts" };

/** The bank accounts and pre-receipts that wait for the council. */
export function PaymentDocumentsPage() {
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Papers and accounts"
        lead="What firms gave before their money can be sent: bank accounts and signed pre-receipts."
        actions={
          <Anchor component={Link} to={documentPaths.branches}>
            List of bank branches
          </Anchor>
        }
      >
        <WaitingDocuments />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** One bank account beside its cheque. */
export function AccountCheckPage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <PaymentsFrame title="Bank account of a firm" back={back}>
        <AccountCheck key={id} accountId={id} />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** One signed pre-receipt. */
export function PreReceiptCheckPage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <PaymentsFrame title="Signed pre-receipt" back={back}>
        <PreReceiptCheck key={id} preReceiptId={id} />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** The list of bank branches by IFSC. */
export function BankBranchesPage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Bank branches" lead="Bank and branch of each IFSC. Firms see them while they type the code." back={back}>
        <Section title="Import the list">
          <BranchImport />
        </Section>
      </PaymentsFrame>
    </CouncilShell>
  );
}
