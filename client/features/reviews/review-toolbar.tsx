import { Group, NativeSelect, SegmentedControl } from "@mantine/core";
import {
  filterLabel,
  filterStates,
  listedStates,
  listOrderValues,
  orderAtFirst,
  type ListOrder,
  type ReviewOffice,
} from "#domain/reviews/list-filter.ts";
import { SearchForm } from "../../components/search-form.tsx";
import type { ListFilters } from "./use-review-filters.ts";

type ListToolbarProps = { readonly reader: ReviewOffice; readonly filters: ListFilters; readonly onChange: (part: Partial<ListFilters>) => void };

/** Search, what waits for the reader or everything, one status, and on a phone the order. */
export function ListToolbar({ reader, filters, onChange }: ListToolbarProps) {
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <SearchForm label="Search by firm, claim no. or contact" words={filters.search} onSearch={(search) => onChange({ search })} />
      <Group align="flex-end" gap="md">
        <NativeSelect
          label="Application Status"
          value={filters.state ?? ""}
          // A status is searched among all: a match may wait for another user.
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
          data={listOrderValues.map((value) => ({ value, label: orderWords[value] }))}
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

/** Orders as the phone's list of choices says them; in a table the heads of the columns do. */
const orderWords = {
  longest: "Longest waiting first",
  latest: "Latest change first",
  firm: "Firm Name, A to Z",
  firm_back: "Firm Name, Z to A",
  contact: "Contact Person Name, A to Z",
  contact_back: "Contact Person Name, Z to A",
  number: "Claim no., lowest first",
  number_back: "Claim no., highest first",
  with: "With you first",
  with_back: "With you last",
} as const satisfies Record<ListOrder, string>;
