import { useParams } from "react-router-dom";
import { findSection, listPath } from "#domain/reimbursements/addresses.ts";
import { PortalNotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { MoneySentence } from "../../features/payments/money-sentence.tsx";
import { useWayBack } from "../../features/reviews/list-address.ts";
import { ReviewDetail } from "../../features/reviews/review-detail.tsx";
import { OwnerMenu } from "../../features/work/owner-menu.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** One reimbursement under review. @source specification 2 "Review detail" */
export function ReviewDetailPage() {
  const { section = "", id = "" } = useParams();
  const scheme = findSection(section);
  const wayBack = useWayBack(scheme === undefined ? "" : listPath("council", scheme.kind));
  useReadNotices({ about: "reimbursementId", id });
  if (scheme === undefined) return <PortalNotFoundPage />;
  return (
    <CouncilShell>
      <PageHeading
        title={`${scheme.typeLabel} ${id}`}
        back={{ label: "Back", to: wayBack.to, state: wayBack.state }}
        actions={<OwnerMenu reimbursementId={id} />}
      />
      <ReviewDetail key={id} reimbursementId={id} wayBack={wayBack} money={<MoneySentence reimbursementId={id} />} />
    </CouncilShell>
  );
}
