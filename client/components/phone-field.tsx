import { Group, Input, NativeSelect } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { countries, homeCountry } from "#domain/members/countries.ts";
import { FieldWarning } from "./field-warning.tsx";
import { TextField, wrapperProps, type FieldProps } from "./fields.tsx";
import classes from "./phone-field.module.css";
import { followChoice, followCountry, formatPhone, phoneValue, phoneWarning, typedPhone, type TypedPhone } from "./phone-number.ts";

const options = countries.map(({ iso2, name, callingCode }) => ({ value: iso2, label: `${name} (+${callingCode})` }));

const withoutCountry = { value: "", label: "Select the country" };

type PhoneFieldProps = FieldProps & {
  /** The country chosen elsewhere in the form, empty while none is: the number's country follows it. India unless given. */
  readonly country?: string;
};

/**
 * A phone number with its country. `value` is E.164; what is typed stays as typed until the field is left. It reads `value` once: give
 * it another key to show another number.
 */
export function PhoneField({ isReadOnly = false, country = homeCountry, ...field }: PhoneFieldProps) {
  if (isReadOnly) return <TextField {...field} isReadOnly value={formatPhone(field.value)} />;
  return <EditedPhone {...field} country={country} />;
}

function EditedPhone({ value, onChange, country, ...field }: FieldProps & { readonly country: string }) {
  const [typed, setTyped] = useState(() => typedPhone(value, country));
  const [chosen, setChosen] = useState(country);
  const [isLeft, setIsLeft] = useState(true);
  const change = (next: TypedPhone): void => {
    setTyped(next);
    onChange(phoneValue(next));
  };
  const follow = useEffectEvent(() => {
    if (country === chosen) return;
    setChosen(country);
    change(followChoice(typed, { before: chosen, now: country }));
  });
  useEffect(() => follow(), [country]);
  const { "aria-required": isRequired, ...wrapper } = wrapperProps(field);
  return (
    <div>
      <Input.Wrapper {...wrapper}>
        <Group gap="xs">
          <NativeSelect
            className={classes.country}
            aria-label={`Country of the number: ${field.label}`}
            value={typed.country}
            onChange={(event) => change({ ...typed, country: event.currentTarget.value })}
            data={typed.country === "" ? [withoutCountry, ...options] : options}
          />
          <Input
            className={classes.number}
            id={field.id}
            aria-required={isRequired}
            error={field.error}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={typed.text}
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
      </Input.Wrapper>
      <FieldWarning text={isLeft && field.error === undefined ? phoneWarning(typed) : undefined} />
    </div>
  );
}
