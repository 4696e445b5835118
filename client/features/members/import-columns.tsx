import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { importFieldNames, importFields, type ColumnMapping, type ImportField } from "#domain/members/import-fields.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SelectField, type FieldOption } from "../../components/fields.tsx";
import { NotesBlock } from "../../components/notes-block.tsx";
import { formatCount } from "../../shared/format.ts";
import { columnName } from "./column-name.ts";
import { useColumnChoice } from "./use-column-choice.ts";
import type { ImportView } from "./use-import.ts";

type ImportColumnsProps = {
  readonly file: NonNullable<ImportView["file"]>;
  readonly totalRows: number;
  readonly isBusy: boolean;
  readonly onSheet: (sheet: string) => void;
  readonly onMatch: (mapping: ColumnMapping) => void;
  readonly onDiscard: () => void;
  /** Back to the rows that were checked with the columns as they are; absent before the first check. */
  readonly onBack?: () => void;
};

const idOf = (field: ImportField): string => `column-of-${field}`;

/** Maps columns to fields: matched by the headings, to be corrected here, with the first value next to each. */
export function ImportColumns({ file, totalRows, isBusy, onSheet, onMatch, onDiscard, onBack }: ImportColumnsProps) {
  const { choice, choose, rivals, problems, attempt, submit } = useColumnChoice(file, onMatch);
  const isTried = attempt > 0;
  const options: FieldOption[] = file.columns.map((heading, place) => ({ value: String(place), label: columnName(place, heading) }));
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="match-columns">
      <Title order={2} size="h3" id="match-columns">
        Match the columns
      </Title>
      <Text mt={4} mb="md">
        {formatCount(totalRows, "row")} below the headings in row {file.facts.headerRow}. Columns that you do not choose are not imported.
      </Text>
      {file.facts.sheet !== undefined && file.facts.otherSheets.length > 0 && (
        <SelectField
          id="sheet-to-read"
          label="Sheet with the list"
          hint="Another sheet is read at once. Nothing was imported yet."
          options={[file.facts.sheet, ...file.facts.otherSheets].map((name) => ({ value: name, label: name }))}
          value={file.facts.sheet}
          onChange={(name) => !isBusy && name !== "" && onSheet(name)}
          error={undefined}
        />
      )}
      <SheetNotes file={file} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <ErrorSummary problems={isTried ? problems.map(({ field, text }) => ({ text, fieldId: idOf(field) })) : []} attempt={attempt} />
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {importFieldNames.map((field) => (
            <SelectField
              key={field}
              id={idOf(field)}
              label={importFields[field].label}
              hint={hintFor(file, choice[field], rivals(field))}
              options={options}
              emptyLabel="Choose a column"
              value={choice[field]}
              onChange={(column) => choose(field, column)}
              error={isTried ? problems.find((problem) => problem.field === field)?.text : undefined}
            />
          ))}
        </SimpleGrid>
        <Group mt="lg">
          <BusyButton type="submit" isBusy={isBusy}>
            Check {formatCount(totalRows, "row")}
          </BusyButton>
          {onBack !== undefined && (
            <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && onBack()}>
              Back to the rows
            </Button>
          )}
          <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && onDiscard()}>
            Discard this import
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

function hintFor(file: ImportColumnsProps["file"], column: string, rivals: readonly string[]): string {
  if (column !== "") {
    const value = file.sample.map((row) => row[Number(column)] ?? "").find((text) => text !== "");
    return value === undefined ? "The first rows are empty here" : `First value: ${value.slice(0, 60)}`;
  }
  return rivals.length > 0 ? `Several columns look like it: ${rivals.join(", ")}` : "No heading looks like it";
}

/** The sheets that were not read. */
function SheetNotes({ file: { facts } }: { readonly file: ImportColumnsProps["file"] }) {
  const notes = [
    ...(facts.otherSheets.length > 0 ? [`Only the sheet "${facts.sheet}" was read, not: ${facts.otherSheets.join(", ")}.`] : []),
    ...(facts.hiddenSheets.length > 0 ? [`Hidden sheets were not read: ${facts.hiddenSheets.join(", ")}.`] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Stack mb="md">
      <NotesBlock title="About this file" notes={notes} />
    </Stack>
  );
}
