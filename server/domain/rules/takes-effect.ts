import { formatIndianDate } from "../dates.ts";
import { ruleMessages } from "./messages.ts";
import { ruleWords } from "./rule-words.en.ts";
import type { RuleVersion } from "./terms.ts";

/**
 * From when on a version counts: as a consequence before it is published, and as the message afterwards.
 * @param today YYYY-MM-DD in India
 */
export function takesEffect(
  { effectiveFrom, terms }: Pick<RuleVersion, "effectiveFrom" | "terms">,
  today: string,
): { readonly consequence: string; readonly published: string } {
  if (effectiveFrom <= today) return { consequence: "New claims are computed by these rules at once", published: ruleMessages.published };
  const begin = formatIndianDate(effectiveFrom);
  return {
    consequence: `Claims are computed by these rules where ${ruleWords.dates[terms.chosenBy]} is ${begin} or later`,
    published: ruleMessages.publishedBefore(begin),
  };
}
