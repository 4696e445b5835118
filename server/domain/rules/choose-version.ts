import type { RuleDate, RuleVersion } from "./terms.ts";

/** The known dates of a cost; what is not known is absent. Calendar dates in India. */
export type CostDates = { readonly [date in RuleDate]?: string | undefined };

/**
 * The version whose own date lies in its period; for a cost without the date of a certificate, the day of its payment stands for it. Of several
 * versions the one that began last; of two that began on one day, the higher number.
 * @source money.md 3 "which date chooses it"
 */
export function chooseVersion(versions: readonly RuleVersion[], scheme: string, dates: CostDates): RuleVersion | undefined {
  const isChosen = ({ effectiveFrom, effectiveTo, terms, holdsAlready }: RuleVersion): boolean => {
    const date = dates[terms.chosenBy] ?? (terms.chosenBy === "certificate_issued" ? dates.cost_paid : undefined);
    return date !== undefined && (holdsAlready === true || (effectiveFrom <= date && (effectiveTo === null || date <= effectiveTo)));
  };
  return versions
    .filter((version) => version.scheme === scheme && isChosen(version))
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || b.number - a.number)[0];
}

/** The version that a cost of a day (YYYY-MM-DD), filed on this day, would have. */
export const versionOfDay = (versions: readonly RuleVersion[], scheme: string, day: string): RuleVersion | undefined =>
  chooseVersion(versions, scheme, { filed: day, certificate_issued: day, event_ended: day, cost_paid: day, intent_filed: day });
