import { PaymentsFrame } from "../../features/payments/payments-frame.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What waits at the payments desk, and for whom. */
export function PaymentsPage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Payments">{null}</PaymentsFrame>
    </CouncilShell>
  );
}
