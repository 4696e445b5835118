import { PageHeading } from "../../components/page-heading.tsx";
import { FirmPayments } from "../../features/payments/firm-payments.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The payments of the own firm: its bank account, what is asked of it, what was paid. */
export function MemberPaymentsPage() {
  return (
    <MemberShell>
      <PageHeading title="Payments" lead="What was sanctioned to your firm, where the money is, and the account to which it goes." />
      <FirmPayments />
    </MemberShell>
  );
}
