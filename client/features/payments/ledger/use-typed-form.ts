import { useState } from "react";
import { failureOf } from "../../../lib/trpc.ts";

/**
 * The values of a small form whose call checks them: what is wrong stands at its field, which gets the focus; a refusal without a field
 * is `failure`.
 * @param idBase the beginning of the ids of the fields
 */
export function useTypedForm<Name extends string>(idBase: string, first: Readonly<Record<Name, string>>) {
  const [start, setStart] = useState(first);
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const names = Object.keys(first) as Name[]; // keys of a literal object
  const idOf = (name: string): string => `${idBase}-${name}`;

  function refuse(error: unknown): void {
    const { fields, message } = failureOf(error);
    const found = Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(" ")]));
    const shown = Object.keys(found).filter((name) => document.getElementById(idOf(name)) !== null);
    setProblems(found);
    setFailure(shown.length === 0 ? message : undefined);
    setAttempt((before) => before + 1);
    const [firstWrong] = shown;
    if (firstWrong === undefined) return;
    const place = document.getElementById(idOf(firstWrong));
    (place?.matches("input, select, textarea") === true ? place : place?.querySelector<HTMLElement>("input, button"))?.focus();
  }
  return {
    values,
    /** Whether something was typed since the form was opened or last went on. */
    isDirty: values !== start,
    failure,
    attempt,
    refuse,
    /** Drops what is said at a field, such as after another file was chosen. */
    forget: (name: string): void => setProblems(({ [name]: _gone, ...others }) => others),
    problemOf: (name: string): string | undefined => problems[name],
    idOf,
    set: (part: Partial<Readonly<Record<Name, string>>>): void => setValues((before) => ({ ...before, ...part })),
    /** After a save of `sent`: the form begins from `next`. What was typed since it was sent stays. */
    goOn: (sent: Readonly<Record<Name, string>>, next = sent): void => {
      setStart(next);
      setValues((now) => (names.every((name) => now[name] === sent[name]) ? next : now));
      setProblems({});
      setFailure(undefined);
    },
    clear: (): void => {
      setProblems({});
      setFailure(undefined);
    },
    /** The props of a field; `error` belongs to another name where the call knows the value by it. */
    field: (name: Name, error: string = name) => {
      const problem = problems[error];
      return {
        id: idOf(error),
        value: values[name],
        onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
        ...(problem !== undefined && { error: problem }),
      };
    },
  };
}
