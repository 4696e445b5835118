import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { nextFor, type NextWaiting, type NextWaitingInput } from "../reviews/next-waiting.ts";

/** The next reimbursement that waits for a decision of DGFT. */
export async function nextDecision(ctx: AppContext, input: NextWaitingInput): Promise<NextWaiting> {
  return { next: await nextFor(ctx, authorize(ctx.actor, "dgft.list"), input) };
}
