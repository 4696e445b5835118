import type { AppContext } from "../../context.ts";
import type { Refused } from "../authorize.ts";
import { recordRepeated } from "./record-repeated.ts";

/**
 * Records that a user attempted an action that their role may not take. The action is refused even if this cannot be written; a
 * failure is only logged.
 * @source security.md row 40
 */
export async function recordRefusal(ctx: Omit<AppContext, "actor">, { actor, permission }: Refused): Promise<void> {
  await recordRepeated({ ...ctx, actor }, { event: "permission.use", outcome: "refused", detail: { permission } }).catch((error: unknown) =>
    ctx.log.error({ err: error, event: "refusal_not_recorded", permission, requestId: ctx.origin.requestId }),
  );
}
