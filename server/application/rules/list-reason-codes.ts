import { selectReasonCodes, type ReasonCode } from "#db/queries/recommendations.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/** The reasons for amounts by code, those that are offered no longer too. @source money.md 5 */
export async function listReasonCodes(ctx: AppContext): Promise<ReasonCode[]> {
  authorize(ctx.actor, "rules.readReasons");
  return selectReasonCodes(ctx.db);
}
