import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ReportList } from "../../features/reports/report-list.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** The figures of what was forwarded. @source issue of the back office, "Reports" */
export function DgftReportsPage() {
  return (
    <DgftShell>
      <PageHeading title="Reports" lead={`Figures of the reimbursements that ${council.shortName} has forwarded, as they stand now.`} />
      <ReportList />
    </DgftShell>
  );
}
