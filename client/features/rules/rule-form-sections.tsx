import { Button, Fieldset, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { CheckboxField } from "../../components/fields.tsx";
import { Section } from "../../components/section.tsx";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { RuleFieldInput } from "./rule-field-input.tsx";
import { ruleGroups, ruleLists, ruleSections, type RuleField, type RuleGroupName, type RuleListName } from "./rule-fields.ts";
import { emptyRow, ruleFieldId, type RuleForm, type RuleValue, type RuleValues } from "./rule-form.ts";

export type RuleFormProps = {
  readonly scheme: SchemeKind;
  readonly form: RuleForm;
  /** The first text of each field that has to be corrected, by its path in the draft. */
  readonly problems: Readonly<Record<string, string>>;
  /** @param forgotten the problems of the fields whose path begins so are dropped: the rows have other places */
  readonly onChange: (form: RuleForm, forgotten?: string) => void;
};

type FieldsProps = {
  readonly fields: readonly RuleField[];
  readonly values: RuleValues;
  readonly problems: RuleFormProps["problems"];
  /** Stands before the name of each field in its path. */
  readonly prefix: string;
  readonly onChange: (values: RuleValues) => void;
};

function Fields({ fields, values, problems, prefix, onChange }: FieldsProps) {
  const change = (name: string) => (value: RuleValue) => onChange({ ...values, [name]: value });
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {fields.map((field) => {
        const path = `${prefix}${field.name}`;
        return (
          <RuleFieldInput
            key={field.name}
            field={field}
            path={path}
            value={values[field.name]}
            error={problems[path]}
            onChange={change(field.name)}
          />
        );
      })}
    </SimpleGrid>
  );
}

/** Fields that every version has. */
export function BaseSection({ title, name, form, problems, onChange }: RuleFormProps & { title: string; name: keyof typeof ruleSections }) {
  return (
    <Section title={title}>
      <Fields fields={ruleSections[name]} values={form.base} problems={problems} prefix="" onChange={(base) => onChange({ ...form, base })} />
    </Section>
  );
}

/** A list of rules of one sort, whose rows are added and removed; shares are moved too, because the first that fits a cost holds. */
export function ListSection({ name, scheme, form, problems, onChange }: RuleFormProps & { name: RuleListName }) {
  const { title, one, explanation, fields } = ruleLists(scheme)[name];
  const rows = form.lists[name];
  const path = `terms.${name}`;
  const put = (next: typeof rows, forgotten?: string) => onChange({ ...form, lists: { ...form.lists, [name]: next } }, forgotten);
  const addId = `add-${name}`;
  function remove(key: number): void {
    put(
      rows.filter((row) => row.key !== key),
      `${path}.`,
    );
    document.getElementById(addId)?.focus();
  }
  function moveUp(place: number): void {
    // The button of the first row is gone after the move; the field moves with its row.
    document.getElementById(ruleFieldId(`${path}.${place}.percent`))?.focus();
    put(
      rows.flatMap((row, at) => (at === place - 1 ? rows.slice(at, at + 2).toReversed() : at === place ? [] : row)),
      `${path}.`,
    );
  }
  return (
    <Section title={title} id={ruleFieldId(path)}>
      <Stack gap="md">
        <Text size="sm">{explanation}</Text>
        {problems[path] !== undefined && (
          <Text role="alert" c="var(--portal-error)">
            {problems[path]}
          </Text>
        )}
        {rows.map((row, place) => (
          <Fieldset key={row.key} legend={`${one.slice(0, 1).toUpperCase()}${one.slice(1)} ${place + 1}`}>
            <Stack gap="md">
              <Fields
                fields={fields}
                values={row.values}
                problems={problems}
                prefix={`${path}.${place}.`}
                onChange={(values) => put(rows.map((other) => (other.key === row.key ? { ...other, values } : other)))}
              />
              <Group>
                {name === "shares" && place > 0 && (
                  <Button variant="default" onClick={() => moveUp(place)}>
                    Move {one} {place + 1} up
                  </Button>
                )}
                <Button variant="subtle" color="red" onClick={() => remove(row.key)}>
                  Remove {one} {place + 1}
                </Button>
              </Group>
            </Stack>
          </Fieldset>
        ))}
        <div>
          <Button variant="default" id={addId} onClick={() => put([...rows, emptyRow(fields)])}>
            Add a {one}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

/** A rule that a version has or has not. */
export function GroupSection({ name, form, problems, onChange }: RuleFormProps & { name: RuleGroupName }) {
  const { title, one, fields } = ruleGroups[name];
  const group = form.groups[name];
  const put = (next: typeof group) => onChange({ ...form, groups: { ...form.groups, [name]: next } });
  return (
    <Section title={title}>
      <Stack gap="md">
        <CheckboxField
          id={ruleFieldId(`terms.${name}`)}
          label={`This version has ${one}`}
          isChecked={group.isOn}
          onChange={(isOn) => put({ ...group, isOn })}
        />
        {group.isOn && (
          <Fields
            fields={fields}
            values={group.values}
            problems={problems}
            prefix={`terms.${name}.`}
            onChange={(values) => put({ ...group, values })}
          />
        )}
      </Stack>
    </Section>
  );
}
