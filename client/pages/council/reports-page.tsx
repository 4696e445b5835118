import { PageHeading } from "../../components/page-heading.tsx";
import { ReportList } from "../../features/reports/report-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What the council's year looks like in figures. @source issue of the back office, "Reports" */
export function CouncilReportsPage() {
  return (
    <CouncilShell>
      <PageHeading title="Reports" lead="Figures of all reimbursements and firms, as they stand now." />
      <ReportList />
    </CouncilShell>
  );
}
