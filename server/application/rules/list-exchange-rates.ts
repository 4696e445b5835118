import { z } from "zod";
import { selectExchangeRateCount, selectExchangeRates, selectRatedCurrencies, type ExchangeRateRow } from "#db/queries/exchange-rates.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const ListExchangeRatesInput = Page.extend({ currency: z.string().max(3).optional() });
export type ListExchangeRatesInput = z.input<typeof ListExchangeRatesInput>;

export type ExchangeRatesView = Paged<ExchangeRateRow> & {
  /** The currencies that have a rate, for a filter. */
  readonly currencies: readonly string[];
};

/** The exchange rates that staff entered, the latest day first. @source money.md 1 */
export async function listExchangeRates(ctx: AppContext, input: ListExchangeRatesInput): Promise<ExchangeRatesView> {
  authorize(ctx.actor, "rules.readExchangeRates");
  const { currency, page, pageSize } = ListExchangeRatesInput.parse(input);
  const [rows, count, currencies] = await Promise.all([
    selectExchangeRates(ctx.db, { currency, limit: pageSize, offset: (page - 1) * pageSize }),
    selectExchangeRateCount(ctx.db, currency),
    selectRatedCurrencies(ctx.db),
  ]);
  return { ...paged(rows, count, { page, pageSize }), currencies };
}
