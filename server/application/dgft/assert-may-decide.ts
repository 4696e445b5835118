import type { StaffActor } from "#domain/accounts/actor.ts";
import { forbidden } from "#domain/errors.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectCouncilActors } from "#db/queries/reimbursements.ts";

/**
 * Refuses a decision of DGFT by somebody who acted on the reimbursement for the council, whatever their role is now.
 * @throws forbidden (`acted_before`)
 * @source money.md 5
 */
export async function assertMayDecide(tx: Tx, actor: StaffActor, reimbursementId: string): Promise<void> {
  const councilActors = await selectCouncilActors(tx, reimbursementId);
  if (councilActors.includes(actor.userId)) throw forbidden("acted_before", dgftMessages.actedBefore);
}
