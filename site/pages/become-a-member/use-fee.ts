import { useRef, useState, type FormEvent } from "react";
import { bandOf, readAmount, type AmountProblem, type FeeBand, type FeeTable } from "#domain/members/membership-fees.ts";
import { queryOf } from "../../content/addresses.ts";
import { useSite } from "../../parts/site-context.ts";

/** Nothing yet, why the amount cannot be read, or the band of exports in paise. */
export type FeeAnswer = { readonly problem: AmountProblem } | { readonly band: FeeBand; readonly paise: bigint } | undefined;

/** The band for the exports in the address or in the form. Each answer has an address. */
export function useFee(table: FeeTable) {
  const { address } = useSite();
  const [asked, setAsked] = useState(address.search["exports"]);
  const field = useRef<HTMLInputElement>(null);
  const answer = answerFor(table, asked);

  function calculate(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const exports = field.current?.value ?? "";
    setAsked(exports);
    window.history.replaceState(null, "", `${address.path}${queryOf({ exports })}`);
    const next = answerFor(table, exports);
    if (next !== undefined && "problem" in next) field.current?.focus();
  }

  return { asked: asked ?? "", answer, field, calculate };
}

function answerFor(table: FeeTable, exports: string | undefined): FeeAnswer {
  if (exports === undefined) return undefined;
  const amount = readAmount(exports);
  return "problem" in amount ? amount : { band: bandOf(table, amount.paise), paise: amount.paise };
}
