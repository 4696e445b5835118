import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { countries } from "#domain/members/countries.ts";
import { FieldWarning } from "./field-warning.tsx";
import { wrapperProps, type FieldProps } from "./fields.tsx";
import classes from "./phone-field.module.css";
import { followCountry, phoneValue, phoneWarning, typedPhone, type TypedPhone } from "./phone-number.ts";

const options = countries.map(({ iso2, name, callingCode }) => ({ value: iso2, label: `${name} (+${callingCode})` }));

/**
 * A phone number with its country, India at first. `value` is E.164; what is typed stays as typed until the field is
 * left. It reads `value` once: give it another key to show another number.
 */
export function PhoneField({ value, onChange, isReadOnly = false, ...field }: FieldProps) {
  const [typed, setTyped] = useState(() => typedPhone(value));
  const [isLeft, setIsLeft] = useState(true);
  const change = (next: TypedPhone): void => {
    setTyped(next);
    onChange(phoneValue(next));
  };
  return (
    <div>
      <Group gap="xs" align="flex-end" wrap="nowrap" className={classes.row}>
        <NativeSelect
          className={classes.country}
          label="Country"
          aria-label={`Country of the number: ${field.label}`}
          value={typed.country}
          onChange={(event) => change({ ...typed, country: event.currentTarget.value })}
          disabled={isReadOnly}
          data={options}
        />
        <TextInput
          className={classes.number}
          {...wrapperProps({ ...field, isReadOnly, error: undefined })}
          error={field.error !== undefined}
          aria-describedby={field.error === undefined ? undefined : `${field.id}-problem`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={typed.text}
          readOnly={isReadOnly}
          onChange={(event) => {
            setIsLeft(false);
            change({ ...typed, text: event.currentTarget.value });
          }}
          onBlur={() => {
            setIsLeft(true);
            change(followCountry(typed));
          }}
        />
      </Group>
      {field.error !== undefined && (
        <p id={`${field.id}-problem`} className={classes.error}>
          {field.error}
        </p>
      )}
      <FieldWarning text={isLeft && field.error === undefined ? phoneWarning(typed) : undefined} />
    </div>
  );
}
