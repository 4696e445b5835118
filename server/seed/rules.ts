import { startingReasons } from "#domain/reimbursements/starting-reasons.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { RuleTerms } from "#domain/rules/terms.ts";
import { insertContentSeeds, selectContentSeeds, updateContentVersion } from "#db/queries/content.ts";
import { insertReasonCodes } from "#db/queries/recommendations.ts";
import { getLastPublication, insertRuleVersions, lockRuleList, selectSchemesWithRules, type NewRuleVersion } from "#db/queries/rule-versions.ts";
import type { Services } from "../context.ts";

/**
 * Inserts the rules that the product brings, at the first start: the sure ones as published, the others as drafts, which never compute.
 * A scheme that has a version, be it a discarded draft, is left as it is.
 * @source data/scheme-rules.json; money.md 3 "Seed"
 */
export async function seedRules({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  if ((await selectSchemesWithRules(db)).length === schemeKinds.length) return;
  await db.transaction(async (tx) => {
    await lockRuleList(tx); // another node may be seeding at the same time
    const known = await selectSchemesWithRules(tx);
    const numbers = new Map<string, number>();
    let publication = await getLastPublication(tx);
    const fresh = startingRules
      .filter(({ scheme }) => !known.includes(scheme))
      .map(({ scheme, state, effectiveFrom, effectiveTo, source, terms }): NewRuleVersion => {
        const number = (numbers.get(scheme) ?? 0) + 1;
        numbers.set(scheme, number);
        const published = state === "published" ? { publishedAt: now(), publication: (publication += 1) } : {};
        return {
          scheme,
          number,
          state,
          effectiveFrom,
          effectiveTo,
          terms: RuleTerms.parse(terms),
          sourceName: source,
          preparedAt: now(),
          ...published,
        };
      });
    if (fresh.length === 0) return;
    await insertRuleVersions(tx, fresh);
    await updateContentVersion(tx); // the public page shows them
  });
}

const keyOf = ({ code }: { code: string }): string => `reason/${code}`;

/** Inserts the reasons for amounts that the product brings, at every start, each once: what the office changes stays. */
export async function seedReasons({ db }: Pick<Services, "db">): Promise<void> {
  const known = await selectContentSeeds(db);
  if (startingReasons.every((reason) => known.has(keyOf(reason)))) return;
  await db.transaction(async (tx) => {
    // Another node may be seeding at the same time: the one that inserts a key first inserts its row.
    const taken = await insertContentSeeds(tx, startingReasons.map(keyOf));
    const fresh = startingReasons.filter((reason) => taken.has(keyOf(reason)));
    if (fresh.length > 0) await insertReasonCodes(tx, fresh);
  });
}
