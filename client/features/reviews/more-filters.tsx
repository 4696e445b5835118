import { Button, Group, Select, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useId, useState, type ReactNode } from "react";
import { countries } from "#domain/members/countries.ts";
import { dueStateLabels } from "#domain/reimbursements/due-state.ts";
import { ageRanges, ownerWords } from "#domain/reviews/list-filter.ts";
import { FilterSelect } from "../../components/filter-select.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { IconChevronDown } from "../../shared/icons.ts";
import { trpc } from "../../lib/trpc.ts";
import type { ListFilters } from "./use-review-filters.ts";

type FieldsProps = { readonly filters: ListFilters; readonly onChange: (part: Partial<ListFilters>) => void };
type MoreFiltersProps = FieldsProps & { /** Stands beside the button that opens them. */ readonly children: ReactNode };

const names = ["age", "firm", "owner", "country", "fair", "due"] as const;
const none = { age: undefined, firm: undefined, owner: undefined, country: undefined, fair: "", due: undefined } as const;

/** The filters that are not needed every day; open while one of them is set. */
export function MoreFilters({ filters, onChange, children }: MoreFiltersProps) {
  const id = useId();
  const set = names.filter((name) => filters[name] !== none[name]).length;
  const [isOpen, setOpen] = useState(set > 0);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          More filters{set > 0 && ` (${set} set)`}
        </Button>
        {set > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(none)}>
            Clear them
          </Button>
        )}
        {children}
      </Group>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields filters={filters} onChange={onChange} />}
      </div>
    </Stack>
  );
}

function Fields({ filters, onChange }: FieldsProps) {
  const { data } = trpc.work.office.useQuery();
  const { owner: chosen } = filters;
  const known: Readonly<Record<string, string>> = {
    ...ownerWords,
    ...Object.fromEntries((data?.officers ?? []).map(({ id, name }) => [id, name])),
  };
  // An address may name an officer who is not of the office any more: the list is filtered by that owner all the same.
  const unknown = data === undefined ? "…" : "An officer who has left";
  const owners = chosen === undefined || Object.hasOwn(known, chosen) ? known : { ...known, [chosen]: unknown };
  return (
    <Group align="flex-end" gap="md">
      <FilterSelect label="Target" all="All" choices={dueStateLabels} value={filters.due} onChange={(due) => onChange({ due })} />
      <FilterSelect label="Age" all="Every age" choices={ageRanges} value={filters.age} onChange={(age) => onChange({ age })} />
      <FilterSelect label="Owner" all="Every owner" choices={owners} value={chosen} onChange={(owner) => onChange({ owner })} />
      <FirmFilter firm={filters.firm} onChange={(firm) => onChange({ firm })} />
      <Select
        label="Country of a cost"
        placeholder="Every country"
        data={countries.map(({ iso2, name }) => ({ value: iso2, label: name }))}
        value={filters.country ?? null}
        onChange={(country) => onChange({ country: countries.find(({ iso2 }) => iso2 === country)?.iso2 })}
        searchable
        clearable
        clearButtonProps={{ "aria-label": "Clear the country" }}
        nothingFoundMessage="Nothing found"
      />
      <SearchForm
        formName="Exhibition"
        label="Exhibition begins with"
        words={filters.fair}
        onSearch={(fair) => onChange({ fair: fair.trim().slice(0, 100) })}
      />
    </Group>
  );
}

const pauseMs = 250;

/** A firm, found by typing a part of its name. */
function FirmFilter({ firm, onChange }: { firm: string | undefined; onChange: (firm: string | undefined) => void }) {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, pauseMs);
  const { data } = trpc.work.firms.useQuery({ search: search.slice(0, 200), firmId: firm }, { placeholderData: (before) => before });
  const unread = firm === undefined ? [] : [{ id: firm, name: "…" }];
  return (
    <Select
      label="Firm"
      placeholder="Every firm"
      data={(data ?? unread).map(({ id, name }) => ({ value: id, label: name }))}
      value={firm ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ "aria-label": "Clear the firm" }}
      nothingFoundMessage={data === undefined ? undefined : "Nothing found"}
    />
  );
}
