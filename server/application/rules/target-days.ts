import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import type { TargetDays } from "#domain/reimbursements/clocks.ts";
import { targetDaysOf } from "#domain/reimbursements/target-days.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectItemsOfClaims } from "#db/queries/claim-facts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectPublishedRules } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";

type Context = Pick<AppContext, "now" | "config">;
type Pinned = Pick<ReimbursementRow, "id" | "scheme" | "submittedAt" | "rulesUntil">;

/** The target days of some claims, by id: by the rules that each is pinned to, else by the settings. @source money.md 4 */
export async function selectTargetDays(db: Db | Tx, ctx: Context, claims: readonly Pinned[]): Promise<ReadonlyMap<string, TargetDays>> {
  if (claims.length === 0) return new Map();
  const today = calendarDateInIndia(ctx.now());
  const pins = new Map(claims.map((claim) => [pinOf(claim), claim]));
  const [items, rules] = await Promise.all([
    selectItemsOfClaims(
      db,
      claims.map(({ id }) => id),
    ),
    Promise.all(
      [...pins].map(async ([pin, { scheme, rulesUntil }]) => [pin, await selectPublishedRules(db, scheme, rulesUntil ?? undefined)] as const),
    ),
  ]);
  const rulesOf = new Map(rules);
  return new Map(
    claims.map((claim) => {
      const { id, scheme, submittedAt } = claim;
      const filedOn = submittedAt === null ? today : calendarDateInIndia(submittedAt);
      const own = items.flatMap(({ reimbursementId, item }) => (reimbursementId === id ? [item] : []));
      return [id, targetDaysOf(rulesOf.get(pinOf(claim)) ?? [], { scheme, filedOn, items: own }, ctx.config.targetDays)];
    }),
  );
}

const pinOf = ({ scheme, rulesUntil }: Pinned): string => `${scheme} ${rulesUntil ?? ""}`;

/** The target days of one claim. */
export async function getTargetDays(db: Db | Tx, ctx: Context, claim: Pinned): Promise<TargetDays> {
  return (await selectTargetDays(db, ctx, [claim])).get(claim.id) ?? ctx.config.targetDays;
}

/** The date by which a member is to reply to what is shared now, YYYY-MM-DD. */
export const replyDate = ({ now }: Pick<AppContext, "now">, { member }: TargetDays): string => daysAfter(calendarDateInIndia(now()), member);
