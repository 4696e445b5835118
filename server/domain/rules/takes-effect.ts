import { formatIndianDate } from "../dates.ts";
import { ruleMessages } from "./messages.ts";
import { ruleWords } from "./rule-words.en.ts";
import type { RuleVersion } from "./terms.ts";

/**
 * For which days a version counts: as a consequence before it is published, and as the message afterwards.
 * @param today YYYY-MM-DD in India
 */
export function takesEffect(
  { effectiveFrom, effectiveTo, terms }: Pick<RuleVersion, "effectiveFrom" | "effectiveTo" | "terms">,
  today: string,
): { readonly consequence: string; readonly published: string } {
  const begin = formatIndianDate(effectiveFrom);
  const day = ruleWords.dates[terms.chosenBy];
  if (effectiveTo !== null && effectiveTo < today) {
    const end = formatIndianDate(effectiveTo);
    return {
      consequence: `New claims are computed by these rules where ${day} is ${begin} to ${end}`,
      published: ruleMessages.publishedForPast(begin, end),
    };
  }
  if (effectiveFrom <= today) return { consequence: "New claims are computed by these rules at once", published: ruleMessages.published };
  return {
    consequence: `Claims are computed by these rules where ${day} is ${begin} or later`,
    published: ruleMessages.publishedBefore(begin),
  };
}
