import { Select } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { wrapperProps, type FieldOption, type FieldProps } from "./fields.tsx";

/** For a field that is searched by typing: Enter takes the marked option and, before one is marked, does not submit the form. */
export function preventSubmitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === "Enter") event.preventDefault();
}

type SearchSelectFieldProps = FieldProps & {
  readonly options: readonly FieldOption[];
  /** False while the options are loading: then the field does not say "Nothing found". */
  readonly areOptionsRead?: boolean;
};

/** One of a long closed list, found by typing a part of its text. */
export function SearchSelectField({ value, onChange, isReadOnly, options, areOptionsRead = true, ...field }: SearchSelectFieldProps) {
  return (
    <Select
      {...wrapperProps({ ...field, isReadOnly })}
      value={value === "" ? null : value}
      onChange={(next) => onChange(next ?? "")}
      data={[...options]}
      searchable
      selectFirstOptionOnChange
      // The chosen option, chosen again, stays.
      allowDeselect={false}
      clearable={field.isOptional === true && isReadOnly !== true}
      clearButtonProps={{ "aria-label": `Clear ${field.label}` }}
      onKeyDown={preventSubmitOnEnter}
      nothingFoundMessage={areOptionsRead ? "Nothing found" : undefined}
      placeholder="Type to search"
      disabled={isReadOnly}
      autoComplete="off"
    />
  );
}
