import { Select } from "@mantine/core";
import { wrapperProps, type FieldOption, type FieldProps } from "./fields.tsx";

/** One of a long closed list, found by typing a part of its text. */
export function SearchSelectField({ value, onChange, isReadOnly, options, ...field }: FieldProps & { readonly options: readonly FieldOption[] }) {
  return (
    <Select
      {...wrapperProps({ ...field, isReadOnly })}
      value={value === "" ? null : value}
      onChange={(next) => onChange(next ?? "")}
      data={[...options]}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage="Nothing found"
      placeholder="Type to search"
      disabled={isReadOnly}
      autoComplete="off"
    />
  );
}
