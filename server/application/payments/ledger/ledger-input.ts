import { z } from "zod";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { typedDate } from "#domain/date-input.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import type { AppContext } from "../../../context.ts";

/** An amount of more than zero; the most is Rs 99,99,99,99,999.99. */
export const AmountPaise = z.int(ledgerMessages.amount).min(1, ledgerMessages.amount).max(9_999_999_999_999, ledgerMessages.amount);

/** A day as it is typed or as YYYY-MM-DD; it has to be given. */
export const typedDay = (label: string) => typedDate(label).refine((day) => day !== "", `Enter the ${label.toLowerCase()}`);

/** The reference of a payment as it is stored and compared: the bank's, without blanks and in capitals. */
export const typedReference = (label: string, maxLength: number) =>
  plainLine(label, maxLength).transform((text) => text.replaceAll(/\s/g, "").toUpperCase());

export const todayOf = (ctx: Pick<AppContext, "now">): string => calendarDateInIndia(ctx.now());

/** @throws invalid (`in_future`, with the field) */
export function assertNotInFuture(ctx: Pick<AppContext, "now">, field: string, day: string): void {
  const today = todayOf(ctx);
  if (day <= today) return;
  const text = ledgerMessages.inFuture(formatIndianDate(today));
  throw invalid("in_future", text, { [field]: [text] });
}

/** "Rs 4,12,500.00" */
export const paiseText = (paise: Paise): string => rupeesText(rupeesOf(paise));
