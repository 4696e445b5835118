import { PageHeading } from "../../components/page-heading.tsx";
import { FirmPanel } from "../../features/members/firm-panel.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The member firms and the state of their logins. @source specification 2 "Admin Panel" */
export function AdminPanelPage() {
  return (
    <CouncilShell>
      <PageHeading title="Admin panel" />
      <FirmPanel />
    </CouncilShell>
  );
}
