import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { council, paths } from "#domain/council.ts";
import type { SchemeTextField, SimpleField } from "#domain/reimbursements/scheme.ts";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, SelectField, TextAreaField, TextField, type FieldProps } from "../../components/fields.tsx";
import { useFieldId } from "./field-id.ts";
import { isEventName, useOfferedEvents } from "./use-offered-events.ts";
import type { KnownAnswers } from "./views.ts";

type SimpleInputProps = {
  /** The id of the input, where it is not that of the field's name. */
  readonly id?: string;
  readonly field: SimpleField;
  readonly value: string;
  readonly error: string | undefined;
  readonly firmName: string;
  /** Where it does not follow from the declaration. */
  readonly isOptional?: boolean;
  readonly known?: KnownAnswers[string] | undefined;
  readonly onChange: (value: string) => void;
};

/** A question with one answer, drawn from its declaration. */
export function SimpleInput({ id, field, value, error, firmName, known, isOptional, onChange }: SimpleInputProps) {
  const fieldId = useFieldId();
  const props: FieldProps = {
    id: id ?? fieldId(field.name),
    label: field.label,
    hint:
      known !== undefined && known.value === value ? (
        <span>
          <KnownHint source={known.source} />
        </span>
      ) : (
        field.hint
      ),
    isOptional: isOptional ?? (field.optional === true && field.isAskedInWizard !== true),
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
export function KnownHint({ source }: { source: KnownAnswers[string]["source"] }) {
  if (source === "reimbursement") return "From your last reimbursement of this financial year. Change it here if it has changed.";
  if (source === "fair") return "From the fair that your firm attended. Change it here if it differs.";
  if (source === "paid") return "From your earlier claims that were paid. Change it here if it differs.";
  if (source === "expected") return "From your registrations in hand. Change it here if it differs.";
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
  const events = useOfferedEvents(isEventName(field)).map(({ title }) => title);
  if (field.multiline) return <TextAreaField {...props} maxLength={field.maxLength} />;
  return <TextField {...props} maxLength={field.maxLength} suggestions={events} />;
}

function FirmText({ props, firmName }: { props: FieldProps; firmName: string }) {
  return <TextField {...props} value={firmName} isReadOnly hint={`From your member details. Write to ${council.contactEmail} if it has changed.`} />;
}
