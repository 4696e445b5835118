import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { parseCalendarDate } from "../dates.ts";
import { currencyCodes, rupee } from "./currencies.ts";
import { ruleMessages } from "./messages.ts";

/** The currencies that need a rate. */
export const ratedCurrencies: readonly string[] = currencyCodes.filter((code) => code !== rupee);

/** At most twelve digits before the point and six after it, as the column takes. */
const decimalRate = /^\d{1,12}(\.\d{1,6})?$/;

/**
 * One rate as a person types it: a code in any case, a date as DD-MM-YYYY or YYYY-MM-DD, a decimal number with at most six places and
 * no comma: it could be a decimal point.
 * @source money.md 1: numeric(18,6), ISO 4217
 */
export const ExchangeRateInput = z.object({
  currency: z
    .string()
    .max(20)
    .transform((code) => code.trim().toUpperCase())
    .superRefine((code, check) => {
      if (code === rupee) check.addIssue(ruleMessages.rupeeNeedsNoRate);
      else if (!ratedCurrencies.includes(code)) check.addIssue(ruleMessages.unknownCurrency);
    }),
  onDate: z
    .string()
    .max(20)
    .transform((text, check) => {
      const date = parseCalendarDate(text.trim());
      if (date === undefined) check.addIssue(ruleMessages.rateDateUnreadable);
      return date ?? "";
    }),
  rate: z
    .string()
    .max(40)
    .transform((text) => text.trim())
    .pipe(z.string().regex(decimalRate, ruleMessages.rateUnreadable))
    .refine((rate) => /[1-9]/.test(rate), ruleMessages.rateNotPositive),
  source: plainLine("Source", 200),
});
export type ExchangeRateInput = z.input<typeof ExchangeRateInput>;
