import { NativeSelect } from "@mantine/core";

type Choice<T extends string> = { readonly value: T; readonly label: string };

/** The values of a closed list in their order, with the text of each. An object does not keep the order of values such as "10". */
type Choices<T extends string> = readonly Choice<T>[] | Readonly<Record<T, string | { readonly label: string }>>;

/** Each value with its text, in the order of `values`. */
export const choicesOf = <T extends string>(values: readonly T[], textOf: (value: T) => string): readonly Choice<T>[] =>
  values.map((value) => ({ value, label: textOf(value) }));

/** The values with the chosen one, which filters the list also where they do not have it any more, such as that of an old address. */
export const withChosen = <T extends string>(values: readonly T[], chosen: T | undefined): readonly T[] =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];

const isList = <T extends string>(choices: Choices<T>): choices is readonly Choice<T>[] => Array.isArray(choices);

function listOf<T extends string>(choices: Choices<T>): readonly Choice<T>[] {
  if (isList(choices)) return choices;
  const values = Object.keys(choices) as T[]; // the keys of choices are its values
  return choicesOf(values, (value) => {
    const text: string | { readonly label: string } = choices[value];
    return typeof text === "string" ? text : text.label;
  });
}

type FilterSelectProps<T extends string> = {
  readonly label: string;
  /** The text of the first choice, which filters nothing; without it one of the choices is always made. */
  readonly all?: string;
  readonly choices: Choices<T>;
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  readonly hiddenFrom?: "sm";
};

/** Chooses one value of a closed list, for a filter or for the order of a list. */
export function FilterSelect<T extends string>({ all, choices, value, onChange, ...field }: FilterSelectProps<T>) {
  const list = listOf(choices);
  return (
    <NativeSelect
      {...field}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(list.find((one) => one.value === currentTarget.value)?.value)}
      data={[...(all === undefined ? [] : [{ value: "", label: all }]), ...list]}
    />
  );
}
