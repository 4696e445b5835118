import { NativeSelect } from "@mantine/core";

/** The values of a closed list in their order, with the text of each. */
type Choices<T extends string> = Readonly<Record<T, string | { readonly label: string }>>;

export const choicesOf = <T extends string>(values: readonly T[], textOf: (value: T) => string): Choices<T> =>
  Object.fromEntries(values.map((value) => [value, textOf(value)])) as Choices<T>; // a text for each of the values

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
  const values = Object.keys(choices) as T[]; // the keys of choices are its values
  const textOf = (one: T): string => {
    const text: string | { readonly label: string } = choices[one];
    return typeof text === "string" ? text : text.label;
  };
  return (
    <NativeSelect
      {...field}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(values.find((one) => one === currentTarget.value))}
      data={[...(all === undefined ? [] : [{ value: "", label: all }]), ...values.map((one) => ({ value: one, label: textOf(one) }))]}
    />
  );
}
