import { PageHeading } from "../../components/page-heading.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The payments of the own firm: its bank account, what is asked of it, what was paid. */
export function MemberPaymentsPage() {
  return (
    <MemberShell>
      <PageHeading title="Payments" />
    </MemberShell>
  );
}
