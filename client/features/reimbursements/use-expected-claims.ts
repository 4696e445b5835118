import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { calendarDateInIndia } from "#domain/dates.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { ExpectedClaimInput, expectedDateProblem } from "#domain/reimbursements/expected-claims.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ExpectedClaimView } from "./views.ts";

const emptyEntry = { scheme: "product", kind: "", name: "", country: "", expectedOn: "" };
export type ExpectedField = keyof typeof emptyEntry;
const expectedFields = Object.keys(emptyEntry) as ExpectedField[]; // keys of a literal object

export const expectedFieldId = (field: ExpectedField): string => `expected-${field}`;

/** The firm's entries, and the form for one of them. */
export function useExpectedClaims() {
  const utils = trpc.useUtils();
  const list = trpc.reimbursements.expected.list.useQuery();
  const [id, setId] = useState<string>();
  const [values, setValues] = useState<Record<ExpectedField, string>>(emptyEntry);
  /** What the form began with. */
  const [begun, setBegun] = useState<Record<ExpectedField, string>>(emptyEntry);
  /** What the form holds now: more may be typed while an entry is saved. */
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string>();
  const refresh = async (done: { message: string }): Promise<void> => {
    setMessage(done.message);
    await utils.reimbursements.expected.invalidate();
  };
  const save = trpc.reimbursements.expected.save.useMutation({ onSuccess: refresh });

  /** Empties the form. A save that is under way goes on, and its answer leaves the form as it is then. */
  function clear(): void {
    save.reset();
    setId(undefined);
    setValues(({ scheme }) => ({ ...emptyEntry, scheme }));
    setBegun(emptyEntry);
    setProblems({});
  }
  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    const first = expectedFields.find((field) => found[field] !== undefined);
    if (first !== undefined) document.getElementById(expectedFieldId(first))?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    save.reset();
    setMessage(undefined);
    const read = ExpectedClaimInput.safeParse({ ...values, id });
    if (!read.success) return show(firstFieldErrorsOf(read.error, ([field]) => String(field)));
    const problem = expectedDateProblem(read.data.expectedOn, calendarDateInIndia(new Date()));
    if (problem !== undefined) return show({ expectedOn: problem });
    show({});
    save.mutate(read.data, {
      onSuccess: (saved) => {
        if (expectedFields.every((field) => latest.current[field] === values[field])) return clear();
        // What was typed meanwhile stays, as a change of this entry.
        setId(saved.id);
        setBegun(values);
      },
      onError: (error) => show(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, texts]) => [field, texts.join(" ")]))),
    });
  }
  const failure = save.error === null ? undefined : failureOf(save.error);
  return {
    list,
    values,
    problems,
    isChanging: id !== undefined,
    /** The scheme alone is no entry: it stays from the one before. */
    isDirty: expectedFields.some((field) => field !== "scheme" && values[field] !== begun[field]),
    message,
    dismiss: () => setMessage(undefined),
    failure: failure !== undefined && Object.keys(failure.fields).length === 0 ? failure.message : undefined,
    isSaving: save.isPending,
    submit,
    clear,
    change: (field: ExpectedField) => (value: string) =>
      setValues((before) => ({ ...before, [field]: value, ...(field === "scheme" && { kind: "" }) })),
    edit: ({ id: chosen, scheme, kind, name, country, expectedOn }: ExpectedClaimView) => {
      clear();
      setId(chosen);
      setValues({ scheme, kind, name, country, expectedOn });
      setBegun({ scheme, kind, name, country, expectedOn });
      setMessage(undefined);
      document.getElementById(expectedFieldId("name"))?.focus();
    },
    /** Follows the removal of an entry. */
    followRemoval: async (removedId: string, done: { message: string }): Promise<void> => {
      if (removedId === id) clear();
      else if (!save.isPending) save.reset();
      await refresh(done);
    },
  };
}
