import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import type { z } from "zod";
import { failureOf } from "../../lib/trpc.ts";

/** What is typed into a public form, by field; the consent is the version of the notice, or empty. */
export type SiteFormValues = Record<string, string>;

export type SiteFormRules = {
  readonly shape: z.ZodType;
  readonly names: readonly string[];
  readonly send: (values: SiteFormValues) => Promise<unknown>;
  /** What is said when the server does not take it, before its own sentence. */
  readonly failedWith?: string;
};

/** A public form: checked here with the server's own schema, sent, and empty again once it was taken. */
export function useSiteForm({ shape, names, send, failedWith = "" }: SiteFormRules) {
  const blank: SiteFormValues = Object.fromEntries([...names, "consentVersion"].map((name) => [name, ""]));
  const form = useForm<SiteFormValues>({ initialValues: blank, validate: schemaResolver(shape, { sync: true }), validateInputOnBlur: false });
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(values: SiteFormValues): Promise<void> {
    if (isBusy) return;
    setRefusal(undefined);
    setBusy(true);
    try {
      await send(values);
      form.reset();
      setSent(true);
    } catch (error) {
      const { message, fields } = failureOf(error);
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(" ")])));
      setRefusal(`${failedWith}${message}`);
      setAttempt((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    refusal,
    /** Counts the tries, so that the problems take the focus after each. */
    attempt,
    isBusy,
    isSent,
    startAgain: () => setSent(false),
    submit: form.onSubmit(
      (values) => void submit(values),
      () => {
        setRefusal(undefined);
        setAttempt((before) => before + 1);
      },
    ),
  };
}
