import { firmStatuses } from "#domain/members/firm-status.ts";
import { firmOrders, membershipFilters } from "#domain/members/membership.ts";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { firmExportParameters, type FirmSearchParams } from "./use-firms.ts";

type FirmToolbarProps = {
  readonly filters: FirmSearchParams;
  readonly count: number | undefined;
  readonly onChange: (part: Partial<FirmSearchParams>) => void;
};

/** Looks for firms by words, by the state of their login and by their membership. */
export function FirmToolbar({ filters, count, onChange }: FirmToolbarProps) {
  return (
    <ListToolbar
      search={{
        label: "Search firms",
        description: "By name, GST number, contact or e-mail",
        words: filters.search,
        onSearch: (search) => onChange({ search }),
      }}
      one="firm"
      count={count}
      exportPath={`/exports/firms.csv?${firmExportParameters(filters).toString()}`}
    >
      <FilterSelect label="Status" all="All" choices={firmStatuses} value={filters.status} onChange={(status) => onChange({ status })} />
      <FilterSelect
        label="Membership"
        all="All"
        choices={membershipFilters}
        value={filters.membership}
        onChange={(membership) => onChange({ membership })}
      />
      <FilterSelect label="Sort by" choices={firmOrders} value={filters.order} onChange={(order = "name") => onChange({ order })} />
    </ListToolbar>
  );
}
