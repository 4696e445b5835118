import { useState } from "react";
import type { FieldErrors } from "#domain/errors.ts";

/** What is typed into a public form, by field; the consent is the version of the notice, or empty. */
export type PublicFormValues = Readonly<Record<string, string>>;

/** What became of a form: taken with this sentence, or what is to be mended. */
export type SendOutcome =
  | { readonly isSent: true; readonly message: string }
  | { readonly isSent: false; readonly lead?: string; readonly fields: FieldErrors };

export type PublicFormRules = {
  readonly names: readonly string[];
  /** What stands in fields at the beginning. */
  readonly given?: PublicFormValues | undefined;
  /** Checks and sends; loaded when it is first needed, so that a page without a sent form carries none of it. */
  readonly send: (values: PublicFormValues) => Promise<SendOutcome>;
  /** What is said when nothing came of sending at all. */
  readonly notSent: string;
};

/** A public form: checked with the server's own schema, sent, and empty again once it was taken. */
export function usePublicForm({ names, given = {}, send, notSent }: PublicFormRules) {
  const blank = Object.fromEntries([...names, "consentVersion"].map((name) => [name, given[name] ?? ""]));
  const [values, setValues] = useState<PublicFormValues>(blank);
  const [outcome, setOutcome] = useState<SendOutcome>();
  /** Counts the tries, so that the problems take the focus after each. */
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const next = await send(values).catch((): SendOutcome => ({ isSent: false, lead: notSent, fields: {} }));
    if (next.isSent) setValues(blank);
    setOutcome(next);
    setAttempt((before) => before + 1);
    setBusy(false);
  }

  return {
    values,
    outcome,
    attempt,
    isBusy,
    change: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    startAgain: () => setOutcome(undefined),
    submit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      void submit();
    },
  };
}
