import type { AppContext } from "../../context.ts";
import type { Refused } from "../authorize.ts";
import { recordRepeated } from "./record-repeated.ts";

/**
 * Writes down that somebody tried what their role may not do. The refusal stands whether or not this could be written, so
 * a failure is the log's.
 * @source security.md row 40
 */
export async function recordRefusal(ctx: Omit<AppContext, "actor">, { actor, permission }: Refused): Promise<void> {
  await recordRepeated({ ...ctx, actor }, { event: "permission.use", outcome: "refused", detail: { permission } }).catch((error: unknown) =>
    ctx.log.error({ err: error, event: "refusal_not_recorded", permission, requestId: ctx.origin.requestId }),
  );
}
