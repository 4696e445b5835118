import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Holidays, Weekend } from "#domain/rules/working-days.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectRulesAndHolidays, type RulesAndHolidays, type RuleVersionRow } from "#db/queries/rule-versions.ts";

/** What claims are computed with beside what they say: the published versions of all schemes, and the days on which the office does not work. */
export type RuleSet = { readonly published: readonly RuleVersionRow[]; readonly holidays: Holidays };

/** Saturday and Sunday, until the office enters another weekend. */
export const weekendAtFirst: Weekend = { fromOn: "1900-01-01", weekdays: [6, 0] };

/** The rules that count now; one statement. */
export const selectRuleSet = async (db: Db | Tx): Promise<RuleSet> => ruleSetOf(await selectRulesAndHolidays(db));

/** The same of what was read. */
export const ruleSetOf = ({ published, holidays, weekends }: RulesAndHolidays): RuleSet => ({
  published,
  holidays: { weekends: [weekendAtFirst, ...weekends], dates: new Set(holidays) },
});

type Pinned = { readonly scheme: SchemeKind; readonly rulesUntil: number | null };

/** The versions that count for a claim: those that were published until its submission, for a draft all. @source money.md 3 "pinned" */
export const rulesOfClaim = ({ published }: Pick<RuleSet, "published">, { scheme, rulesUntil }: Pinned): RuleVersionRow[] =>
  published.filter((rule) => rule.scheme === scheme && (rulesUntil === null || (rule.publication ?? 0) <= rulesUntil));
