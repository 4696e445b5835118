import { Group, SegmentedControl } from "@mantine/core";
import { filterLabel, filterStates, orderAtFirst, type ListOrder, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { AmountFilter } from "../reimbursements/amount-filter.tsx";
import type { ListFilters } from "./use-review-filters.ts";

type ReviewToolbarProps = { readonly reader: ReviewOffice; readonly filters: ListFilters; readonly onChange: (part: Partial<ListFilters>) => void };

/** Search, what waits for the reader or everything, one status, and on a phone the order. */
export function ReviewToolbar({ reader, filters, onChange }: ReviewToolbarProps) {
  const { state: chosen } = filters;
  const offered = filterStates(reader);
  // An address may name a status that is not offered to this office: the list is filtered by it all the same.
  const states = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  const search = { label: "Search by firm, claim no. or contact", words: filters.search };
  return (
    <ListToolbar search={{ ...search, onSearch: (words) => onChange({ search: words }) }}>
      <AmountFilter values={filters} onChange={onChange} />
      <Group align="flex-end" gap="md">
        <FilterSelect
          label="Application Status"
          all="Every status"
          choices={choicesOf(states, (state) => filterLabel(state, reader))}
          value={chosen}
          // A status is searched among all: a match may wait for another user.
          onChange={(state) => onChange(state === undefined ? { state } : { state, show: "all" })}
        />
        <FilterSelect
          hiddenFrom="sm"
          label="Sort by"
          choices={orderWords}
          value={filters.order ?? orderAtFirst(filters.show)}
          onChange={(order) => onChange({ order })}
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
    </ListToolbar>
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
  amount: "Amount, highest first",
  amount_back: "Amount, lowest first",
  with: "With you first",
  with_back: "With you last",
} as const satisfies Record<ListOrder, string>;
