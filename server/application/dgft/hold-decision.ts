import type { StaffActor } from "#domain/accounts/actor.ts";
import { transact } from "#db/connection/transact.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockForwardedReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { beginHold, endHoldNow, type EndHoldInput, type HoldInput } from "../reimbursements/holds.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { assertMayDecide } from "./assert-may-decide.ts";

/**
 * Stops DGFT's clock of a reimbursement until a day.
 * @throws forbidden (`acted_before`); not_found; invalid (reason, day); conflict (not with DGFT, on hold already, stale version)
 * @source desks-and-more.md 1 "Holds"
 */
export async function holdDecision(ctx: AppContext, input: HoldInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.hold");
  return transact(ctx, async (tx) => beginHold({ tx, ctx, actor, current: await lockForDecision(tx, actor, input) }, "dgft", input));
}

/** Ends that hold today. @throws forbidden (`acted_before`); not_found; conflict (not on hold, stale version) */
export async function endDecisionHold(ctx: AppContext, input: EndHoldInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dgft.hold");
  return transact(ctx, async (tx) => endHoldNow({ tx, ctx, actor, current: await lockForDecision(tx, actor, input) }, "dgft", input));
}

async function lockForDecision(tx: Tx, actor: StaffActor, { reimbursementId }: EndHoldInput): Promise<ReimbursementRow> {
  const current = await lockForwardedReimbursement(tx, reimbursementId);
  await assertMayDecide(tx, actor, current.id);
  return current;
}
