import { useParams } from "react-router-dom";
import { findSection } from "#domain/reimbursements/addresses.ts";
import { PortalNotFoundPage } from "../../app/page-states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { DecisionList } from "../../features/dgft/decision-list.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** The officer's list of one scheme. @source specification 2 "DGFT console" */
export function DecisionListPage() {
  const scheme = findSection(useParams()["section"] ?? "");
  if (scheme === undefined) return <PortalNotFoundPage />;
  return (
    <DgftShell>
      <PageHeading title={scheme.listLabel} />
      <DecisionList key={scheme.kind} scheme={scheme.kind} />
    </DgftShell>
  );
}
