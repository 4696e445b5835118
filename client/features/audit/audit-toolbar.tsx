import { Anchor, Button, Grid, Group, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { auditGroups, auditOutcomes } from "#domain/audit/events.ts";
import { typedDateProblem } from "#domain/typed-date.ts";
import { DateField } from "../../components/date-field.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { auditParameters, type AuditSearchParams } from "./use-audit.ts";

type AuditToolbarProps = { readonly filters: AuditSearchParams; readonly onNarrow: (filters: AuditSearchParams) => void };

const maxWords = 320;
const dayFields = [
  { name: "from", id: "audit-from", label: "From" },
  { name: "until", id: "audit-until", label: "Until" },
] as const;

/** Filters the entries when it is submitted, clears the filters, and links to the entries as a csv. */
export function AuditToolbar({ filters, onNarrow }: AuditToolbarProps) {
  const [asked, setAsked] = useState(filters);
  const change = (part: Partial<AuditSearchParams>): void => setAsked((before) => ({ ...before, ...part }));
  const isNarrowed = Object.values(filters).some((value) => value !== undefined && value !== "");

  function narrow(event: FormEvent): void {
    event.preventDefault();
    const wrong = dayFields.find(({ name, label }) => typedDateProblem(label, asked[name] ?? "") !== undefined);
    if (wrong === undefined) onNarrow(asked);
    else document.getElementById(wrong.id)?.focus();
  }

  return (
    <form role="search" aria-label="Audit trail" onSubmit={narrow}>
      <Grid gap="md" align="flex-end">
        <Grid.Col span={{ base: 12, xs: 6, lg: 4 }}>
          <FilterSelect label="What happened" all="Everything" choices={auditGroups} value={asked.group} onChange={(group) => change({ group })} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, lg: 4 }}>
          <FilterSelect
            label="Outcome"
            all="Every outcome"
            choices={auditOutcomes}
            value={asked.outcome}
            onChange={(outcome) => change({ outcome })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, lg: 4 }}>
          <TextInput
            label="Who"
            description="The whole e-mail address"
            value={asked.who ?? ""}
            maxLength={maxWords}
            onChange={(event) => change({ who: event.currentTarget.value.trim() })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, lg: 4 }}>
          <TextInput
            label="About"
            description="A claim no., or the whole id of a firm or login"
            value={asked.about ?? ""}
            maxLength={maxWords}
            onChange={(event) => change({ about: event.currentTarget.value.trim() })}
          />
        </Grid.Col>
        {dayFields.map(({ name, id, label }) => (
          <Grid.Col key={id} span={{ base: 12, xs: 6, lg: 4 }}>
            <DateField id={id} label={label} isOptional value={asked[name] ?? ""} onChange={(day) => change({ [name]: day })} />
          </Grid.Col>
        ))}
      </Grid>
      <Group justify="space-between" mt="md">
        <Group gap="xs">
          <Button type="submit">Show entries</Button>
          {isNarrowed && (
            <Button type="button" variant="subtle" onClick={() => onNarrow({})}>
              Show all entries
            </Button>
          )}
        </Group>
        <Anchor size="sm" href={`/exports/audit.csv?${auditParameters(filters).toString()}`} download>
          Download {isNarrowed ? "these entries" : "all entries"} (csv)
        </Anchor>
      </Group>
    </form>
  );
}
