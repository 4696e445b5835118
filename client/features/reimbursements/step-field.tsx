import { Anchor, Button, Fieldset, Group, Stack } from "@mantine/core";
import { Link } from "react-router-dom";
import { council, paths } from "#domain/council.ts";
import { labelInSentence } from "#domain/label-in-sentence.ts";
import { asGroupAnswer, groupEntries, groupFieldName, type Answer, type GroupAnswers } from "#domain/reimbursements/answers.ts";
import type { Field, SchemeGroupField, SimpleField, SchemeTextField, SchemeYesNoField } from "#domain/reimbursements/scheme.ts";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, SelectField, TextAreaField, TextField, type FieldProps } from "../../components/fields.tsx";
import { YesNoField } from "../../components/yes-no-field.tsx";
import { DocumentField } from "./document-field.tsx";
import { fieldId } from "./field-id.ts";
import type { StepContext } from "./step-context.ts";
import type { KnownAnswers } from "./views.ts";

/** Any field of a scheme, drawn from its declaration. */
export function StepField({ field, context }: { field: Field; context: StepContext }) {
  const { values, errors, onChange } = context;
  if (field.type === "document") return <DocumentField field={field} context={context} />;
  if (field.type === "yesNo") return <YesNo field={field} context={context} />;
  if (field.type === "group") return <FieldGroup field={field} context={context} />;
  const value = values[field.name];
  return (
    <Simple
      field={field}
      value={typeof value === "string" ? value : ""}
      error={errors[field.name]?.[0]}
      firmName={context.firmName}
      known={field.askOnce === true ? context.known?.[field.name] : undefined}
      onChange={(next) => onChange(field.name, next)}
    />
  );
}

function YesNo({ field, context }: { field: SchemeYesNoField; context: StepContext }) {
  const value = context.values[field.name];
  const hasMore = field.whenYes.some((inner) => hasContent(inner, context));
  return (
    <YesNoField
      id={fieldId(field.name)}
      label={field.label}
      hint={field.hint}
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

function FieldGroup({ field, context }: { field: SchemeGroupField; context: StepContext }) {
  const entries = groupEntries(context.values[field.name]);
  const change = (next: readonly GroupAnswers[]): void => context.onChange(field.name, asGroupAnswer(next));
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
          onChange={(changed) => change(entries.map((one, at) => (at === place ? changed : one)))}
          onRemove={() => change(entries.filter((_, at) => at !== place))}
        />
      ))}
      {entries.length < field.maxEntries && (
        <Group>
          <Button variant="default" onClick={() => change([...entries, {}])}>
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
  readonly onChange: (entry: GroupAnswers) => void;
  readonly onRemove: () => void;
};

function GroupEntry({ field, entry, place, context, onChange, onRemove }: GroupEntryProps) {
  const name = place === undefined ? field.label : `${field.label} ${place + 1}`;
  return (
    <Fieldset legend={name}>
      <Stack gap="md">
        {field.fields.map((part) => {
          const nameInErrors = groupFieldName(field.name, place ?? 0, part.name);
          return (
            <Simple
              key={part.name}
              id={fieldId(nameInErrors)}
              field={part}
              value={entry[part.name] ?? ""}
              error={context.errors[nameInErrors]?.[0]}
              firmName={context.firmName}
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

type SimpleProps = {
  /** The id of the input, where it is not that of the field's name. */
  readonly id?: string;
  readonly field: SimpleField;
  readonly value: string;
  readonly error: string | undefined;
  readonly firmName: string;
  readonly known?: KnownAnswers[string] | undefined;
  readonly onChange: (value: string) => void;
};

function Simple({ id, field, value, error, firmName, known, onChange }: SimpleProps) {
  const props: FieldProps = {
    id: id ?? fieldId(field.name),
    label: field.label,
    hint: known !== undefined && known.value === value ? <KnownHint source={known.source} /> : field.hint,
    isOptional: field.optional === true && field.isAskedInWizard !== true,
    error,
    value,
    onChange,
  };
  switch (field.type) {
    case "text":
      return field.fromFirm === undefined ? <PlainText field={field} props={props} /> : <FirmText props={props} firmName={firmName} />;
    case "amount":
      return <AmountField {...props} />;
    case "date":
      return <DateField {...props} notInFuture={field.notInFuture ?? false} />;
    case "select":
      return <SelectField {...props} options={field.options} />;
    case "mapsLink":
      return <TextField {...props} type="url" inputMode="url" hint={field.hint ?? "Like https://maps.app.goo.gl/…"} />;
  }
}

/** Where an answer comes from that was not typed here. */
function KnownHint({ source }: { source: KnownAnswers[string]["source"] }) {
  if (source === "reimbursement") return "From your last reimbursement of this financial year. Change it here if it has changed.";
  return (
    <>
      From your profile.{" "}
      <Anchor component={Link} to={paths.memberProfile} size="sm">
        Change in profile
      </Anchor>
    </>
  );
}

function PlainText({ field, props }: { field: SchemeTextField; props: FieldProps }) {
  return field.multiline ? <TextAreaField {...props} maxLength={field.maxLength} /> : <TextField {...props} maxLength={field.maxLength} />;
}

function FirmText({ props, firmName }: { props: FieldProps; firmName: string }) {
  return <TextField {...props} value={firmName} isReadOnly hint={`From your member details. Write to ${council.contactEmail} if it has changed.`} />;
}
