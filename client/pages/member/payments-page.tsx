import { PageHeading } from "../../components/page-heading.tsx";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { FirmPayments } from "../../features/payments/firm-payments.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The payments of the own firm: its bank account, what is asked of it, what was paid. */
export function MemberPaymentsPage() {
  useReadNotices({ about: "payments", id: "own" });
  return (
    <MemberShell>
      <PageHeading title="Payments" lead="What was sanctioned to your firm, where the money is, and the account to which it goes." />
      <FirmPayments />
    </MemberShell>
  );
}
