import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { findInboxEntry, updateHandled, type InboxEntry } from "#db/queries/site.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { InboxEntryInput } from "./list-inbox.ts";

export const MarkHandledInput = InboxEntryInput.extend({ isHandled: z.boolean() });
export type MarkHandledInput = z.infer<typeof MarkHandledInput>;

/** Marks an entry as handled, with actor and time, or opens it again. Repeating it changes nothing. @throws not_found */
export async function markHandled(ctx: AppContext, { kind, id, isHandled }: MarkHandledInput): Promise<InboxEntry> {
  const actor = authorize(ctx.actor, "site.markHandled");
  return transact(ctx, async (tx) => {
    await updateHandled(tx, kind, id, isHandled ? { userId: actor.userId, at: ctx.now() } : undefined);
    const entry = await findInboxEntry(tx, kind, id);
    if (entry === undefined) throw notFound("not_found", siteMessages.entryNotFound);
    return entry;
  });
}
