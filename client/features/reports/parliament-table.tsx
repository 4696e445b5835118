import { Stack, Text } from "@mantine/core";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { trpc } from "../../lib/trpc.ts";
import { ReportSection } from "./report-section.tsx";
import { useReportFilters } from "./use-report-filters.ts";

/** One financial year in one table, this one unless another is chosen, with what each figure means. @source issue 22 part 2 */
export function ParliamentTable() {
  const { filters, years, change } = useReportFilters();
  const year = filters.year ?? years[0];
  const asked = { scheme: undefined, year, from: undefined, to: undefined };
  const query = trpc.reports.get.useQuery({ kind: "parliament", ...asked });
  return (
    <Stack gap="lg" className="portal-landscape">
      <div className="portal-not-printed">
        <ListToolbar>
          <FilterSelect
            label="Financial year (April to March)"
            choices={choicesOf(years, (one) => one)}
            value={year}
            onChange={(chosen) => change({ year: chosen })}
          />
        </ListToolbar>
      </div>
      <Text role="status">
        Financial year {year}
        {year === years[0] ? ", as it stands today" : ""}
      </Text>
      <ReportSection kind="parliament" filters={asked} query={query} />
    </Stack>
  );
}
