import { Group, NativeSelect, SegmentedControl } from "@mantine/core";
import {
  filterLabel,
  filterStates,
  listedStates,
  listOrders,
  listOrderValues,
  orderAtFirst,
  type ListOrder,
  type Office,
} from "#domain/reviews/list-filter.ts";
import { SearchForm } from "../../components/search-form.tsx";
import type { ListFilters } from "./use-list-filters.ts";

type ListToolbarProps = { readonly reader: Office; readonly filters: ListFilters; readonly onChange: (part: Partial<ListFilters>) => void };

/** Search, what waits for the reader or everything, one status, and on a phone the order. */
export function ListToolbar({ reader, filters, onChange }: ListToolbarProps) {
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <SearchForm label="Search by firm, claim no. or contact" words={filters.search} onSearch={(search) => onChange({ search })} />
      <Group align="flex-end" gap="md">
        <NativeSelect
          label="Application Status"
          value={filters.state ?? ""}
          // A status is looked for among all: what has it may wait for somebody else.
          onChange={(event) => {
            const state = listedStates.find((value) => value === event.currentTarget.value);
            onChange(state === undefined ? { state } : { state, show: "all" });
          }}
          data={[{ value: "", label: "Every status" }, ...filterStates(reader).map((value) => ({ value, label: filterLabel(value, reader) }))]}
        />
        <NativeSelect
          hiddenFrom="sm"
          label="Sort by"
          value={filters.order ?? orderAtFirst(filters.show)}
          onChange={(event) => onChange({ order: listOrderValues.find((order) => order === event.currentTarget.value) })}
          data={listOrderValues.map((value) => ({ value, label: orderWords(value) }))}
        />
        <SegmentedControl
          aria-label="Which reimbursements"
          value={filters.show}
          onChange={(show) => onChange(show === "all" ? { show } : { show: "needs_me", state: undefined })}
          data={[
            { value: "needs_me", label: "Needs me now" },
            { value: "all", label: "All" },
          ]}
        />
      </Group>
    </Group>
  );
}

const columnWords = { days: "Days waiting", firm: "Firm Name", number: "Claim no." } as const;

function orderWords(order: ListOrder): string {
  const { column, direction } = listOrders[order];
  if (column === "days") return direction === "descending" ? "Longest waiting first" : "Latest change first";
  return `${columnWords[column]}, ${direction}`;
}
