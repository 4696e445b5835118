import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { ExchangeRateInput } from "#domain/rules/exchange-rate-input.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

const emptyRate = { currency: "", onDate: "", rate: "", source: "" } as const;
export type RateField = keyof typeof emptyRate;
type TypedRate = Readonly<Record<RateField, string>>;
const rateFields = Object.keys(emptyRate) as RateField[]; // keys of a literal object

export const rateFieldId = (field: RateField): string => `rate-${field}`;

/** The form for one exchange rate: its values, what is wrong with them, and the last message. The source stays for the next rate. */
export function useRateForm() {
  const utils = trpc.useUtils();
  const [values, setValues] = useState<TypedRate>(emptyRate);
  /** What the form holds now: more may be typed while a rate is saved. */
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [there, setThere] = useState<{ readonly message: string; readonly seen: string; readonly refused: TypedRate }>();
  const save = trpc.rules.exchangeRates.save.useMutation({
    onSuccess: async (_done, sent) => {
      setThere(undefined);
      if (rateFields.every((field) => latest.current[field] === sent[field])) {
        setValues(({ source }) => ({ ...emptyRate, source }));
        document.getElementById(rateFieldId("currency"))?.focus();
      }
      await utils.rules.invalidate();
    },
    onError: (error, sent) => {
      const { code, message, fields } = failureOf(error);
      const seen = code === "rate_there" ? fields["seen"]?.[0] : undefined;
      setThere(seen === undefined ? undefined : { message, seen, refused: sent });
      if (seen === undefined) show(Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, texts.join(" ")])));
    },
  });

  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    const first = rateFields.find((field) => found[field] !== undefined);
    if (first !== undefined) document.getElementById(rateFieldId(first))?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    send(values);
  }
  function send(rate: TypedRate, seen?: string): void {
    if (save.isPending) return;
    const read = ExchangeRateInput.safeParse(rate);
    show(read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field)));
    if (read.success) save.mutate(seen === undefined ? rate : { ...rate, seen });
  }
  return {
    values,
    problems,
    submit,
    change: (field: RateField) => (value: string) => {
      setThere(undefined);
      setValues((before) => ({ ...before, [field]: value }));
    },
    /** The other rate that the day has, until something else is entered; what was refused for it is sent in its place. */
    there: there && { message: there.message, replace: () => send(there.refused, there.seen) },
    /** Enters currency and day of a rate that is wanted, and goes to the field of the rate. */
    fill: ({ currency, onDate }: Pick<Record<RateField, string>, "currency" | "onDate">) => {
      setValues((before) => ({ ...before, currency, onDate, rate: "" }));
      setProblems({});
      setThere(undefined);
      document.getElementById(rateFieldId("rate"))?.focus();
    },
    isSaving: save.isPending,
    savedMessage: save.data?.message,
    failure: save.error !== null && Object.keys(failureOf(save.error).fields).length === 0 ? failureOf(save.error).message : undefined,
  };
}

/** What the form of a rate and those who fill it share. */
export type RateEntry = ReturnType<typeof useRateForm>;
