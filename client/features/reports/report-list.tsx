import { Stack } from "@mantine/core";
import { rolesAllowed } from "#domain/permissions.ts";
import { reportKinds, reports } from "#domain/reports/report-kinds.ts";
import { useSignedIn } from "../accounts/use-me.ts";
import { ReportSection } from "./report-section.tsx";
import { ReportToolbar } from "./report-toolbar.tsx";
import { useReportFilters } from "./use-report-filters.ts";

/** The reports that this reader may see, one under the other, all narrowed by the same filters. */
export function ReportList() {
  const signedIn = useSignedIn();
  const { filters, years, change } = useReportFilters();
  if (signedIn === undefined) return null;
  const shown = reportKinds.filter((kind) => rolesAllowed(reports[kind].permission).includes(signedIn.user.role));
  return (
    <Stack gap="xl">
      <ReportToolbar filters={filters} years={years} onChange={change} />
      {shown.map((kind) => (
        <ReportSection key={kind} kind={kind} filters={filters} />
      ))}
    </Stack>
  );
}
