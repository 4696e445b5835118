import { useLocation } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { EmptyState } from "../../components/states.tsx";
import { MemberShell } from "./member-shell.tsx";

/** A section that is not open yet and says so. @source specification 2 "INVOICES, FAIRS" */
export function MemberComingSoonPage() {
  const section = useLocation().pathname.split("/").at(-1) ?? "";
  return (
    <MemberShell>
      <PageHeading title={section.toUpperCase()} />
      <EmptyState title="coming soon" />
    </MemberShell>
  );
}
