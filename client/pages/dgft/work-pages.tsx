import { PageHeading } from "../../components/page-heading.tsx";
import { MyWork } from "../../features/work/my-work.tsx";
import { OfficePanel } from "../../features/work/office-panel.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** What a DGFT officer has to do. */
export function DgftWorkPage() {
  return (
    <DgftShell>
      <PageHeading title="My work" lead="Your own claims and those that nobody owns, over all schemes, longest waiting first." />
      <MyWork office="dgft" />
    </DgftShell>
  );
}

/** The officers of DGFT, and who stands in for whom. */
export function DgftOfficersPage() {
  return (
    <DgftShell>
      <PageHeading title="Officers" lead="Who decides on claims, who is absent and who stands in, and how forwarded claims are shared." />
      <OfficePanel />
    </DgftShell>
  );
}
