import type { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { insertApplicationEvent, updateJoiningApplication } from "#db/queries/joining.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { lockSeenApplication, SeenApplication, type JoiningChangedView } from "./ask-applicant.ts";
import { presentApplication } from "./get-application.ts";
import { writeToApplicant } from "./submit-application.ts";

export const RefuseApplicationInput = SeenApplication.extend({ reason: plainText("Reason", 1000) });
export type RefuseApplicationInput = z.output<typeof RefuseApplicationInput>;

/**
 * Refuses an application with a reason, which its applicant reads behind the link. Who was refused may apply again.
 * @throws not_found; conflict (`already_decided`, `wrong_state`, `stale_version`)
 */
export async function refuseApplication(ctx: AppContext, { reason, ...input }: RefuseApplicationInput): Promise<JoiningChangedView> {
  const actor = authorize(ctx.actor, "joining.refuse");
  const row = await transact(ctx, async (tx) => {
    const { id } = await lockSeenApplication(tx, "refuse", input);
    const at = ctx.now();
    const refused = await updateJoiningApplication(tx, id, { state: "refused", reason, decidedAt: at, decidedBy: actor.userId, changedAt: at });
    await insertApplicationEvent(tx, id, "refused", { actorId: actor.userId, at });
    await recordAudit(tx, ctx, { event: "joining.refuse", subject: { kind: "application", id } });
    await writeToApplicant(tx, refused, "joining_refused");
    return refused;
  });
  return { application: await presentApplication(ctx, row), message: joiningMessages.refused };
}
