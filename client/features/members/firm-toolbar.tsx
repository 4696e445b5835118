import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useEffect, useState, type FormEvent } from "react";
import { firmStatuses, firmStatusValues } from "#domain/members/firm-status.ts";
import type { FirmFilters } from "./use-firms.ts";

type FirmToolbarProps = { readonly filters: FirmFilters; readonly onChange: (part: Partial<FirmFilters>) => void };

/** Looks for a firm by its words or by the state of its login. */
export function FirmToolbar({ filters, onChange }: FirmToolbarProps) {
  const [words, setWords] = useState(filters.search);
  useEffect(() => setWords(filters.search), [filters.search]);

  function search(event: FormEvent): void {
    event.preventDefault();
    onChange({ search: words.trim() });
  }

  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <form role="search" onSubmit={search}>
        <Group align="flex-end" gap="xs">
          <TextInput
            type="search"
            label="Search firms"
            description="By name, GST number, contact or e-mail"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
          {filters.search !== "" && (
            <Button variant="subtle" onClick={() => onChange({ search: "" })}>
              Clear search
            </Button>
          )}
        </Group>
      </form>
      <NativeSelect
        label="Status"
        value={filters.status ?? ""}
        onChange={(event) => onChange({ status: firmStatusValues.find((status) => status === event.currentTarget.value) })}
        data={[{ value: "", label: "All" }, ...firmStatusValues.map((value) => ({ value, label: firmStatuses[value].label }))]}
      />
    </Group>
  );
}
