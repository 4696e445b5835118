import { useParams } from "react-router-dom";
import { findSection } from "#domain/reimbursements/addresses.ts";
import { PortalNotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { ReviewList } from "../../features/reviews/review-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The council's list of one scheme. @source specification 2 "Review lists" */
export function ReviewListPage() {
  const scheme = findSection(useParams()["section"] ?? "");
  if (scheme === undefined) return <PortalNotFoundPage />;
  return (
    <CouncilShell>
      <PageHeading title={scheme.listLabel} />
      <ReviewList key={scheme.kind} scheme={scheme.kind} />
    </CouncilShell>
  );
}
