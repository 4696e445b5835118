import { Alert, Stack } from "@mantine/core";
import { rolesAllowed } from "#domain/permissions.ts";
import { listedReportKinds, reports } from "#domain/reports/report-kinds.ts";
import { reportRangeProblem } from "#domain/reports/report-range.ts";
import { trpc, unbatched } from "../../lib/trpc.ts";
import { useLastSignedIn } from "../accounts/use-me.ts";
import { ReportSection } from "./report-section.tsx";
import { ReportToolbar } from "./report-toolbar.tsx";
import { useReportFilters } from "./use-report-filters.ts";

/**
 * The reports that this reader may see, one under the other, all with the same filters. All are asked for at once; each is drawn after
 * those above it, so that none moves while it is read. Figures of other filters are not shown meanwhile.
 */
export function ReportList() {
  const signedIn = useLastSignedIn();
  const { filters, years, change } = useReportFilters();
  const role = signedIn?.user.role;
  const problem = reportRangeProblem(filters);
  const shown = listedReportKinds.filter((kind) => role !== undefined && rolesAllowed(reports[kind].permission).includes(role));
  const queries = trpc.useQueries((t) =>
    shown.map((kind) => t.reports.get({ kind, ...filters }, { enabled: problem === undefined, trpc: { context: unbatched } })),
  );
  const firstPending = queries.findIndex(({ isPending }) => isPending);
  const drawn = firstPending === -1 ? shown : shown.slice(0, firstPending + 1);
  const toolbar = <ReportToolbar filters={filters} years={years} onChange={change} />;
  if (problem !== undefined)
    return (
      <Stack gap="xl">
        {toolbar}
        <Alert color="orange">No figures are shown for these days. {problem.text}.</Alert>
      </Stack>
    );
  return (
    <Stack gap="xl">
      {toolbar}
      {drawn.map((kind, index) => {
        const query = queries[index];
        return query === undefined ? null : <ReportSection key={kind} kind={kind} filters={filters} query={query} />;
      })}
    </Stack>
  );
}
