import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { parseCalendarDate } from "#domain/dates.ts";
import { countries, countryName } from "#domain/members/countries.ts";
import { filingDaysText, kindsOfScheme, outsidePeriodText } from "#domain/reimbursements/expected-claims.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { DateField } from "../../components/date-field.tsx";
import { DueDate } from "../../components/due-date.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { SearchSelectField } from "../../components/search-select-field.tsx";
import { Section } from "../../components/section.tsx";
import { TwoVersions } from "../../components/two-versions.tsx";
import { entryDifferences } from "../../lib/own-entries.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { formatDate } from "../../shared/format.ts";
import { openPath, wizardPath } from "./member-paths.ts";
import { RemoveExpected } from "./remove-expected.tsx";
import { expectedFieldId, useExpectedClaims, type ExpectedField, type TypedEntry } from "./use-expected-claims.ts";
import type { ExpectedClaimView } from "./views.ts";

const calendarPath = "/exports/last-days.ics";
const countryOptions = countries.map(({ iso2, name }) => ({ value: iso2, label: name }));
const schemeOptions = schemeKinds.map((kind) => ({ value: kind, label: schemeOf(kind).typeLabel }));

const labels = {
  scheme: "Scheme",
  kind: "Kind of cost",
  name: "Name",
  country: "Country",
  expectedOn: "Expected date",
} as const satisfies Record<ExpectedField, string>;

const schemeOfEntry = ({ scheme }: TypedEntry) => schemeKinds.find((kind) => kind === scheme) ?? "product";

/** An entry in the words of the form. */
function wordsOf(entry: TypedEntry): TypedEntry {
  const scheme = schemeOfEntry(entry);
  return {
    ...entry,
    scheme: schemeOf(scheme).typeLabel,
    kind: kindsOfScheme(scheme).find(({ value }) => value === entry.kind)?.label ?? entry.kind,
    country: countryName(entry.country),
    expectedOn: parseCalendarDate(entry.expectedOn) === undefined ? entry.expectedOn : formatDate(entry.expectedOn),
  };
}

type Entries = ReturnType<typeof useExpectedClaims>;

const unsavedEntry = "What you entered is not saved yet.";

/** The claims that a firm means to file: the form, and the list with the last day of each. @source money.md 4 */
export function ExpectedClaims() {
  const entries = useExpectedClaims();
  const { list, isDirty } = entries;
  const { afterAsking, question } = useLeaveFirst(isDirty, unsavedEntry);
  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={isDirty} text={unsavedEntry} />
      {question}
      <EntryForm entries={entries} />
      {(list.data?.length ?? 0) > 0 && (
        <Anchor href={calendarPath} download>
          Calendar file of all last days (.ics)
        </Anchor>
      )}
      <DataList
        caption="Registrations in hand"
        columns={columnsFor({ ...entries, edit: (entry) => afterAsking(() => entries.edit(entry)) })}
        rows={list.data}
        rowKey={({ id }) => id}
        {...queryStates(list)}
        emptyTitle="Nothing is noted yet."
      />
    </Stack>
  );
}

function EntryForm({ entries }: { entries: Entries }) {
  const { values, problems, change, submit, clear, isChanging, isSaving, message, dismiss, versions, settle, failure } = entries;
  const field = (name: ExpectedField) => {
    const error = problems[name];
    return { id: expectedFieldId(name), label: labels[name], value: values[name], onChange: change(name), ...(error !== undefined && { error }) };
  };
  return (
    <Section title={isChanging ? "Change the entry" : "Add an entry"}>
      <form noValidate onSubmit={submit} aria-label={isChanging ? "Change the entry" : "Add an entry"}>
        <Stack gap="md">
          {versions !== undefined && (
            <TwoVersions
              title="A colleague has changed this entry meanwhile"
              differences={entryDifferences(
                { typed: wordsOf(versions.typed), begun: wordsOf(versions.begun), saved: wordsOf(versions.saved) },
                labels,
                {},
              )}
              attempt={1}
              onSettle={settle}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            <SelectField {...field("scheme")} options={schemeOptions} />
            <SelectField {...field("kind")} options={kindsOfScheme(schemeOfEntry(values))} />
            <TextField {...field("name")} hint="The product, the plant or the fair" maxLength={200} />
            <SearchSelectField {...field("country")} options={countryOptions} />
            <DateField {...field("expectedOn")} hint="Of the certificate or the payment; of a fair its last day" />
          </SimpleGrid>
          <OutcomeMessage message={message} onDismiss={dismiss} />
          {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
          <Group gap="sm">
            <Button type="submit" aria-disabled={isSaving}>
              {isSaving ? "Saving..." : "Save the entry"}
            </Button>
            {isChanging && (
              <Button variant="default" onClick={clear}>
                Cancel
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

const columnsFor = ({ edit, followRemoval }: Pick<Entries, "edit" | "followRemoval">): Column<ExpectedClaimView>[] => [
  { key: "name", label: "What for", show: ({ name, country }) => `${name}, ${countryName(country)}` },
  { key: "kind", label: "Kind of cost", show: ({ scheme, kindLabel }) => `${schemeOf(scheme).typeLabel}: ${kindLabel}` },
  { key: "expected", label: "Expected date", show: ({ expectedOn }) => formatDate(expectedOn), width: "short" },
  { key: "last", label: "Last day to file", show: LastDay },
  { key: "do", label: "Next", show: (entry) => <EntryActions entry={entry} onEdit={() => edit(entry)} onRemoved={followRemoval} /> },
];

function LastDay({ filing, outsidePeriod, expectedOn, claim }: ExpectedClaimView) {
  if (claim !== undefined && claim.state !== "DRAFT") {
    return (
      <>
        Filed with{" "}
        <Anchor component={Link} to={openPath(claim)}>
          {claim.id}
        </Anchor>
      </>
    );
  }
  const outside = outsidePeriodText(outsidePeriod, expectedOn);
  return (
    <>
      {filing === undefined ? (
        <Text inherit>The rules of this scheme name no last day</Text>
      ) : (
        <>
          <DueDate date={filing.lastOn} />
          <Text size="sm" c="dimmed">
            Within {filingDaysText(filing)} ({filing.source})
          </Text>
        </>
      )}
      {outside !== undefined && <StatusTag tone="orange">{outside}</StatusTag>}
    </>
  );
}

type EntryActionsProps = { readonly entry: ExpectedClaimView; readonly onEdit: () => void; readonly onRemoved: Entries["followRemoval"] };

function EntryActions({ entry, onEdit, onRemoved }: EntryActionsProps) {
  const { id, name, scheme, filing, claim } = entry;
  // Another registration is another entry: this one stays what the filed claim was started from.
  if (claim !== undefined && claim.state !== "DRAFT") return <RemoveExpected entry={entry} onRemoved={onRemoved} />;
  return (
    <Group gap="xs">
      {claim === undefined ? (
        <Button component={Link} to={wizardPath(scheme, { expected: id })} size="compact-sm" aria-label={`Start the claim for ${name}`}>
          Start the claim
        </Button>
      ) : (
        <Button component={Link} to={openPath(claim)} size="compact-sm" aria-label={`Continue ${claim.id} for ${name}`}>
          Continue {claim.id}
        </Button>
      )}
      {filing !== undefined && (
        <Button component="a" href={`${calendarPath}?id=${id}`} download variant="default" size="compact-sm" aria-label={`Calendar file for ${name}`}>
          Calendar file
        </Button>
      )}
      <Button variant="default" size="compact-sm" aria-label={`Change ${name}`} onClick={onEdit}>
        Change
      </Button>
      <RemoveExpected entry={entry} onRemoved={onRemoved} />
    </Group>
  );
}
