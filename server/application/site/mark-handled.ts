import { z } from "zod";
import { conflict, notFound } from "#domain/errors.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { findInboxEntry, lockInboxEntry, updateHandled, type InboxEntry } from "#db/queries/site.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { InboxEntryInput } from "./list-inbox.ts";

export const MarkHandledInput = InboxEntryInput.extend({
  isHandled: z.boolean(),
  /** What the user has read of the values that a sender can correct; without it nothing is compared. */
  seen: z.object({ organisation: z.string(), designation: z.string() }).optional(),
});
export type MarkHandledInput = z.infer<typeof MarkHandledInput>;

/**
 * Marks an entry as handled, with actor and time, or opens it again. Repeating it changes nothing.
 * @throws not_found; conflict (`stale_version`: the sender has corrected what the user has read)
 */
export async function markHandled(ctx: AppContext, { kind, id, isHandled, seen }: MarkHandledInput): Promise<InboxEntry> {
  const actor = authorize(ctx.actor, "site.markHandled");
  return transact(ctx, async (tx) => {
    const stored = await lockInboxEntry(tx, kind, id);
    if (stored === undefined) throw notFound("not_found", siteMessages.entryNotFound);
    const { organisation, designation } = stored.fields;
    if (seen !== undefined && (seen.organisation !== organisation || seen.designation !== designation))
      throw conflict("stale_version", siteMessages.entryCorrected);
    await updateHandled(tx, kind, id, isHandled ? { userId: actor.userId, at: ctx.now() } : undefined);
    const entry = await findInboxEntry(tx, kind, id);
    if (entry === undefined) throw notFound("not_found", siteMessages.entryNotFound);
    return entry;
  });
}
