import { daysAfter } from "../dates.ts";
import type { FieldErrors } from "../errors.ts";
import { ruleMessages } from "./messages.ts";
import type { RuleDate, RuleVersion } from "./terms.ts";

/** What of a version decides when it is chosen. */
export type VersionPeriod = Pick<RuleVersion, "number" | "effectiveFrom" | "effectiveTo"> & { readonly chosenBy: RuleDate };

type Span = { readonly from: string; readonly to: string };

const endless = "9999-12-31";
const endOf = ({ effectiveTo }: VersionPeriod): string => effectiveTo ?? endless;

/** True when a version is the one that `chooseVersion` takes on some day, among those that the same date chooses. */
function isEverChosen(version: VersionPeriod, among: readonly VersionPeriod[]): boolean {
  const later = among.filter(
    ({ number, effectiveFrom }) =>
      number !== version.number && (effectiveFrom > version.effectiveFrom || (effectiveFrom === version.effectiveFrom && number > version.number)),
  );
  let open = version.effectiveFrom;
  for (const other of later.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))) {
    if (other.effectiveFrom > open) break;
    if (endOf(other) === endless) return false;
    if (endOf(other) >= open) open = daysAfter(endOf(other), 1);
  }
  return open <= endOf(version);
}

/** The days between versions that none of them is for. */
function gapsBetween(versions: readonly VersionPeriod[]): Span[] {
  const gaps: Span[] = [];
  let until: string | undefined;
  for (const version of versions.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))) {
    if (until !== undefined && until < endless && daysAfter(until, 1) < version.effectiveFrom)
      gaps.push({ from: daysAfter(until, 1), to: daysAfter(version.effectiveFrom, -1) });
    if (until === undefined || endOf(version) > until) until = endOf(version);
  }
  return gaps;
}

/** A claim is filed after its other dates: an endless version that filing chooses is for every later day. */
const isCovered = (gap: Span, versions: readonly VersionPeriod[]): boolean =>
  versions.some(({ chosenBy, effectiveFrom, effectiveTo }) => chosenBy === "filed" && effectiveTo === null && effectiveFrom <= gap.from);

/**
 * The version that every claim filed from today on is computed by in place of one that began before it, whatever date chooses that one:
 * `chooseVersion` takes the one that began last, and a claim always has its day of filing.
 */
const findFollower = (draft: VersionPeriod, published: readonly VersionPeriod[], today: string): VersionPeriod | undefined =>
  published.find(
    ({ chosenBy, effectiveFrom, effectiveTo }) =>
      chosenBy === "filed" && effectiveTo === null && draft.effectiveFrom < effectiveFrom && effectiveFrom <= today,
  );

/**
 * True when a later version takes the place of a published one before its stated end: one that the same date chooses, or one for every claim
 * that is filed then.
 */
export const hasFollower = (version: VersionPeriod, published: readonly VersionPeriod[]): boolean =>
  published.some(
    (other) =>
      (other.chosenBy === version.chosenBy || (other.chosenBy === "filed" && other.effectiveTo === null)) &&
      version.effectiveFrom < other.effectiveFrom &&
      other.effectiveFrom <= endOf(version) &&
      endOf(version) <= endOf(other),
  );

/**
 * What speaks against publishing a version beside the published ones of its scheme, by the field that has to be changed; empty when
 * nothing does. A later version that begins within the period of an earlier one follows it.
 * @param today YYYY-MM-DD in India
 * @source issue 20 "Bad input and races": overlaps, gaps, a past begin only with a reason
 */
export function publishingProblems(
  draft: VersionPeriod & { readonly reasonForPast: string },
  published: readonly VersionPeriod[],
  today: string,
): FieldErrors {
  const problems: Record<string, string[]> = {};
  const note = (field: string, text: string) => (problems[field] ??= []).push(text);
  if (draft.effectiveTo !== null && draft.effectiveTo < draft.effectiveFrom) {
    note("effectiveTo", ruleMessages.endBeforeBegin);
    return problems;
  }
  if (draft.effectiveFrom < today && draft.reasonForPast === "") note("reasonForPast", ruleMessages.pastNeedsReason);
  const follower = findFollower(draft, published, today);
  if (follower !== undefined) {
    note("effectiveFrom", ruleMessages.isFollowed(follower.number, follower.effectiveFrom));
    return problems;
  }
  const alike = published.filter(({ chosenBy }) => chosenBy === draft.chosenBy);
  const after = [...alike, draft];
  for (const version of alike)
    if (isEverChosen(version, alike) && !isEverChosen(version, after)) note("effectiveFrom", ruleMessages.hidesVersion(version.number));
  if (!isEverChosen(draft, after)) note("effectiveFrom", ruleMessages.isHidden);
  const before = gapsBetween(alike);
  for (const gap of gapsBetween(after))
    if (!before.some(({ from, to }) => from <= gap.from && gap.to <= to) && !isCovered(gap, published))
      note("effectiveFrom", ruleMessages.leavesGap(gap.from, gap.to));
  return problems;
}
