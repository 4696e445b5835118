import { sql } from "drizzle-orm";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { RuleTerms } from "#domain/rules/terms.ts";
import { ruleVersions } from "#db/schema/rules.ts";
import type { Services } from "#server/context.ts";

type Published = {
  readonly scheme: "product" | "plant" | "exhibition";
  readonly effectiveFrom: string;
  readonly effectiveTo?: string;
  readonly terms: Partial<RuleTerms>;
};

let number = 1000;

/** Publishes a version of rules beside those of the product: the last one for its scheme, with its terms changed. */
export async function publishRule({ db }: Pick<Services, "db">, { scheme, effectiveFrom, effectiveTo, terms }: Published): Promise<void> {
  const last = startingRules.findLast((rule) => rule.scheme === scheme);
  if (last === undefined) throw new Error(`no rules for ${scheme}`);
  number += 1;
  await db.insert(ruleVersions).values({
    scheme,
    number,
    state: "published",
    effectiveFrom,
    effectiveTo: effectiveTo ?? null,
    terms: RuleTerms.parse({ ...last.terms, ...terms }),
    sourceName: "Order of the test",
    publishedAt: new Date(),
    // The product may have published after the last one of a test.
    publication: sql<number>`(select coalesce(max(publication), 0) + 1 from rule_versions)`,
  });
}
