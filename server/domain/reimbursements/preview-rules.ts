import { parseCalendarDate } from "../dates.ts";
import { chooseVersion } from "../rules/choose-version.ts";
import { checksOf, checksWithoutRule } from "../rules/checks.ts";
import { datesOf, type ClaimFacts } from "../rules/facts.ts";
import { checkInWords, type CheckInWords } from "../rules/sentences.ts";
import type { RuleVersion } from "../rules/terms.ts";
import { costOf, itemLabel, type Item } from "./items.ts";
import type { SchemeKind } from "./schemes/kinds.ts";
import { schemeOf } from "./schemes/index.ts";
import type { Weekend } from "../rules/working-days.ts";

/** All that the rules ask of a firm that files under a scheme today, but the costs. */
export type FilingRules = {
  readonly scheme: SchemeKind;
  readonly versions: readonly RuleVersion[];
  readonly firm: Omit<ClaimFacts, "costs">;
  readonly holidays: { readonly weekends: readonly Weekend[]; readonly dates: readonly string[] };
};

const isDateFact = (name: string): boolean => /_(on|from|to)$/.test(name);
/** A date that is being typed is not known yet. */
const withoutHalfDates = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name, value]) => !isDateFact(name) || parseCalendarDate(value) === value));

/** `place`: which of the typed costs it is, from 0. */
export type RulePreview = { readonly itemId: string; readonly place: number; readonly label: string; readonly checks: readonly CheckInWords[] };

/**
 * What the rules say of costs that are being typed, as if they were filed today: a line for each cost whose rules can be chosen,
 * and for one that has none and lies after the programme; without what is not known yet. Pure: the browser runs it.
 * @source money.md 3 "the member before filing", 4
 */
export function previewRules({ scheme, versions, firm, holidays }: FilingRules, typed: readonly Item[]): RulePreview[] {
  const items = typed.map(withoutHalfDates);
  const claim: ClaimFacts = { ...firm, costs: items.map((item) => costOf(item)) };
  const around = { claim, rateOn: () => undefined, holidays: { weekends: holidays.weekends, dates: new Set(holidays.dates) } };
  return items.flatMap((item, place) => {
    const cost = costOf(item);
    const version = chooseVersion(versions, scheme, datesOf(cost, claim));
    const checks = version === undefined ? checksWithoutRule(cost) : checksOf(version.terms, cost, around);
    const known = checks.filter(({ outcome }) => outcome !== "unknown");
    if (version === undefined && known.length === 0) return [];
    return [{ itemId: cost.id, place, label: itemLabel(schemeOf(scheme), item), checks: known.map(checkInWords) }];
  });
}
