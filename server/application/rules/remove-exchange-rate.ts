import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { deleteUnusedRate, lockRates, selectRatesOfDays } from "#db/queries/exchange-rates.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

export const RemoveExchangeRateInput = z.object({
  currency: z.string().max(3),
  onDate: z.iso.date(),
  /** The rate as the caller last saw it. */
  rate: z.string().max(40),
});
export type RemoveExchangeRateInput = z.input<typeof RemoveExchangeRateInput>;

/**
 * Removes the rate of a day that no claim was submitted with: costs of this day wait for a rate again.
 * A claim that is taking its rates is waited for.
 * @throws not_found (removed already, or another rate now); conflict (`rate_used`)
 * @source money.md 1 "nothing is guessed: an item without a rate for its day waits and says so"
 */
export async function removeExchangeRate(ctx: AppContext, input: RemoveExchangeRateInput): Promise<{ message: string }> {
  authorize(ctx.actor, "rules.changeExchangeRates");
  const asked = RemoveExchangeRateInput.parse(input);
  const { currency, onDate, rate } = asked;
  return transact(ctx, async (tx) => {
    await lockRates(tx);
    const [there] = await selectRatesOfDays(tx, [asked]);
    if (there?.rate !== rate) throw notFound("rate_not_found", ruleMessages.rateGone);
    if (!(await deleteUnusedRate(tx, asked))) throw conflict("rate_used", ruleMessages.rateUsed);
    await recordAudit(tx, ctx, {
      event: "exchangeRate.remove",
      subject: { kind: "exchangeRate", id: `${currency} ${onDate}` },
      detail: { rate },
    });
    return { message: ruleMessages.rateRemoved(currency, formatIndianDate(onDate)) };
  });
}
