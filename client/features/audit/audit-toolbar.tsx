import { Anchor, Button, Grid, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { auditGroupNames, auditGroups, auditOutcomeNames, auditOutcomes } from "#domain/audit/events.ts";
import { typedDateProblem } from "#domain/typed-date.ts";
import { DateField } from "../../components/date-field.tsx";
import { auditParameters, type AuditSearchParams } from "./use-audit.ts";

type AuditToolbarProps = { readonly filters: AuditSearchParams; readonly onNarrow: (filters: AuditSearchParams) => void };

const maxWords = 320;
const dayFields = [
  { name: "from", id: "audit-from", label: "From" },
  { name: "until", id: "audit-until", label: "Until" },
] as const;

/** Narrows the trail when it is submitted, shows everything again, and offers what is shown as a csv. */
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
          <NativeSelect
            label="What happened"
            value={asked.group ?? ""}
            onChange={(event) => change({ group: auditGroupNames.find((group) => group === event.currentTarget.value) })}
            data={[{ value: "", label: "Everything" }, ...auditGroupNames.map((value) => ({ value, label: auditGroups[value] }))]}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, lg: 4 }}>
          <NativeSelect
            label="Outcome"
            value={asked.outcome ?? ""}
            onChange={(event) => change({ outcome: auditOutcomeNames.find((outcome) => outcome === event.currentTarget.value) })}
            data={[{ value: "", label: "Every outcome" }, ...auditOutcomeNames.map((value) => ({ value, label: auditOutcomes[value] }))]}
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
