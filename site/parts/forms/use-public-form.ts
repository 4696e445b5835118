import { useState, type FormEvent } from "react";
import type { FieldErrors } from "#domain/errors.ts";

/** What is typed into a public form, by field; the consent is the version of the notice, or empty. */
export type PublicFormValues = Readonly<Record<string, string>>;

/** What became of a form: taken with this sentence, or what is to be mended. The lead is in parts, each of which a language knows. */
export type SendOutcome =
  | { readonly isSent: true; readonly message: string }
  | { readonly isSent: false; readonly lead?: readonly string[]; readonly fields: FieldErrors };

export type PublicFormRules = {
  readonly names: readonly string[];
  /** Checks and sends; loaded when it is first needed, so that a page without a sent form carries none of it. */
  readonly send: (values: PublicFormValues) => Promise<SendOutcome>;
  /** What is said when nothing came of sending at all. */
  readonly notSent: string;
};

/**
 * A public form: checked with the server's own schema, sent, and empty again once it was taken. What is typed stays in its fields and is read
 * when it is sent, so that what somebody typed before the page came to life is sent, too.
 */
export function usePublicForm({ names, send, notSent }: PublicFormRules) {
  const [outcome, setOutcome] = useState<SendOutcome>();
  /** Counts the tries, so that the problems take the focus after each. */
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isBusy) return;
    const typed = new FormData(form);
    const values = Object.fromEntries([...names, "consentVersion"].map((name) => [name, textOf(typed.get(name))]));
    setBusy(true);
    const next = await send(values).catch((): SendOutcome => ({ isSent: false, lead: [notSent], fields: {} }));
    setOutcome(next);
    setAttempt((before) => before + 1);
    setBusy(false);
  }

  return {
    outcome,
    attempt,
    isBusy,
    startAgain: () => setOutcome(undefined),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** A box that is not ticked says nothing. */
const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
