import { invitationsPerMinute } from "#domain/members/import-messages.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { lockImport, lockUninvitedLogins, updateImport } from "#db/queries/imports.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { queueActivation } from "../../accounts/queue-activation.ts";
import { authorizeSystem } from "../../authorize.ts";
import type { ImportRun } from "./stage-import.ts";

const minuteMs = 60_000;

/**
 * Puts the next activation mails of an import on their way, and asks for those after them a minute later: a mail server that is
 * handed thousands at once takes their sender for a spammer. Who has had a mail or signed in meanwhile gets none.
 * @throws whatever `run` throws
 */
export async function inviteFirms(ctx: AppContext, { importId, part }: { importId: string; part: number }, run: ImportRun): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, async (tx) => {
    await run.finish(tx);
    const current = await lockImport(tx, importId);
    const logins = await lockUninvitedLogins(tx, importId, current.invitedCursor, invitationsPerMinute);
    const last = logins.at(-1);
    if (last === undefined) return;
    const waiting = logins.filter(({ isWaiting }) => isWaiting);
    for (const login of waiting) await queueActivation(tx, ctx, login);
    await updateImport(tx, importId, { invited: current.invited + logins.length, invitedCursor: last.rowNo });
    const next = part + 1;
    const notBefore = new Date(ctx.now().getTime() + minuteMs);
    if (logins.length === invitationsPerMinute)
      await enqueue(tx, "invite-firms", { importId, part: next }, { key: `invite-firms-${importId}-${next}`, notBefore });
  });
}
