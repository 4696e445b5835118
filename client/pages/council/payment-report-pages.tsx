import { paths } from "#domain/council.ts";
import { PaymentsFrame } from "../../features/payments/payments-frame.tsx";
import { CertificatePanel } from "../../features/payments/reports/certificate-panel.tsx";
import { PaymentReportList } from "../../features/payments/reports/payment-report-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** Arrears, commitments, forecast and money. @source money.md 6 */
export function PaymentReportsPage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Reports on payments" lead="What is sanctioned, paid and still to pay, as it stands now.">
        <PaymentReportList />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** The utilisation certificate of a scheme and a year. */
export function CertificatePage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Utilisation certificate" back={{ to: `${paths.payments}/reports`, label: "Reports on payments" }}>
        <CertificatePanel />
      </PaymentsFrame>
    </CouncilShell>
  );
}
