import { MultiSelect } from "@mantine/core";
import { preventSubmitOnEnter } from "../../components/search-select-field.tsx";
import { documentKinds } from "#domain/reviews/document-kinds.ts";

type DocumentsFieldProps = {
  readonly id: string;
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (names: string[]) => void;
};

const choices = documentKinds.map(({ name, label }) => ({ value: name, label }));

/** For which kinds of document a phrase or a point is kept. */
export const DocumentsField = ({ id, value, error, onChange }: DocumentsFieldProps) => (
  <MultiSelect
    id={id}
    label="Documents"
    description="Leave it empty for every document and cost."
    placeholder={value.length === 0 ? "Every document" : ""}
    data={choices}
    value={[...value]}
    onChange={onChange}
    searchable
    onKeyDown={preventSubmitOnEnter}
    clearable
    hidePickedOptions
    // Inside the dialog, and scrolled by the list itself: so it belongs to the box for screen readers too.
    comboboxProps={{ withinPortal: false }}
    withScrollArea={false}
    styles={{ options: { maxHeight: "15rem", overflowY: "auto" } }}
    nothingFoundMessage="No document has this in its name"
    clearButtonProps={{ "aria-label": "Take all documents out" }}
    error={error}
  />
);

/** The kinds in words; "Every document" without any. */
export const documentsText = (names: readonly string[]): string =>
  names.length === 0
    ? "Every document"
    : documentKinds
        .filter(({ name }) => names.includes(name))
        .map(({ label }) => label)
        .join("; ");
