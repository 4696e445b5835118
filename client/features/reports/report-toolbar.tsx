import { Group, Stack, Text } from "@mantine/core";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { periodInWords } from "#domain/reports/report-range.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ReportRange } from "./report-range.tsx";
import type { ReportFilters } from "./use-report-filters.ts";

type ReportToolbarProps = {
  readonly filters: ReportFilters;
  readonly years: readonly string[];
  readonly onChange: (part: Partial<ReportFilters>) => void;
};

/** Narrows every report of the page. */
export function ReportToolbar({ filters, years, onChange }: ReportToolbarProps) {
  const scheme = filters.scheme === undefined ? "all schemes" : schemeOf(filters.scheme).typeLabel;
  return (
    <Stack gap="xs">
      <Group component="search" className="portal-not-printed" aria-label="Narrow the reports" gap="md" align="flex-end">
        <FilterSelect
          label="Scheme"
          all="All schemes"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(kind) => onChange({ scheme: kind })}
        />
        <FilterSelect
          label="Financial year (April to March)"
          all="All years"
          choices={choicesOf(years, (year) => year)}
          value={filters.year}
          onChange={(year) => onChange({ year, from: undefined, to: undefined })}
        />
        <ReportRange values={filters} onChange={(range) => onChange({ ...range, year: undefined })} />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        Figures of {scheme}, {periodInWords(filters)}
      </Text>
    </Stack>
  );
}
