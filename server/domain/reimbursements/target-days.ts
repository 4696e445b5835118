import { chooseVersion } from "../rules/choose-version.ts";
import { datesOf } from "../rules/facts.ts";
import type { RuleVersion } from "../rules/terms.ts";
import type { TargetDays } from "./clocks.ts";
import { costOf, type Item } from "./items.ts";

type DatedClaim = { readonly scheme: string; readonly filedOn: string; readonly items: readonly Item[] };

/**
 * The target days of a claim: those of the version of its first cost that has one, then those of the version that its filing chooses, then
 * the settings.
 * @param versions those that the claim is pinned to
 * @source money.md 3 "target days (council, DGFT, reply of the firm)", 4
 */
export function targetDaysOf(versions: readonly RuleVersion[], { scheme, filedOn, items }: DatedClaim, settings: TargetDays): TargetDays {
  const dates = [...items.map((item) => datesOf(costOf(item), { filedOn })), { filed: filedOn }];
  const version = dates.map((known) => chooseVersion(versions, scheme, known)).find((chosen) => chosen !== undefined);
  if (version === undefined) return settings;
  const { council, dgft, reply } = version.terms.targetDays;
  return { council, dgft, member: reply };
}
