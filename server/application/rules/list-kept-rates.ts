import { selectKeptRates, type KeptRate } from "#db/queries/waiting-amounts.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

const mostShown = 200;

/**
 * The claims of the council that keep another rate than the table has now, by their numbers, at most 200 rates of them.
 * @source money.md 1: a rate that was typed wrongly; an officer takes the corrected one on the page of the claim
 */
export async function listKeptRates(ctx: AppContext): Promise<{ rates: readonly KeptRate[]; hasMore: boolean }> {
  authorize(ctx.actor, "rules.readExchangeRates");
  const found = await selectKeptRates(ctx.db, mostShown + 1);
  return { rates: found.slice(0, mostShown), hasMore: found.length > mostShown };
}
