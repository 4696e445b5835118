import { buyerTypes } from "#domain/directory/buyer-input.ts";
import { buyerStates } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import { DateFilter } from "../../components/date-field.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { buyerExportParameters, type BuyerSearchParams } from "./use-buyers.ts";

type BuyerToolbarProps = {
  readonly filters: BuyerSearchParams;
  readonly count: number | undefined;
  readonly onChange: (part: Partial<BuyerSearchParams>) => void;
};

const countryNames: Readonly<Record<string, string>> = Object.fromEntries(countries.map(({ iso2, name }) => [iso2, name]));

/** Looks for buyers by words, type, country, state and day of registration. */
export function BuyerToolbar({ filters, count, onChange }: BuyerToolbarProps) {
  const day = (label: string, name: "fromOn" | "toOn") => (
    <DateFilter
      id={`buyers-${name}`}
      label={label}
      hint=""
      isOptional
      value={filters[name] ?? ""}
      onChange={(chosen) => onChange({ [name]: chosen === "" ? undefined : chosen })}
    />
  );
  return (
    <ListToolbar
      search={{
        label: "Search buyers",
        description: "By e-mail, address or phone",
        words: filters.search,
        onSearch: (search) => onChange({ search }),
      }}
      one="buyer"
      count={count}
      exportPath={`/exports/buyers.csv?${buyerExportParameters(filters).toString()}`}
    >
      <FilterSelect label="Type" all="All" choices={buyerTypes} value={filters.buyerType} onChange={(buyerType) => onChange({ buyerType })} />
      <FilterSelect label="Country" all="All" choices={countryNames} value={filters.country} onChange={(country) => onChange({ country })} />
      <FilterSelect label="State" all="All" choices={buyerStates} value={filters.state} onChange={(state) => onChange({ state })} />
      {day("Registered from", "fromOn")}
      {day("To", "toOn")}
    </ListToolbar>
  );
}
