import { Button, Group, SegmentedControl, TextInput } from "@mantine/core";
import { useEffect, useState, type FormEvent } from "react";
import type { ListFilters } from "./use-list-filters.ts";

type ListToolbarProps = { readonly filters: ListFilters; readonly onChange: (part: Partial<ListFilters>) => void };

/** Search and the switch between what waits for the reader and everything. */
export function ListToolbar({ filters, onChange }: ListToolbarProps) {
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
            label="Search by firm, claim no. or contact"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
          {filters.search !== "" && (
            <Button type="button" variant="subtle" onClick={() => onChange({ search: "" })}>
              Clear search
            </Button>
          )}
        </Group>
      </form>
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
