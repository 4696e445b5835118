import { ExchangeRateInput } from "#domain/rules/exchange-rate-input.ts";
import { checkExchangeRates, ExchangeRateList, importExchangeRates } from "../application/rules/import-exchange-rates.ts";
import { listExchangeRates, ListExchangeRatesInput } from "../application/rules/list-exchange-rates.ts";
import { saveExchangeRate } from "../application/rules/save-exchange-rate.ts";
import { procedure, router } from "./trpc.ts";

/** Calls of rules and exchange rates. */
export const rulesRouter = router({
  exchangeRates: router({
    list: procedure.input(ListExchangeRatesInput).query(({ ctx, input }) => listExchangeRates(ctx, input)),
    save: procedure.input(ExchangeRateInput).mutation(({ ctx, input }) => saveExchangeRate(ctx, input)),
    check: procedure.input(ExchangeRateList).mutation(({ ctx, input }) => checkExchangeRates(ctx, input)),
    import: procedure.input(ExchangeRateList).mutation(({ ctx, input }) => importExchangeRates(ctx, input)),
  }),
});
