import { useState, type FormEvent } from "react";
import type { FieldErrors } from "#domain/errors.ts";

/** The values of a public form by field. The consent is the version of the notice, or empty. */
export type PublicFormValues = Readonly<Record<string, string>>;

/** The result of sending a form. The lead is in parts that are translated one by one. */
export type SendOutcome =
  | { readonly isSent: true; readonly message: string; readonly number?: string | undefined }
  | { readonly isSent: false; readonly lead?: readonly string[]; readonly fields: FieldErrors };

export type PublicFormRules = {
  /** What the server answered when the browser sent the form without a script. */
  readonly answered?: SendOutcome | undefined;
  readonly names: readonly string[];
  /** Checks and sends. Loaded when the first form is sent. */
  readonly send: (values: PublicFormValues) => Promise<SendOutcome>;
  /** Shown when sending failed without an answer. */
  readonly notSent: string;
};

/**
 * A public form: checked with the schema of the server, sent, and empty afterwards. Its fields are read when it is sent, so input from
 * before hydration is sent, too.
 */
export function usePublicForm({ names, send, notSent, answered }: PublicFormRules) {
  const [outcome, setOutcome] = useState<SendOutcome | undefined>(answered);
  /** Counts the attempts, so that the problems receive the focus after each. */
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

/** A box that is not ticked is missing from the form data. */
const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
