import { PageHeading } from "../../components/page-heading.tsx";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { ExpectedClaims } from "../../features/reimbursements/expected-claims.tsx";
import { MemberShell } from "./member-shell.tsx";

/** What the firm means to file, with the last day of each. */
export function ExpectedClaimsPage() {
  useReadNotices({ about: "expectedClaims", id: "own" });
  return (
    <MemberShell>
      <PageHeading
        title="Registrations in hand"
        lead="Note what your firm registers or which fair it attends. You see the last day to file, and are reminded 30, 14 and 3 days before."
      />
      <ExpectedClaims />
    </MemberShell>
  );
}
