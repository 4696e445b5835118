import { z } from "zod";
import { readRupees, type Paise } from "../rules/amounts.ts";
import { amountMessages, maxAmountCharacters } from "./amount-messages.ts";

const Rupees = z
  .string()
  .max(maxAmountCharacters, amountMessages.notAnAmount)
  .refine((text) => text.trim() === "" || readRupees(text) !== undefined, amountMessages.notAnAmount)
  .optional();

/** A filter of a list by the amount that is known furthest: rupees as a person writes them, empty without a limit. */
export const amountFilters = { amountFrom: Rupees, amountTo: Rupees } as const;

type AmountLimits = { readonly amountFrom?: string | undefined; readonly amountTo?: string | undefined };

/** Both limits in paise; undefined without any. A claim whose amount is not known is in no range. */
export function amountRange({ amountFrom = "", amountTo = "" }: AmountLimits): AmountRange | undefined {
  const [from, to] = [readRupees(amountFrom), readRupees(amountTo)];
  return from === undefined && to === undefined ? undefined : { fromPaise: from ?? 0, toPaise: to ?? Number.MAX_SAFE_INTEGER };
}

export type AmountRange = { readonly fromPaise: Paise; readonly toPaise: Paise };
