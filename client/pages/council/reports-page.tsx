import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ParliamentTable } from "../../features/reports/parliament-table.tsx";
import { PrintButton } from "../../features/reports/print-button.tsx";
import { ReportActions } from "../../features/reports/report-actions.tsx";
import { ReportList } from "../../features/reports/report-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

const reportsPath = `${paths.councilHome}/reports`;

/** What the council's year looks like in figures. @source issue of the back office, "Reports" */
export function CouncilReportsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Reports"
        lead="Figures of all reimbursements and firms, as they stand now."
        actions={<ReportActions to={`${reportsPath}/parliament`} />}
      />
      <ReportList />
    </CouncilShell>
  );
}

/** One year in one table. @source issue 22 part 2 */
export function CouncilParliamentPage() {
  return (
    <CouncilShell>
      <PageHeading title="Questions to Parliament" back={{ to: reportsPath, label: "Reports" }} actions={<PrintButton />} />
      <ParliamentTable />
    </CouncilShell>
  );
}
