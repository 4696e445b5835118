import { calendarDateInIndia } from "#domain/dates.ts";
import { dueOn, type TargetDays } from "#domain/reimbursements/clocks.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import { targetDaysOf, type DatedClaim } from "#domain/reimbursements/target-days.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectItemsOfClaims } from "#db/queries/claim-facts.ts";
import { selectIntentDays } from "#db/queries/proved-facts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { rulesOfClaim, selectRuleSet, type RuleSet } from "./rule-set.ts";

type Context = Pick<AppContext, "now" | "config">;
type Pinned = Pick<ReimbursementRow, "id" | "scheme" | "submittedAt" | "rulesUntil">;

/** The target days of some claims, by id: by the rules that each is pinned to, else by the settings. @source money.md 4 */
export async function selectTargetDays(db: Db | Tx, ctx: Context, claims: readonly Pinned[]): Promise<ReadonlyMap<string, TargetDays>> {
  if (claims.length === 0) return new Map();
  const ids = claims.map(({ id }) => id);
  const [items, intentDays, rules] = await Promise.all([selectItemsOfClaims(db, ids), selectIntentDays(db, ids), selectRuleSet(db)]);
  const itemsOf = (id: string): Item[] => items.flatMap(({ reimbursementId, item }) => (reimbursementId === id ? [item] : []));
  const targetsOf = (claim: Pinned): TargetDays =>
    targetDaysWith(rules, ctx, { ...claim, items: itemsOf(claim.id), intentFiledOn: intentDays.get(claim.id) });
  return new Map(claims.map((claim) => [claim.id, targetsOf(claim)]));
}

/** The target days of one claim. */
export async function getTargetDays(db: Db | Tx, ctx: Context, claim: Pinned): Promise<TargetDays> {
  return (await selectTargetDays(db, ctx, [claim])).get(claim.id) ?? ctx.config.targetDays;
}

/** The same from what the caller has read. */
export const targetDaysWith = (
  rules: RuleSet,
  ctx: Context,
  { items, intentFiledOn, ...claim }: Pinned & Pick<DatedClaim, "items" | "intentFiledOn">,
): TargetDays =>
  targetDaysOf(
    rulesOfClaim(rules, claim),
    { scheme: claim.scheme, filedOn: calendarDateInIndia(claim.submittedAt ?? ctx.now()), intentFiledOn, items },
    { settings: ctx.config.targetDays, office: rules.holidays },
  );

/** The date by which a member is to reply to what is shared now, YYYY-MM-DD. */
export const replyDate = ({ now }: Pick<AppContext, "now">, targets: TargetDays): string =>
  dueOn("member", now(), targets) ?? calendarDateInIndia(now());
