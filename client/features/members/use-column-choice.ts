import { useState } from "react";
import { fieldOf, importFieldNames, importFields, type ColumnMapping, type ImportField } from "#domain/members/import-fields.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import type { ImportView } from "./use-import.ts";

type ReadFile = NonNullable<ImportView["file"]>;
/** The column of each field, counted from 0, as text; empty while none is chosen. */
type Choice = Readonly<Record<ImportField, string>>;

const choiceOf = ({ mapping }: ReadFile): Choice => {
  const chosen = importFieldNames.map((field) => [field, mapping.includes(field) ? String(mapping.indexOf(field)) : ""] as const);
  return Object.fromEntries(chosen) as Choice; // one entry for each field
};

/** Which column is which field: what the headings say at first, then what the clerk chooses. */
export function useColumnChoice(file: ReadFile, onMatch: (mapping: ColumnMapping) => void) {
  const [choice, setChoice] = useState<Choice>(() => choiceOf(file));
  const [attempt, setAttempt] = useState(0);

  const problems = importFieldNames.flatMap((field) => {
    const text = problemOf(field);
    return text === undefined ? [] : [{ field, text }];
  });

  function problemOf(field: ImportField): string | undefined {
    const column = choice[field];
    if (column === "") return importMessages.missing(field);
    const other = importFieldNames.find((each) => each !== field && choice[each] === column);
    return other === undefined ? undefined : importMessages.sameColumn(importFields[field].label, importFields[other].label);
  }

  return {
    choice,
    choose: (field: ImportField, column: string) => setChoice((before) => ({ ...before, [field]: column })),
    /** Columns that are assigned to the same field as another column. */
    rivals: (field: ImportField): readonly string[] => {
      const named = file.columns.filter((heading) => fieldOf(heading) === field);
      return named.length > 1 ? named : [];
    },
    problems,
    /** Counts the tries; before the first nothing is called a mistake. */
    attempt,
    submit: () => {
      setAttempt((before) => before + 1);
      if (problems.length > 0) return;
      onMatch(file.columns.map((_, column) => importFieldNames.find((field) => choice[field] === String(column)) ?? null));
    },
  };
}
