import { Button, Group, MultiSelect, Stack } from "@mantine/core";
import { countryGroupNames, countryGroups } from "#domain/rules/country-groups.ts";
import { ruleWords } from "#domain/rules/rule-words.en.ts";
import { preventSubmitOnEnter } from "../../components/search-select-field.tsx";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, CheckboxField, SelectField, TextAreaField, TextField, wrapperProps } from "../../components/fields.tsx";
import type { RuleField } from "./rule-fields.ts";
import { ruleFieldId, type RuleValue } from "./rule-form.ts";

type RuleFieldInputProps = {
  readonly field: RuleField;
  /** Its path in the draft. */
  readonly path: string;
  readonly value: RuleValue | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: RuleValue) => void;
};

/** One field of the form for rules, drawn from its declaration. */
export function RuleFieldInput({ field, path, value, error, onChange }: RuleFieldInputProps) {
  const { label, hint, isOptional = false, type } = field;
  const common = {
    id: ruleFieldId(path),
    label,
    isOptional,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
  };
  if (type === "check") return <CheckboxField {...common} isChecked={value === true} onChange={onChange} />;
  if (type === "many") return <ManyField common={common} field={field} value={value} onChange={onChange} />;
  const text = { ...common, value: typeof value === "string" ? value : "", onChange };
  switch (type) {
    case "area":
      return <TextAreaField {...text} maxLength={4_000} />;
    case "date":
      return <DateField {...text} />;
    case "rupees":
      return <AmountField {...text} />;
    case "select":
      return <SelectField {...text} options={field.options ?? []} />;
    case "number":
      return <TextField {...text} inputMode="numeric" maxLength={9} />;
    case "percent":
      return <TextField hint="From 0 to 100, like 50 or 62.5" {...text} inputMode="decimal" maxLength={6} />;
    case "text":
      return <TextField {...text} maxLength={300} />;
  }
}

type ManyFieldProps = Pick<RuleFieldInputProps, "field" | "value" | "onChange"> & {
  readonly common: { readonly id: string; readonly label: string; readonly isOptional: boolean; readonly hint?: string; readonly error?: string };
};

/** Some of a list; countries of a continent are added at once. */
function ManyField({ common, field, value, onChange }: ManyFieldProps) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <Stack gap="xs">
      <MultiSelect
        {...wrapperProps(common)}
        data={[...(field.options ?? [])]}
        value={chosen}
        onChange={onChange}
        searchable
        onKeyDown={preventSubmitOnEnter}
        clearable
        clearButtonProps={{ "aria-label": `Clear ${field.label}` }}
        nothingFoundMessage="Nothing found"
      />
      {field.name === "countries" && (
        <Group gap="xs">
          {countryGroupNames.map((name) => (
            <Button key={name} variant="subtle" size="compact-sm" onClick={() => onChange([...new Set([...chosen, ...countryGroups[name]])])}>
              Add {ruleWords.groups[name]}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}
