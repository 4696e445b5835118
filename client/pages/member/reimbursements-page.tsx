import { useParams } from "react-router-dom";
import { findSection } from "#domain/reimbursements/addresses.ts";
import { PortalNotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { OwnReimbursementList } from "../../features/reimbursements/own-list.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The firm's own reimbursements: all of them, or those of the scheme in the address. @source specification 2 "/Membership" */
export function MemberReimbursementsPage() {
  const { section } = useParams();
  const scheme = section === undefined ? undefined : findSection(section);
  if (section !== undefined && scheme === undefined) return <PortalNotFoundPage />;
  return (
    <MemberShell>
      <PageHeading title={scheme?.heading ?? "Your reimbursements"} />
      <OwnReimbursementList key={scheme?.kind ?? "all"} {...(scheme === undefined ? {} : { scheme })} />
    </MemberShell>
  );
}
