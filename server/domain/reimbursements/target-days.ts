import { chooseVersion } from "../rules/choose-version.ts";
import { datesOf } from "../rules/facts.ts";
import type { RuleVersion } from "../rules/terms.ts";
import type { Holidays } from "../rules/working-days.ts";
import type { TargetDays } from "./clocks.ts";
import { costOf, type Item } from "./items.ts";

/** Dates are YYYY-MM-DD. The day of the intent is one that an officer found proved. */
export type DatedClaim = {
  readonly scheme: string;
  readonly filedOn: string;
  readonly intentFiledOn?: string | undefined;
  readonly items: readonly Item[];
};

/**
 * The version that stands for a whole claim: that of its first cost that has one, else the one that its filing or its intent chooses.
 * @param versions those that the claim is pinned to
 */
export function versionOfClaim(versions: readonly RuleVersion[], { scheme, filedOn, intentFiledOn, items }: DatedClaim): RuleVersion | undefined {
  const dates = [...items.map((item) => datesOf(costOf(item), { filedOn, intentFiledOn })), { filed: filedOn, intent_filed: intentFiledOn }];
  return dates.map((known) => chooseVersion(versions, scheme, known)).find((chosen) => chosen !== undefined);
}

/** The days of a claim without a version, and the office's calendar for a version that counts working days. */
export type WithoutVersion = { readonly settings: TargetDays; readonly office: Holidays };

/**
 * The target days of a claim: those of the version of its first cost that has one, then those of the version that its filing or its intent
 * chooses, then the settings.
 * @param versions those that the claim is pinned to
 * @source money.md 3 "target days (council, DGFT, reply of the firm)", 4
 */
export const targetDaysOf = (versions: readonly RuleVersion[], claim: DatedClaim, without: WithoutVersion): TargetDays =>
  targetDaysOfVersion(versionOfClaim(versions, claim), without);

/** The target days of a version, without one those of the settings. */
export function targetDaysOfVersion(version: RuleVersion | undefined, { settings, office }: WithoutVersion): TargetDays {
  if (version === undefined) return settings;
  const { council, dgft, reply, counts } = version.terms.targetDays;
  return { council, dgft, member: reply, ...(counts === "working_days" && { office }) };
}
