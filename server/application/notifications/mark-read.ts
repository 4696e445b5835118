import { z } from "zod";
import { markNotificationsRead } from "#db/queries/notifications.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

export const MarkReadInput = z.object({
  ids: z.array(z.uuid()).max(100).optional(),
  /** What was opened: every notice about it is read. Of a claim not those whose matter stands on the page of the firm's payments. */
  reimbursementId: z.string().max(40).optional(),
  enquiryEntryId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  invoiceId: z.uuid().optional(),
  fairId: z.uuid().optional(),
  payments: z.literal(true).optional(),
});
export type MarkReadInput = z.infer<typeof MarkReadInput>;

/** Marks the actor's own notifications as read: the given ones, those about what was opened, or all. Ids of other users have no effect. */
export async function markRead(ctx: AppContext, input: MarkReadInput): Promise<void> {
  const actor = authorize(ctx.actor, "notifications.markRead");
  await transact(ctx, (tx) => markNotificationsRead(tx, actor.userId, ctx.now(), input));
}
