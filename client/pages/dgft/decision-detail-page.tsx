import { useParams } from "react-router-dom";
import { findSection, listPath } from "#domain/reimbursements/addresses.ts";
import { PortalNotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { DecisionDetail } from "../../features/dgft/decision-detail.tsx";
import { MoneySentence } from "../../features/payments/money-sentence.tsx";
import { useWayBack } from "../../features/reviews/list-address.ts";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { OwnerMenu } from "../../features/work/owner-menu.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** One forwarded reimbursement and the decision on it. @source specification 2 "DGFT console" */
export function DecisionDetailPage() {
  const { section = "", id = "" } = useParams();
  const scheme = findSection(section);
  const wayBack = useWayBack(scheme === undefined ? "" : listPath("dgft", scheme.kind));
  useReadNotices({ about: "reimbursementId", id });
  if (scheme === undefined) return <PortalNotFoundPage />;
  return (
    <DgftShell>
      <PageHeading
        title={`${scheme.typeLabel} ${id}`}
        back={{ label: "Back", to: wayBack.to, state: wayBack.state }}
        actions={<OwnerMenu reimbursementId={id} />}
      />
      <DecisionDetail key={id} scheme={scheme.kind} reimbursementId={id} wayBack={wayBack} money={<MoneySentence reimbursementId={id} />} />
    </DgftShell>
  );
}
