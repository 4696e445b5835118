import { useParams } from "react-router-dom";
import { findSection, listPath } from "#domain/reimbursements/addresses.ts";
import { NotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { useListAddress } from "../../features/reviews/list-address.ts";
import { ReviewDetail } from "../../features/reviews/review-detail.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** One reimbursement under review. @source specification 2 "Review detail" */
export function ReviewDetailPage() {
  const { section = "", id = "" } = useParams();
  const scheme = findSection(section);
  const backTo = useListAddress(scheme === undefined ? "" : listPath("council", scheme.kind));
  if (scheme === undefined) return <NotFoundPage />;
  return (
    <CouncilShell>
      <PageHeading title={`${scheme.typeLabel} ${id}`} back={{ label: "Back", to: backTo }} />
      <ReviewDetail key={id} reimbursementId={id} backTo={backTo} />
    </CouncilShell>
  );
}
