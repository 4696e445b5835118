import { ReasonCodeInput } from "#domain/rules/reason-code-input.ts";
import { listWaitingRates } from "../application/reimbursements/list-waiting-rates.ts";
import { HolidayInput } from "#domain/rules/holiday-input.ts";
import { WeekendInput } from "#domain/rules/weekend-input.ts";
import { listWeekends, removeWeekend, RemoveWeekendInput, saveWeekend } from "../application/rules/weekends.ts";
import { discardRuleDraft, DiscardRuleDraftInput } from "../application/rules/discard-rule-draft.ts";
import { listHolidays, removeHoliday, RemoveHolidayInput, saveHoliday } from "../application/rules/holidays.ts";
import { checkExchangeRates, ExchangeRateList, importExchangeRates, ImportExchangeRatesInput } from "../application/rules/import-exchange-rates.ts";
import { listExchangeRates, ListExchangeRatesInput } from "../application/rules/list-exchange-rates.ts";
import { listKeptRates } from "../application/rules/list-kept-rates.ts";
import { listReasonCodes } from "../application/rules/list-reason-codes.ts";
import { getRule, listRules } from "../application/rules/list-rules.ts";
import { publishRules, PublishRulesInput } from "../application/rules/publish-rules.ts";
import { RuleVersionId } from "../application/rules/rule-view.ts";
import { removeExchangeRate, RemoveExchangeRateInput } from "../application/rules/remove-exchange-rate.ts";
import { saveExchangeRate, SaveExchangeRateInput } from "../application/rules/save-exchange-rate.ts";
import { saveRuleDraft, SaveRuleDraftInput } from "../application/rules/save-rule-draft.ts";
import { startReplay, StartReplayInput } from "../application/rules/start-replay.ts";
import { saveReasonCode } from "../application/rules/save-reason-code.ts";
import { calling, procedure, router } from "./trpc.ts";

/** Calls of rules and exchange rates. */
export const rulesRouter = router({
  list: procedure("rules.read").query(({ ctx }) => listRules(ctx)),
  get: procedure("rules.read").input(RuleVersionId).query(calling(getRule)),
  saveDraft: procedure("rules.prepare").input(SaveRuleDraftInput).mutation(calling(saveRuleDraft)),
  discardDraft: procedure("rules.prepare").input(DiscardRuleDraftInput).mutation(calling(discardRuleDraft)),
  startReplay: procedure("rules.prepare").input(StartReplayInput).mutation(calling(startReplay)),
  publish: procedure("rules.publish").input(PublishRulesInput).mutation(calling(publishRules)),
  weekends: router({
    list: procedure("rules.read").query(({ ctx }) => listWeekends(ctx)),
    save: procedure("rules.changeHolidays").input(WeekendInput).mutation(calling(saveWeekend)),
    remove: procedure("rules.changeHolidays").input(RemoveWeekendInput).mutation(calling(removeWeekend)),
  }),
  holidays: router({
    list: procedure("rules.read").query(({ ctx }) => listHolidays(ctx)),
    save: procedure("rules.changeHolidays").input(HolidayInput).mutation(calling(saveHoliday)),
    remove: procedure("rules.changeHolidays").input(RemoveHolidayInput).mutation(calling(removeHoliday)),
  }),
  reasons: router({
    list: procedure("rules.readReasons").query(({ ctx }) => listReasonCodes(ctx)),
    save: procedure("rules.changeReasons").input(ReasonCodeInput).mutation(calling(saveReasonCode)),
  }),
  exchangeRates: router({
    list: procedure("rules.readExchangeRates").input(ListExchangeRatesInput).query(calling(listExchangeRates)),
    waiting: procedure("rules.readExchangeRates").query(({ ctx }) => listWaitingRates(ctx)),
    kept: procedure("rules.readExchangeRates").query(({ ctx }) => listKeptRates(ctx)),
    save: procedure("rules.changeExchangeRates").input(SaveExchangeRateInput).mutation(calling(saveExchangeRate)),
    remove: procedure("rules.changeExchangeRates").input(RemoveExchangeRateInput).mutation(calling(removeExchangeRate)),
    check: procedure("rules.changeExchangeRates").input(ExchangeRateList).mutation(calling(checkExchangeRates)),
    import: procedure("rules.changeExchangeRates").input(ImportExchangeRatesInput).mutation(calling(importExchangeRates)),
  }),
});
