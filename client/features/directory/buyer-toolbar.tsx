import { Anchor, Group, NativeSelect, Text } from "@mantine/core";
import { buyerTypes, buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { buyerStates, buyerStateValues } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import { DateFilter } from "../../components/date-field.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { formatCount } from "../../shared/format.ts";
import { buyerExportParameters, type BuyerSearchParams } from "./use-buyers.ts";

type BuyerToolbarProps = {
  readonly filters: BuyerSearchParams;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly onChange: (part: Partial<BuyerSearchParams>) => void;
};

const all = { value: "", label: "All" };
/** An empty field narrows nothing. */
const chosen = (value: string): string | undefined => (value === "" ? undefined : value);

/** Looks for buyers by words, type, country, state and day of registration; says how many there are and offers them as a csv. */
export function BuyerToolbar({ filters, count, onChange }: BuyerToolbarProps) {
  return (
    <>
      <Group align="flex-end" gap="md">
        <SearchForm
          label="Search buyers"
          description="By e-mail, address or phone"
          words={filters.search}
          onSearch={(search) => onChange({ search })}
        />
        <NativeSelect
          label="Type"
          value={filters.buyerType ?? ""}
          onChange={(event) => onChange({ buyerType: buyerTypeValues.find((type) => type === event.currentTarget.value) })}
          data={[all, ...buyerTypeValues.map((value) => ({ value, label: buyerTypes[value] }))]}
        />
        <NativeSelect
          label="Country"
          value={filters.country ?? ""}
          onChange={(event) => onChange({ country: chosen(event.currentTarget.value) })}
          data={[all, ...countries.map(({ iso2, name }) => ({ value: iso2, label: name }))]}
        />
        <NativeSelect
          label="State"
          value={filters.state ?? ""}
          onChange={(event) => onChange({ state: buyerStateValues.find((state) => state === event.currentTarget.value) })}
          data={[all, ...buyerStateValues.map((value) => ({ value, label: buyerStates[value].label }))]}
        />
        <DateFilter
          id="buyers-from"
          label="Registered from"
          hint=""
          isOptional
          value={filters.fromOn ?? ""}
          onChange={(day) => onChange({ fromOn: chosen(day) })}
        />
        <DateFilter id="buyers-to" label="To" hint="" isOptional value={filters.toOn ?? ""} onChange={(day) => onChange({ toOn: chosen(day) })} />
      </Group>
      <Group justify="space-between" mih="1.5rem">
        <Text size="sm" role="status">
          {count === undefined ? "" : formatCount(count, "buyer")}
        </Text>
        {count !== undefined && count > 0 && (
          <Anchor size="sm" href={`/exports/buyers.csv?${buyerExportParameters(filters).toString()}`} download>
            Download {count === 1 ? "this buyer" : `these ${formatCount(count, "buyer")}`} (csv)
          </Anchor>
        )}
      </Group>
    </>
  );
}
