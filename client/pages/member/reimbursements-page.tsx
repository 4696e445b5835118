import { useParams } from "react-router-dom";
import { findSection } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { NotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { OwnReimbursementList } from "../../features/reimbursements/own-list.tsx";
import { MemberShell } from "./member-shell.tsx";

/** The firm's own reimbursements of the scheme in the address, or of the first one. @source specification 2 "/Membership" */
export function ReimbursementsPage() {
  const { section } = useParams();
  const scheme = section === undefined ? schemeOf(schemeKinds[0]) : findSection(section);
  if (scheme === undefined) return <NotFoundPage />;
  return (
    <MemberShell>
      <PageHeading title={scheme.heading} />
      <OwnReimbursementList key={scheme.kind} scheme={scheme} />
    </MemberShell>
  );
}
