import { council, paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ParliamentTable } from "../../features/reports/parliament-table.tsx";
import { PrintButton } from "../../features/reports/print-button.tsx";
import { ReportActions } from "../../features/reports/report-actions.tsx";
import { ReportList } from "../../features/reports/report-list.tsx";
import { DgftShell } from "./dgft-shell.tsx";

const reportsPath = `${paths.dgftHome}/reports`;

/** The figures of what was forwarded. @source issue of the back office, "Reports" */
export function DgftReportsPage() {
  return (
    <DgftShell>
      <PageHeading
        title="Reports"
        lead={`Figures of the reimbursements that ${council.shortName} has forwarded, as they stand now.`}
        actions={<ReportActions to={`${reportsPath}/parliament`} />}
      />
      <ReportList />
    </DgftShell>
  );
}

/** One year in one table. @source issue 22 part 2 */
export function DgftParliamentPage() {
  return (
    <DgftShell>
      <PageHeading title="Questions to Parliament" back={{ to: reportsPath, label: "Reports" }} actions={<PrintButton />} />
      <ParliamentTable />
    </DgftShell>
  );
}
