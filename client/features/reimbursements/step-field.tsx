import { Button, Fieldset, Group, Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { labelInSentence } from "#domain/label-in-sentence.ts";
import { asGroupAnswer, groupEntries, groupFieldName, type Answer, type GroupAnswers } from "#domain/reimbursements/answers.ts";
import type { Field, SchemeGroupField, SchemeYesNoField } from "#domain/reimbursements/scheme.ts";
import { YesNoField } from "../../components/yes-no-field.tsx";
import { DocumentField } from "./document-field.tsx";
import { useFieldId } from "./field-id.ts";
import { ItemsField } from "./items-field.tsx";
import { KnownHint, SimpleInput } from "./simple-input.tsx";
import type { StepContext } from "./step-context.ts";
import { UndoRemoval } from "./undo-removal.tsx";

/** Any field of a scheme, drawn from its declaration. */
export function StepField({ field, context }: { field: Field; context: StepContext }) {
  const { values, errors, onChange } = context;
  if (field.type === "document") return <DocumentField field={field} context={context} />;
  if (field.type === "yesNo") return <YesNo field={field} context={context} />;
  if (field.type === "group") return <FieldGroup field={field} context={context} />;
  if (field.type === "items") return <ItemsField field={field} context={context} />;
  const value = values[field.name];
  return (
    <SimpleInput
      field={field}
      value={typeof value === "string" ? value : ""}
      error={errors[field.name]?.[0]}
      firmName={context.firmName}
      known={field.askOnce === true || field.fromExpected !== undefined || field.fromFair === true ? context.known?.[field.name] : undefined}
      onChange={(next) => onChange(field.name, next)}
    />
  );
}

function YesNo({ field, context }: { field: SchemeYesNoField; context: StepContext }) {
  const fieldId = useFieldId();
  const value = context.values[field.name];
  const known = field.fromPaid === undefined || value !== true ? undefined : context.known?.[field.name];
  const hasMore = field.whenYes.some((inner) => hasContent(inner, context));
  return (
    <YesNoField
      id={fieldId(field.name)}
      label={field.label}
      hint={known === undefined ? field.hint : <KnownHint source={known.source} />}
      error={context.errors[field.name]?.[0]}
      value={value === undefined ? "" : value === true ? "yes" : "no"}
      onChange={(next) => context.onChange(field.name, next === "yes")}
      droppedNote={
        hasMore
          ? `With No, this is not submitted: ${field.whenYes.map(({ label }) => label).join("; ")}. It is kept here until you submit.`
          : undefined
      }
    >
      <Stack gap="md">
        {field.whenYes.map((inner) => (
          <StepField key={inner.name} field={inner} context={context} />
        ))}
      </Stack>
    </YesNoField>
  );
}

function hasContent(field: Field, { values, documents, uploads }: StepContext): boolean {
  if (field.type === "document")
    return (
      uploads.some(({ fieldName }) => fieldName === field.name) ||
      documents.some(({ fieldName, current }) => fieldName === field.name && current !== undefined)
    );
  const value: Answer | undefined = values[field.name];
  if (typeof value === "object") return groupEntries(value).some((entry) => Object.values(entry).some((part) => part !== ""));
  return value !== undefined && value !== "";
}

const nameOfEntry = ({ label }: SchemeGroupField, place: number): string => `${label} ${place + 1}`;

type RemovedEntry = { readonly entry: GroupAnswers; readonly place: number; /** Counts removals. */ readonly count: number };

/** The entries of a group. One that was removed can be put back until another is removed. */
function FieldGroup({ field, context }: { field: SchemeGroupField; context: StepContext }) {
  const fieldId = useFieldId();
  const entries = groupEntries(context.values[field.name]);
  const [removed, setRemoved] = useState<RemovedEntry>();
  /** The entry that was added or put back last. */
  const [newest, setNewest] = useState<number>();
  const change = (next: readonly GroupAnswers[]): void => context.onChange(field.name, asGroupAnswer(next));
  function insert(entry: GroupAnswers, place: number): void {
    change(entries.toSpliced(place, 0, entry));
    setNewest(place);
  }
  function remove(entry: GroupAnswers, place: number): void {
    change(entries.toSpliced(place, 1));
    setRemoved((before) => ({ entry, place, count: (before?.count ?? 0) + 1 }));
    setNewest(undefined);
  }
  function putBack({ entry, place }: RemovedEntry): void {
    insert(entry, place);
    setRemoved(undefined);
  }
  const more = `Add another ${labelInSentence(field.label)}`;
  return (
    <Stack gap="md" id={fieldId(field.name)} align="stretch">
      {entries.map((entry, place) => (
        <GroupEntry
          // oxlint-disable-next-line react/no-array-index-key -- an entry has no name but its place
          key={place}
          field={field}
          entry={entry}
          place={entries.length === 1 ? undefined : place}
          context={context}
          takesFocus={place === newest}
          onChange={(changed) => change(entries.map((one, at) => (at === place ? changed : one)))}
          onRemove={() => remove(entry, place)}
        />
      ))}
      {removed !== undefined && entries.length < field.maxEntries && (
        <UndoRemoval key={removed.count} text={`Removed: ${labelInSentence(nameOfEntry(field, removed.place))}.`} onUndo={() => putBack(removed)} />
      )}
      {entries.length < field.maxEntries && (
        <Group>
          <Button variant="default" onClick={() => insert({}, entries.length)}>
            {more}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type GroupEntryProps = {
  readonly field: SchemeGroupField;
  readonly entry: GroupAnswers;
  /** Undefined for the only one. */
  readonly place: number | undefined;
  readonly context: StepContext;
  readonly takesFocus: boolean;
  readonly onChange: (entry: GroupAnswers) => void;
  readonly onRemove: () => void;
};

function GroupEntry({ field, entry, place, context, takesFocus, onChange, onRemove }: GroupEntryProps) {
  const fieldId = useFieldId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [takesFocus]);
  const name = place === undefined ? field.label : nameOfEntry(field, place);
  return (
    <Fieldset ref={box} legend={name}>
      <Stack gap="md">
        {field.fields.map((part) => {
          const nameInErrors = groupFieldName(field.name, place ?? 0, part.name);
          return (
            <SimpleInput
              key={part.name}
              id={fieldId(nameInErrors)}
              field={part}
              value={entry[part.name] ?? ""}
              error={context.errors[nameInErrors]?.[0]}
              firmName={context.firmName}
              known={context.known?.[nameInErrors]}
              onChange={(next) => onChange({ ...entry, [part.name]: next })}
            />
          );
        })}
        {place !== undefined && (
          <Group>
            <Button variant="default" size="xs" onClick={onRemove}>
              Remove {labelInSentence(name)}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}
