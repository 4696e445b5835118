import { useState, type SubmitEvent } from "react";
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
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string>();
  const refresh = async (done: { message: string }): Promise<void> => {
    setMessage(done.message);
    await utils.reimbursements.expected.invalidate();
  };
  const save = trpc.reimbursements.expected.save.useMutation({
    onSuccess: async (done) => {
      clear();
      await refresh(done);
    },
    onError: (error) => show(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, texts]) => [field, texts.join(" ")]))),
  });
  const remove = trpc.reimbursements.expected.remove.useMutation({ onSuccess: refresh });

  function clear(): void {
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
    setMessage(undefined);
    const read = ExpectedClaimInput.safeParse({ ...values, id });
    if (!read.success) return show(firstFieldErrorsOf(read.error, ([field]) => String(field)));
    const problem = expectedDateProblem(read.data.expectedOn, calendarDateInIndia(new Date()));
    if (problem !== undefined) return show({ expectedOn: problem });
    show({});
    save.mutate(read.data);
  }
  const failure = save.error ?? remove.error;
  return {
    list,
    values,
    problems,
    isChanging: id !== undefined,
    /** The scheme alone is no entry: it stays from the one before. */
    isDirty: expectedFields.some((field) => field !== "scheme" && values[field] !== begun[field]),
    message,
    dismiss: () => setMessage(undefined),
    failure: failure !== null && Object.keys(failureOf(failure).fields).length === 0 ? failureOf(failure).message : undefined,
    isSaving: save.isPending,
    submit,
    clear,
    change: (field: ExpectedField) => (value: string) =>
      setValues((before) => ({ ...before, [field]: value, ...(field === "scheme" && { kind: "" }) })),
    edit: ({ id: chosen, scheme, kind, name, country, expectedOn }: ExpectedClaimView) => {
      setId(chosen);
      setValues({ scheme, kind, name, country, expectedOn });
      setBegun({ scheme, kind, name, country, expectedOn });
      setProblems({});
      setMessage(undefined);
      document.getElementById(expectedFieldId("name"))?.focus();
    },
    remove: (entry: ExpectedClaimView) => {
      if (entry.id === id) clear();
      remove.mutate({ id: entry.id });
    },
  };
}
