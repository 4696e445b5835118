import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { ExchangeRateInput } from "#domain/rules/exchange-rate-input.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { selectRatesOfDays, upsertExchangeRates } from "#db/queries/exchange-rates.ts";
import { selectCountKeepingOtherRate } from "#db/queries/waiting-amounts.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

/**
 * Saves the rate of a currency for a day; a rate that is there is replaced, and the audit trail has both. What was computed with
 * the old rate keeps it, and the answer says how many claims of the council those are; the claims that waited for a rate of the currency get their amounts by a job.
 * @throws invalid (a field; `onDate` in the future)
 * @source money.md 1 "Exchange rates are rows"
 */
export async function saveExchangeRate(ctx: AppContext, input: ExchangeRateInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "rules.changeExchangeRates");
  const rate = ExchangeRateInput.parse(input);
  if (rate.onDate > calendarDateInIndia(ctx.now()))
    throw invalid("rate_in_future", ruleMessages.rateInFuture, { onDate: [ruleMessages.rateInFuture] });
  return transact(ctx, async (tx) => {
    const [before] = await selectRatesOfDays(tx, [rate]);
    await upsertExchangeRates(tx, { rates: [rate], enteredBy: actor.userId, enteredAt: ctx.now() });
    await enqueue(tx, "fill-amounts", { currency: rate.currency });
    await recordAudit(tx, ctx, {
      event: "exchangeRate.save",
      subject: { kind: "exchangeRate", id: `${rate.currency} ${rate.onDate}` },
      detail: { rate: rate.rate, ...(before !== undefined && { before: before.rate }) },
    });
    const keeping = await selectCountKeepingOtherRate(tx, [rate]);
    return { message: ruleMessages.rateSaved(rate.currency, formatIndianDate(rate.onDate), rate.rate, keeping) };
  });
}
