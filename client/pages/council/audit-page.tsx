import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { AuditList } from "../../features/audit/audit-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The trail of who did what. */
export function AuditPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Audit"
        lead={`Every sign-in, refusal, decision, export and change of a login or firm. Nobody can change or remove an entry, ${council.shortName} included.`}
      />
      <AuditList />
    </CouncilShell>
  );
}
