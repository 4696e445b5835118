import { Group, NativeSelect, Stack, Text } from "@mantine/core";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
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
      <Group component="search" aria-label="Narrow the reports" gap="md" align="flex-end">
        <NativeSelect
          label="Scheme"
          value={filters.scheme ?? ""}
          onChange={(event) => onChange({ scheme: schemeKinds.find((kind) => kind === event.currentTarget.value) })}
          data={[{ value: "", label: "All schemes" }, ...schemeKinds.map((kind) => ({ value: kind, label: schemeOf(kind).typeLabel }))]}
        />
        <NativeSelect
          label="Financial year (April to March)"
          value={filters.year ?? ""}
          onChange={(event) => onChange({ year: event.currentTarget.value === "" ? undefined : event.currentTarget.value })}
          data={[{ value: "", label: "All years" }, ...years]}
        />
      </Group>
      <Text size="sm" c="dimmed" role="status">
        Figures of {scheme}, {filters.year === undefined ? "all years" : `financial year ${filters.year}`}
      </Text>
    </Stack>
  );
}
