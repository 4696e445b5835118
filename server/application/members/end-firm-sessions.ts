import { z } from "zod";
import { memberMessages } from "#domain/members/messages.ts";
import { getListedFirm, lockFirm, lockUsersOfFirm } from "#db/queries/members.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { tellOfPrograms } from "../accounts/tell-of-programs.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { FirmChangedView } from "./deactivate-firm.ts";

export const EndFirmSessionsInput = z.object({ firmId: z.uuid() });
export type EndFirmSessionsInput = z.infer<typeof EndFirmSessionsInput>;

/**
 * Ends all sessions of a firm, web and REST, with its API keys and webhooks. Its users can sign in again. Users who had API keys or webhooks get an
 * e-mail. Repeating it changes nothing more.
 * @throws not_found
 * @source security.md 3.1 ("C can end a firm's sessions"), row 17
 */
export async function endFirmSessions(ctx: AppContext, { firmId }: EndFirmSessionsInput): Promise<FirmChangedView> {
  authorize(ctx.actor, "members.endSessions");
  const firm = await transact(ctx, async (tx) => {
    await lockFirm(tx, firmId);
    for (const user of await lockUsersOfFirm(tx, firmId)) {
      const hadPrograms = await markUserSessionsEnded(tx, user.id, "ended_by_council");
      if (hadPrograms) await tellOfPrograms(tx, user);
    }
    await recordAudit(tx, ctx, { event: "firm.endSessions", subject: { kind: "firm", id: firmId } });
    return getListedFirm(tx, firmId);
  });
  return { firm, message: memberMessages.signedOut(firm.name) };
}
