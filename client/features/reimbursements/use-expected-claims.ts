import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { ExpectedClaimInput, expectedClaimMessages, expectedDateProblem } from "#domain/reimbursements/expected-claims.ts";
import { isMovedSince } from "../../lib/own-entries.ts";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import { useSameRequest } from "../../lib/use-same-request.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import type { ExpectedClaimView } from "./views.ts";

const emptyEntry = { scheme: "product", kind: "", name: "", country: "", expectedOn: "" };
export type ExpectedField = keyof typeof emptyEntry;
const expectedFields = Object.keys(emptyEntry) as ExpectedField[]; // keys of a literal object

/** An entry as the form holds it. */
export type TypedEntry = Readonly<Record<ExpectedField, string>>;
const entryOf = ({ scheme, kind, name, country, expectedOn }: TypedEntry): TypedEntry => ({ scheme, kind, name, country, expectedOn });

const isGone = ({ code }: CallFailure): boolean => code === "expected_claim_not_found";
/** True where what is typed can only be noted as a new entry: another registration than that of the filed claim is another entry. */
const isForNewEntry = (failure: CallFailure): boolean => isGone(failure) || failure.code === "expected_claim_filed";

export const expectedFieldId = (field: ExpectedField): string => `expected-${field}`;

/** The firm's entries, and the form for one of them. */
export function useExpectedClaims() {
  const utils = trpc.useUtils();
  const list = trpc.reimbursements.expected.list.useQuery();
  const [id, setId] = useState<string>();
  const [values, setValues] = useState<TypedEntry>(emptyEntry);
  /** What the form began with; of an entry that is changed, as it was stored then. */
  const [begun, setBegun] = useState<TypedEntry>(emptyEntry);
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
  const request = useSameRequest((sent: ExpectedClaimInput, keyed) => utils.client.reimbursements.expected.save.mutate(sent, keyed));
  const save = useMutation({ mutationFn: request.send, onSuccess: refresh });

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
    const problem = expectedDateProblem(read.data.expectedOn, todayInIndia());
    if (problem !== undefined) return show({ expectedOn: problem });
    show({});
    const sent = { ...read.data, seen: id === undefined ? undefined : begun };
    save.mutate(sent, {
      onSuccess: (saved) => {
        if (expectedFields.every((field) => latest.current[field] === values[field])) return clear();
        // What was typed meanwhile stays, as a change of this entry.
        setId(saved.id);
        setBegun(entryOf(sent));
      },
      onError: (error) => {
        const refusal = failureOf(error);
        // A colleague may have changed the list, and an entry whose answer was lost may be in it.
        void utils.reimbursements.expected.invalidate();
        if (isForNewEntry(refusal)) {
          // What is typed goes on as a new entry.
          setId(undefined);
          setBegun(emptyEntry);
        }
        show(Object.fromEntries(Object.entries(refusal.fields).map(([field, texts]) => [field, texts.join(" ")])));
      },
    });
  }
  const failure = save.error === null ? undefined : failureOf(save.error);
  const row = failure?.code === "stale_version" ? list.data?.find((one) => one.id === id) : undefined;
  const saved = row && entryOf(row);
  const versions = saved !== undefined && isMovedSince({ begun, saved }, undefined) ? { typed: values, begun, saved } : undefined;
  return {
    list,
    values,
    problems,
    isChanging: id !== undefined,
    /** The scheme alone is no entry: it stays from the one before. */
    isDirty: expectedFields.some((field) => field !== "scheme" && values[field] !== begun[field]),
    message,
    dismiss: () => setMessage(undefined),
    /** What is typed here and what a colleague has saved meanwhile, once a save was refused for it. */
    versions,
    /** Goes on from what is stored now, with the entries of this form that the user keeps. */
    settle: (mine: ReadonlySet<string>): void => {
      if (saved === undefined) return;
      save.reset();
      setBegun(saved);
      setValues({ ...saved, ...Object.fromEntries(expectedFields.filter((field) => mine.has(field)).map((field) => [field, values[field]])) });
    },
    failure: versions === undefined && failure !== undefined && Object.keys(failure.fields).length === 0 ? textOf(failure) : undefined,
    isSaving: save.isPending,
    submit,
    clear,
    change: (field: ExpectedField) => (value: string) =>
      setValues((before) => ({ ...before, [field]: value, ...(field === "scheme" && { kind: "" }) })),
    edit: (chosen: ExpectedClaimView) => {
      clear();
      setId(chosen.id);
      setValues(entryOf(chosen));
      setBegun(entryOf(chosen));
      setMessage(undefined);
      document.getElementById(expectedFieldId("name"))?.focus();
    },
    /** Follows the removal of an entry. */
    followRemoval: async (removedId: string, done: { message: string }): Promise<void> => {
      request.forget();
      if (removedId === id) clear();
      else if (!save.isPending) save.reset();
      await refresh(done);
    },
  };
}

const textOf = (failure: CallFailure): string => (isGone(failure) ? expectedClaimMessages.removedMeanwhile : failure.message);
