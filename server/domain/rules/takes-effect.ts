import { daysAfter, formatIndianDate } from "../dates.ts";
import { versionOfDay } from "./choose-version.ts";
import { ruleMessages } from "./messages.ts";
import { ruleWords } from "./rule-words.en.ts";
import type { RuleVersion } from "./terms.ts";

type Numbered = Pick<RuleVersion, "number" | "effectiveFrom">;
type Dated = Pick<RuleVersion, "effectiveFrom" | "effectiveTo" | "terms"> & {
  /** The result of `versionAfterEnd`. */
  readonly afterEnd: Numbered | null;
};

/** The published version for the day after the last day of another one; undefined where none holds, and for one without end. */
export const versionAfterEnd = (
  { scheme, effectiveTo }: Pick<RuleVersion, "scheme" | "effectiveTo">,
  published: readonly RuleVersion[],
): RuleVersion | undefined => (effectiveTo === null ? undefined : versionOfDay(published, scheme, daysAfter(effectiveTo, 1)));

/**
 * For which days a version counts: as a consequence before it is published, and as the message afterwards. `afterEnd` is the consequence of its
 * last day, absent where a later version follows or it has no end.
 * @param today YYYY-MM-DD in India
 */
export function takesEffect(
  version: Dated,
  today: string,
): { readonly consequence: string; readonly afterEnd: string | undefined; readonly published: string } {
  const { consequence, published } = beginOf(version, today);
  const afterEnd = endOf(version);
  return { consequence, afterEnd, published: afterEnd === undefined ? published : `${published} ${afterEnd}.` };
}

function beginOf({ effectiveFrom, effectiveTo, terms }: Dated, today: string): { readonly consequence: string; readonly published: string } {
  const begin = formatIndianDate(effectiveFrom);
  const { chosenBy } = terms;
  const day = ruleWords.dates[chosenBy];
  const without = chosenBy === "certificate_issued" ? ruleWords.chosenWithoutCertificate : "";
  if (effectiveTo !== null && effectiveTo < today) {
    const end = formatIndianDate(effectiveTo);
    return {
      consequence: `New claims are computed by these rules where ${day} is ${begin} to ${end}${without}`,
      published: ruleMessages.publishedForPast(begin, end),
    };
  }
  if (effectiveFrom <= today) return { consequence: "New claims are computed by these rules at once", published: ruleMessages.published };
  return {
    consequence: `Claims are computed by these rules where ${day} is ${begin} or later${without}`,
    published: ruleMessages.publishedBefore(begin),
  };
}

function endOf({ effectiveFrom, effectiveTo, afterEnd }: Dated): string | undefined {
  if (effectiveTo === null) return undefined;
  const day = formatIndianDate(daysAfter(effectiveTo, 1));
  if (afterEnd === null) return ruleMessages.noneAfterEnd(day);
  if (afterEnd.effectiveFrom > effectiveFrom) return undefined;
  return ruleMessages.countsAgain(day, afterEnd.number, formatIndianDate(afterEnd.effectiveFrom), formatIndianDate(effectiveTo));
}
