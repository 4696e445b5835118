import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { findOwnReimbursement, upsertServedVersion } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "./inputs.ts";
import { presentReimbursement } from "./present-reimbursement.ts";
import { readClaim } from "./read-claim.ts";
import type { ReimbursementView } from "./view.ts";

export const GetOwnInput = z.object({ reimbursementId: ReimbursementId });
export type GetOwnInput = z.infer<typeof GetOwnInput>;

/**
 * A reimbursement of the member's firm, with answers, documents, remarks and what is open for change.
 * @throws not_found (unknown, or another firm's)
 */
export async function getOwnReimbursement(ctx: AppContext, input: GetOwnInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.getOwn");
  const row = await findOwnReimbursement(ctx.db, input.reimbursementId, actor.firmId);
  if (row === undefined) throw notFound("not_found", reimbursementMessages.notFound);
  if (ctx.origin.transport === "rest")
    await upsertServedVersion(ctx.db, { sessionId: actor.sessionId, reimbursementId: row.id, version: row.version });
  return presentReimbursement(await readClaim(ctx.db, ctx, row), actor, ctx);
}
