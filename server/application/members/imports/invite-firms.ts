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
 * Queues the next activation emails of an import, and enqueues the following ones a minute later: a mail server that gets
 * thousands at once treats the sender as a spammer. Users who got an email or signed in since get none.
 * @throws whatever `run` throws
 */
export async function inviteFirms(ctx: AppContext, { importId, part }: { importId: string; part: number }, run: ImportRun): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, async (tx) => {
    await run.finish(tx);
    const current = await lockImport(tx, importId);
    const logins = await lockUninvitedLogins(tx, importId, current.invitedCursor, invitationsPerMinute);
    const waiting = logins.filter(({ isWaiting }) => isWaiting);
    for (const login of waiting) await queueActivation(tx, ctx, login);
    const isLastPart = logins.length < invitationsPerMinute;
    await updateImport(tx, importId, {
      // A login that was not found by its email got its activation email when that was changed.
      invited: isLastPart ? current.created : current.invited + logins.length,
      invitedCursor: logins.at(-1)?.rowNo ?? current.invitedCursor,
    });
    if (isLastPart) return;
    const next = part + 1;
    const notBefore = new Date(ctx.now().getTime() + minuteMs);
    await enqueue(tx, "invite-firms", { importId, part: next }, { key: `invite-firms-${importId}-${next}`, notBefore });
  });
}
