import { useState, type SubmitEvent } from "react";
import type { z } from "zod";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { failureOf } from "../../lib/trpc.ts";

type Saving = { readonly isPending: boolean; /** Null without one. */ readonly error: Parameters<typeof failureOf>[0] };

/**
 * The state of a form over one row of a table that the office edits: values as they are typed, checked by the schema that the server
 * uses. The first field that is wrong takes the focus.
 * @param schema.idOf the element of a field
 */
export function useRowForm<V extends { readonly position: string }>(
  atFirst: V,
  schema: { readonly input: z.ZodType; readonly idOf: (field: string) => string },
) {
  const [begun] = useState(atFirst);
  const [values, setValues] = useState(begun);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(schema.idOf(first))?.focus();
  }
  return {
    values,
    problems,
    isDirty: values !== begun,
    set: (change: Partial<V>) => setValues((before) => ({ ...before, ...change })),
    /** What the server refused at fields. */
    showRefused: (error: Parameters<typeof failureOf>[0]) =>
      show(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, found]) => [field, found.join(" ")]))),
    /** Checks and hands over what was typed; while one save runs nothing happens. */
    submit: (event: SubmitEvent<HTMLFormElement>, saving: Saving, save: (sent: Omit<V, "position"> & { readonly position: number }) => void) => {
      event.preventDefault();
      if (saving.isPending) return;
      const sent = { ...values, position: values.position.trim() === "" ? Number.NaN : Number(values.position) };
      const read = schema.input.safeParse(sent);
      show(read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field)));
      if (read.success) save(sent);
    },
    /** What is wrong as a whole. */
    failure: ({ error }: Saving): string | undefined =>
      error === null || Object.keys(failureOf(error).fields).length > 0 ? undefined : failureOf(error).message,
  };
}
