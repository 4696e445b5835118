import { Anchor, Group, NativeSelect, Text } from "@mantine/core";
import { firmStatuses, firmStatusValues } from "#domain/members/firm-status.ts";
import { firmOrders, firmOrderValues, membershipFilters, membershipFilterValues } from "#domain/members/membership.ts";
import { SearchForm } from "../../components/search-form.tsx";
import { formatCount } from "../../shared/format.ts";
import { firmExportParameters, type FirmSearchParams } from "./use-firms.ts";

type FirmToolbarProps = {
  readonly filters: FirmSearchParams;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly onChange: (part: Partial<FirmSearchParams>) => void;
};

/** Looks for firms by words, by the state of their login and by their membership; says how many there are and offers them as a csv. */
export function FirmToolbar({ filters, count, onChange }: FirmToolbarProps) {
  return (
    <>
      <Group align="flex-end" gap="md">
        <SearchForm
          label="Search firms"
          description="By name, GST number, contact or e-mail"
          words={filters.search}
          onSearch={(search) => onChange({ search })}
        />
        <NativeSelect
          label="Status"
          value={filters.status ?? ""}
          onChange={(event) => onChange({ status: firmStatusValues.find((status) => status === event.currentTarget.value) })}
          data={[{ value: "", label: "All" }, ...firmStatusValues.map((value) => ({ value, label: firmStatuses[value].label }))]}
        />
        <NativeSelect
          label="Membership"
          value={filters.membership ?? ""}
          onChange={(event) => onChange({ membership: membershipFilterValues.find((value) => value === event.currentTarget.value) })}
          data={[{ value: "", label: "All" }, ...membershipFilterValues.map((value) => ({ value, label: membershipFilters[value].label }))]}
        />
        <NativeSelect
          label="Sort by"
          value={filters.order}
          onChange={(event) => onChange({ order: firmOrderValues.find((order) => order === event.currentTarget.value) ?? "name" })}
          data={firmOrderValues.map((value) => ({ value, label: firmOrders[value].label }))}
        />
      </Group>
      <Group justify="space-between" mih="1.5rem">
        <Text size="sm" role="status">
          {count === undefined ? "" : formatCount(count, "firm")}
        </Text>
        {count !== undefined && count > 0 && (
          <Anchor size="sm" href={exportAddress(filters)} download>
            Download {count === 1 ? "this firm" : `these ${formatCount(count, "firm")}`} (csv)
          </Anchor>
        )}
      </Group>
    </>
  );
}

const exportAddress = (filters: FirmSearchParams): string => `/exports/firms.csv?${firmExportParameters(filters).toString()}`;
