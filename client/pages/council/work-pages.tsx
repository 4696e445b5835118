import { PageHeading } from "../../components/page-heading.tsx";
import { MyWork } from "../../features/work/my-work.tsx";
import { OfficePanel } from "../../features/work/office-panel.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What a council officer has to do. */
export function CouncilWorkPage() {
  return (
    <CouncilShell>
      <PageHeading title="My work" lead="Your own claims and those that nobody owns, over all schemes, longest waiting first." />
      <MyWork office="council" />
    </CouncilShell>
  );
}

/** The officers of the council, and who stands in for whom. */
export function CouncilOfficersPage() {
  return (
    <CouncilShell>
      <PageHeading title="Officers" lead="Who works on claims, who is absent and who stands in, and how new claims are shared." />
      <OfficePanel />
    </CouncilShell>
  );
}
