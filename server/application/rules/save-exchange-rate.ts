import { z } from "zod";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { ratePlaces, toMinorUnits } from "#domain/rules/amounts.ts";
import { ExchangeRateInput } from "#domain/rules/exchange-rate-input.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { lockRates, selectRatesOfDays, upsertExchangeRates } from "#db/queries/exchange-rates.ts";
import { selectCountKeepingOtherRate } from "#db/queries/waiting-amounts.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

export const SaveExchangeRateInput = ExchangeRateInput.extend({
  /** The rate that is replaced, as the caller last saw it; absent for a day that has none. */
  seen: z.string().max(40).optional(),
});
export type SaveExchangeRateInput = z.input<typeof SaveExchangeRateInput>;

/**
 * Saves the rate of a currency for a day; another rate that is there is replaced if the caller has seen it, and the audit trail has both.
 * What was computed with the old rate keeps it, and the answer says how many claims of the council those are; the claims that waited for a
 * rate of the currency get their amounts by a job.
 * @throws invalid (a field; `onDate` in the future); conflict (`rate_there`: the day has another rate, which the field `seen` names)
 * @source money.md 1 "Exchange rates are rows"
 */
export async function saveExchangeRate(ctx: AppContext, input: SaveExchangeRateInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "rules.changeExchangeRates");
  const { seen, ...rate } = SaveExchangeRateInput.parse(input);
  const day = formatIndianDate(rate.onDate);
  if (rate.onDate > calendarDateInIndia(ctx.now()))
    throw invalid("rate_in_future", ruleMessages.rateInFuture, { onDate: [ruleMessages.rateInFuture] });
  return transact(ctx, async (tx) => {
    await lockRates(tx);
    const [before] = await selectRatesOfDays(tx, [rate]);
    const replaced = before !== undefined && !isSameRate(before.rate, rate.rate) ? before : undefined;
    if (replaced !== undefined && replaced.rate !== seen)
      throw conflict("rate_there", ruleMessages.rateThere(rate.currency, day, replaced.rate, replaced.source), { seen: [replaced.rate] });
    await upsertExchangeRates(tx, { rates: [rate], enteredBy: actor.userId, enteredAt: ctx.now() });
    await enqueue(tx, "fill-amounts", { currency: rate.currency });
    await recordAudit(tx, ctx, {
      event: "exchangeRate.save",
      subject: { kind: "exchangeRate", id: `${rate.currency} ${rate.onDate}` },
      detail: { rate: rate.rate, ...(before !== undefined && { before: before.rate }) },
    });
    const keeping = await selectCountKeepingOtherRate(tx, [rate]);
    return { message: ruleMessages.rateSaved(rate.currency, day, rate.rate, replaced?.rate, keeping) };
  });
}

const isSameRate = (a: string, b: string): boolean => toMinorUnits(a, ratePlaces) === toMinorUnits(b, ratePlaces);
