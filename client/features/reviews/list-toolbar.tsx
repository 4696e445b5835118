import { Group, SegmentedControl } from "@mantine/core";
import { SearchForm } from "../../components/search-form.tsx";
import type { ListFilters } from "./use-list-filters.ts";

type ListToolbarProps = { readonly filters: ListFilters; readonly onChange: (part: Partial<ListFilters>) => void };

/** Search and the switch between what waits for the reader and everything. */
export function ListToolbar({ filters, onChange }: ListToolbarProps) {
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <SearchForm label="Search by firm, claim no. or contact" words={filters.search} onSearch={(search) => onChange({ search })} />
      <SegmentedControl
        aria-label="Which reimbursements"
        value={filters.show}
        onChange={(show) => onChange({ show: show === "all" ? "all" : "needs_me" })}
        data={[
          { value: "needs_me", label: "Needs me now" },
          { value: "all", label: "All" },
        ]}
      />
    </Group>
  );
}
